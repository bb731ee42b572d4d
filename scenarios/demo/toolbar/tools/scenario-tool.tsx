import { useState } from 'react'
import { Choice, Labelled } from '../parts.tsx'
import { useDirector, useStoryPosition } from '../use-director.ts'
import { scenariosWith } from './search.ts'

/** What is chosen is in sight in its list, also when that is long. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('label:has(:checked)')
  chosen?.scrollIntoView?.({ block: 'nearest' })
}

/** Every scenario as a radio list with one line of effect. */
export function ScenarioTool() {
  const director = useDirector()
  const { scenario: current } = useStoryPosition()
  const [search, setSearch] = useState('')
  const found = scenariosWith(search)
  return (
    <>
      <Labelled label="Search scenarios">
        {(id) => (
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Labelled>
      <fieldset ref={showChosen} className="dt-list">
        <legend className="dt-sr">Scenario</legend>
        {found.map(({ id, title, effect }) => (
          <Choice
            key={id}
            name="dt-scenario"
            title={title}
            about={effect}
            chosen={id === current}
            onChoose={() => void director.choose(id)}
          />
        ))}
      </fieldset>
      {found.length === 0 && <p className="dt-note">No scenarios match.</p>}
      <p className="dt-note">Switching scenario resets everything.</p>
    </>
  )
}
