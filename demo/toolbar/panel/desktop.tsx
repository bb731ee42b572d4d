import { useDemoState } from '../../control/use-control.ts'
import { LastActionLine, Tag } from '../parts.tsx'
import { WouldOpen } from '../would-open.tsx'
import { PanelButtons, PanelContent, type PanelProps } from './front.tsx'

/** The panel at the right of a wide screen. */
export function DesktopPanel({ panel, state }: PanelProps) {
  const { title } = useDemoState().currentScenario
  return (
    <aside className="dt-panel" aria-label="Demo tools">
      <header className="dt-bar">
        <Tag />
        <h2 className="dt-grow">
          {title}
          <small>Demo, no real money</small>
        </h2>
        <PanelButtons panel={panel} state={state} />
      </header>
      <LastActionLine />
      <WouldOpen />
      <div className="dt-stack">
        <PanelContent panel={panel} state={state} isWide />
      </div>
    </aside>
  )
}
