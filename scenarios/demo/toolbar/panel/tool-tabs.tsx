import { useRef, type ComponentType, type KeyboardEvent } from 'react'
import { ClockTool } from '../tools/clock-tool.tsx'
import { DataTool } from '../tools/data/data-tool.tsx'
import { DemoLog } from '../tools/demo-log.tsx'
import { FaultsTool } from '../tools/faults-tool.tsx'
import { ScenarioTool } from '../tools/scenario-tool.tsx'
import { ScriptTool } from '../tools/script-tool.tsx'
import { StaffTool } from '../tools/staff-tool.tsx'
import { useFaults } from '../use-director.ts'
import { toolTitles, type Tool } from './panel-state.ts'

export const toolParts: Record<Tool, ComponentType> = {
  script: ScriptTool,
  scenario: ScenarioTool,
  clock: ClockTool,
  staff: StaffTool,
  faults: FaultsTool,
  log: DemoLog,
  data: DataTool,
}

interface ToolTabsProps {
  tools: readonly Tool[]
  tool: Tool
  onChange: (tool: Tool) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The tools as tabs: arrow keys move, only the chosen tab is in the tab order. */
export function ToolTabs({ tools, tool, onChange }: ToolTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { active, latency } = useFaults()
  const faulty = active.length > 0 || latency !== 'none'
  const Part = toolParts[tool]

  function move(event: KeyboardEvent): void {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = tools[(tools.indexOf(tool) + by + tools.length) % tools.length]
    if (!next) return
    onChange(next)
    const tab = list.current?.querySelector<HTMLElement>(`#dt-tab-${next}`)
    tab?.focus()
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label="Demo tools" className="dt-tabs">
        {tools.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`dt-tab-${each}`}
            aria-selected={each === tool}
            aria-controls={each === tool ? 'dt-tool' : undefined}
            tabIndex={each === tool ? 0 : -1}
            onClick={() => onChange(each)}
            onKeyDown={move}
          >
            {toolTitles[each]}
            {each === 'faults' && faulty && (
              <span className="dt-dot" role="img" aria-label="a fault is on" />
            )}
          </button>
        ))}
      </div>
      <div
        key={tool}
        role="tabpanel"
        id="dt-tool"
        aria-labelledby={`dt-tab-${tool}`}
        className="dt-tool"
      >
        <Part />
      </div>
    </>
  )
}
