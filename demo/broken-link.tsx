import { createRoot } from 'react-dom/client'
import '#ui/tools/controls.css'
import { groupScenarios, scenarios } from '#scenarios/registry.ts'
import './toolbar/styles/always.css'
import './toolbar/styles/forms.css'
import './toolbar/styles/tools.css'
import './toolbar/styles/places.css'
import './toolbar/styles/desk.css'

/** What everybody asks for first. */
const [start] = groupScenarios(scenarios)

/** Instead of the client, for a link that's old or cut: what's wrong with it, and what to open instead. */
export function showBrokenLink(problem: string): void {
  const place = document.getElementById('root')
  if (place) {
    place.dataset.rendered = ''
    place.replaceChildren()
  }
  document.documentElement.dataset.demo = 'desk'
  const own = document.createElement('div')
  document.body.append(own)
  document.title = 'Demo'
  createRoot(own).render(
    <main className="dt dt-desk">
      <h1>This link can’t be opened</h1>
      <p role="alert">{problem}</p>
      <p>The link may be older than this demo, or cut off. Open one of these instead:</p>
      <ul className="dt-stack">
        {start?.scenarios.map(({ id, title, effect }) => (
          <li key={id}>
            <a href={`${window.location.pathname}?scenario=${id}`}>{title}</a>: {effect}
          </li>
        ))}
      </ul>
    </main>,
  )
}
