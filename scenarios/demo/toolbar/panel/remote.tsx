import ChevronUp from 'lucide-react/icons/chevron-up'
import { useSeen } from '../../control/use-control.ts'
import { StepButtons } from '../parts.tsx'
import type { Panel } from './panel-state.ts'

/**
 * The story in one bar of 64 px at the bottom of a phone: the client ends above it, and nothing is
 * covered. It is also the permanent mark of the demo.
 */
export function Remote({ panel }: { panel: Panel }) {
  const { done, said, steps } = useSeen()
  const { length } = steps
  const place = length === 0 ? 'No steps' : `${Math.min(done + 1, length)} of ${length}`
  return (
    <section className="dt-remote" aria-label="Demo, no real money">
      <div className="dt-remote-row">
        <button
          type="button"
          className="dt-open"
          aria-expanded={false}
          onClick={() => panel.set({ open: true })}
        >
          <span className="dt-tag dt-no-money">Demo, no real money</span>
          <ChevronUp className="dt-icon" aria-hidden="true" />
          <span className="dt-sr">Open demo tools</span>
        </button>
        <StepButtons />
      </div>
      <p className="dt-remote-line">
        <b>{place}</b>
        <span role="status" className={said?.failed ? 'dt-failed' : undefined}>
          {/* The result comes first, since a phone has one line. */}
          {said && [said.note, said.text].filter(Boolean).join(' · ')}
        </span>
      </p>
    </section>
  )
}
