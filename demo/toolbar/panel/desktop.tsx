import EyeOff from 'lucide-react/icons/eye-off'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useSeen } from '../../control/use-control.ts'
import { DeskButton } from '../../desk/desk-button.tsx'
import { SaidLine, Tag } from '../parts.tsx'
import { ClockTool } from '../tools/clock-tool.tsx'
import { KeepRow } from '../tools/keep-row.tsx'
import { ScenarioTool } from '../tools/scenario-tool.tsx'
import { ScriptTool } from '../tools/script-tool.tsx'
import type { Panel, PanelState, Tool } from './panel-state.ts'
import { shortcutsOf } from './shortcuts.ts'
import { ToolTabs } from './tool-tabs.tsx'

/** What shares one card; everything else has its own. */
const tabbed: readonly Tool[] = ['staff', 'faults', 'log', 'data']

/** The panel at the right of a wide screen: everything in sight at once. */
export function DesktopPanel({ panel, state }: { panel: Panel; state: PanelState }) {
  const control = useControl()
  const { title } = useSeen().story
  const tool = tabbed.includes(state.tool) ? state.tool : 'staff'
  return (
    <aside className="dt-panel" aria-label="Demo tools">
      <header className="dt-bar">
        <Tag />
        <h2 className="dt-grow">
          {title}
          <small>Demo, no real money</small>
        </h2>
        <KeepRow />
        <DeskButton />
        <ToolButton
          icon={EyeOff}
          aria-label="Hide for presenting"
          onClick={() => panel.set({ hidden: true })}
        />
      </header>
      <SaidLine />
      <div className="dt-columns">
        <div className="dt-stack">
          <section className="dt-card" aria-labelledby="dt-h-script">
            <h3 id="dt-h-script">Script</h3>
            <ScriptTool />
          </section>
          <section className="dt-card" aria-labelledby="dt-h-scenario">
            <h3 id="dt-h-scenario">Scenario</h3>
            <ScenarioTool />
          </section>
        </div>
        <div className="dt-stack">
          <section className="dt-card" aria-labelledby="dt-h-clock">
            <h3 id="dt-h-clock">Clock</h3>
            <ClockTool />
          </section>
          <section className="dt-card" aria-label="Staff, faults, log and data">
            <ToolTabs tools={tabbed} tool={tool} onChange={(next) => panel.set({ tool: next })} />
          </section>
        </div>
      </div>
      <ul className="dt-keys" aria-label="Keys">
        {shortcutsOf(control, panel, true).map(({ letter, about }) => (
          <li key={letter}>
            <kbd>Alt {letter}</kbd> {about}
          </li>
        ))}
      </ul>
    </aside>
  )
}
