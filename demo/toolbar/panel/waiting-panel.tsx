import { scenarioById } from '#scenarios/registry.ts'
import { stepsUntil, type Recording } from '../../recording/recording.ts'
import { DemoMark } from '../demo-mark.tsx'
import '#ui/tools/controls.css'
import '../styles/forms.css'
import '../styles/tools.css'
import '#ui/tools/places.css'
import '../styles/places.css'

/**
 * The panel of a wide screen until the tools have loaded: its frame, the scenario and the next step,
 * so that no half of the window is blank. A phone has the mark.
 */
export function WaitingPanel({ recording }: { recording: Recording }) {
  const { title, script } = scenarioById(recording.scenario)
  const next = script[stepsUntil(recording)]
  return (
    <div className="dt">
      <DemoMark />
      <aside className="dt-panel dt-waiting" aria-label="Demo tools" aria-busy="true">
        <header className="dt-bar">
          <span className="dt-tag">Demo</span>
          <h2 className="dt-grow">
            {title}
            <small>Demo, no real money</small>
          </h2>
        </header>
        <section className="dt-card" aria-label="Script">
          <p>
            <b>{next ? next.title : 'The end'}</b>
          </p>
          <p className="dt-script-say">{next ? next.say : 'That was the last step.'}</p>
        </section>
        <p className="dt-note">The tools are loading.</p>
      </aside>
    </div>
  )
}
