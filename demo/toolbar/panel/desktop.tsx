import { useDemoState } from '../../control/use-control.ts'
import { SaidLine, Tag } from '../parts.tsx'
import { WouldOpen } from '../would-open.tsx'
import { Front, FrontButtons, type PanelProps } from './front.tsx'

/** The panel at the right of a wide screen. */
export function DesktopPanel({ panel, state }: PanelProps) {
  const { title } = useDemoState().story
  return (
    <aside className="dt-panel" aria-label="Demo tools">
      <header className="dt-bar">
        <Tag />
        <h2 className="dt-grow">
          {title}
          <small>Demo, no real money</small>
        </h2>
        <FrontButtons panel={panel} state={state} />
      </header>
      <SaidLine />
      <WouldOpen />
      <div className="dt-stack">
        <Front panel={panel} state={state} isWide />
      </div>
    </aside>
  )
}
