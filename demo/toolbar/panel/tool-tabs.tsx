import type { ComponentType } from 'react'
import { hasKey } from '#lib/has-key.ts'
import { spaced } from '#mocks/commands/command.ts'
import { faultTitles } from '#mocks/http/faults.ts'
import { LogView } from '#monitor/log-view.tsx'
import { TabPanel, Tabs } from '#ui/frame/tabs/tabs.tsx'
import { ClockTool } from '../tools/clock-tool.tsx'
import { DataTool } from '../tools/data/data-tool.tsx'
import { FaultsTool } from '../tools/faults-tool.tsx'
import { FileTool } from '../tools/file-tool.tsx'
import { StaffTool } from '../tools/staff-tool.tsx'
import { useController, useFaults } from '../use-controller.ts'
import { tools, type Tool } from './panel-state.ts'

/** 'slow, lost-answer' as it is called in the tools. */
const inWords = (fault: string) =>
  fault
    .split(', ')
    .map((kind) => (hasKey(faultTitles, kind) ? faultTitles[kind] : kind))
    .join(', ')

/** The calls of the demo's client. */
function DemoLog() {
  return <LogView log={useController().scenarioSession.backend.log} faultWords={inWords} />
}

const toolParts: Record<Tool, ComponentType> = {
  clock: ClockTool,
  staff: StaffTool,
  faults: FaultsTool,
  log: DemoLog,
  data: DataTool,
  file: FileTool,
}

/** On a small screen with large text a chosen tool would begin below what is in sight. */
const showTool = (tool: HTMLElement | null) => tool?.scrollIntoView({ block: 'nearest' })

interface ToolTabsProps {
  tool: Tool
  onChange: (tool: Tool) => void
}

/** The tools as tabs. */
export function ToolTabs({ tool, onChange }: ToolTabsProps) {
  const { active, latency } = useFaults()
  const isFaulty = active.length > 0 || latency !== 'none'
  const Part = toolParts[tool]
  const items = tools.map((value) => ({
    value,
    label: (
      <>
        {spaced(value)}
        {value === 'faults' && isFaulty && (
          <span className="dt-dot" role="img" aria-label="a fault is on" />
        )}
      </>
    ),
  }))
  return (
    <>
      <div className="dt-tabs">
        <Tabs id="dt-tool" label="Demo tools" items={items} value={tool} onChange={onChange} />
      </div>
      <div key={tool} ref={showTool} className="dt-tool">
        <TabPanel id="dt-tool" value={tool}>
          <Part />
        </TabPanel>
      </div>
    </>
  )
}
