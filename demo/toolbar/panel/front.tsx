import Ellipsis from 'lucide-react/icons/ellipsis'
import EyeOff from 'lucide-react/icons/eye-off'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl } from '../../control/use-control.ts'
import { DeskButton } from '../../desk/desk-button.tsx'
import { Share } from '../share.tsx'
import { ScenarioTool } from '../tools/scenario-tool.tsx'
import { ScriptTool } from '../tools/script-tool.tsx'
import type { Panel, PanelState } from './panel-state.ts'
import { shortcutsOf } from './shortcuts.ts'
import { ToolTabs } from './tool-tabs.tsx'

export interface PanelProps {
  panel: Panel
  state: PanelState
}

/** The buttons beside a panel's title. */
export function PanelButtons({ panel, state }: PanelProps) {
  return (
    <div className="dt-row dt-three">
      <Share />
      <DeskButton />
      <ToolButton
        icon={Ellipsis}
        aria-expanded={state.more}
        onClick={() => panel.set({ more: !state.more })}
      >
        More
      </ToolButton>
    </div>
  )
}

/**
 * What to show, the next step with what to say, and behind “More” everything else. The step stays in
 * sight: at the bottom of a wide screen, before the list on a phone.
 */
export function PanelContent({ panel, state, isWide }: PanelProps & { isWide: boolean }) {
  const control = useControl()
  const scenarioCard = (
    <section key="scenarios" className="dt-card" aria-label="Scenarios">
      <ScenarioTool />
    </section>
  )
  const scriptCard = (
    <section key="script" className="dt-card dt-script" aria-label="Script">
      <ScriptTool />
    </section>
  )
  return (
    <>
      {state.more && (
        <section className="dt-card" aria-label="More tools">
          <ToolTabs tool={state.tool} onChange={(tool) => panel.set({ tool })} />
          <ToolButton
            icon={EyeOff}
            onClick={() => panel.set(isWide ? { hidden: true } : { open: false, hidden: true })}
          >
            Hide for presenting
          </ToolButton>
          <ul className="dt-keys" aria-label="Keys">
            {shortcutsOf(control, panel, isWide).map(({ letter, about }) => (
              <li key={letter}>
                <kbd>Alt {letter}</kbd> {about}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isWide ? [scenarioCard, scriptCard] : [scriptCard, scenarioCard]}
    </>
  )
}
