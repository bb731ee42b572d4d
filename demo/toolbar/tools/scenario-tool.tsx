import { Fragment, useState } from 'react'
import { minutesOf, type Scenario } from '#scenarios/define.ts'
import {
  defaultScenarioId,
  groupScenarios,
  isSituation,
  scenarios,
  type ScenarioId,
} from '#scenarios/registry.ts'
import { useControl, useDemoState } from '../../control/use-control.ts'
import { ToolChoice, ToolField } from '../parts.tsx'

/** In lower case, and without the commas in large numbers, so that a search ignores both. */
const normalize = (text: string) => text.toLowerCase().replaceAll(/(\d),(?=\d)/g, '$1')

const textOf = ({ id, title, effect, also = '', start, script }: Scenario) =>
  normalize([id, title, effect, also, start, ...script.map((step) => step.title)].join(' '))

/** The scenarios that have every word of a search, in their texts, their address or their steps' titles. */
export function scenariosWith(search: string): readonly Scenario<ScenarioId>[] {
  const words = normalize(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return scenarios.filter((scenario) => {
    const text = textOf(scenario)
    return words.every((word) => text.includes(word))
  })
}

/** Scrolls only the list, so that the chosen scenario is in view. */
function bringIntoSight(chosen: HTMLElement, list: HTMLElement): void {
  // On a phone, the list has its full height, and the sheet around it scrolls.
  if (list.scrollHeight <= list.clientHeight) return chosen.scrollIntoView?.({ block: 'nearest' })
  const [frame, box] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
  // The end of the list may be below the screen.
  const end = Math.min(frame.bottom, window.innerHeight)
  if (box.top < frame.top || box.bottom > end) list.scrollTop += box.top - frame.top - box.height
}

/**
 * Scrolls to the chosen scenario once the list has a size: the tools are rendered before they are put
 * into the page. Returns what stops that.
 */
function showChosen(chosen: HTMLElement | null) {
  const list = chosen?.closest<HTMLElement>('.dt-list')
  if (!chosen || !list || typeof ResizeObserver === 'undefined') return
  const watch = new ResizeObserver(() => bringIntoSight(chosen, list))
  watch.observe(list)
  return () => watch.disconnect()
}

/** Every scenario under its heading: what it shows. */
export function ScenarioTool() {
  const { scenario: current } = useDemoState()
  const [search, setSearch] = useState('')
  const groups = groupScenarios(scenariosWith(search))
  return (
    <>
      <div className="dt-search">
        <ToolField
          label="Scenario"
          type="search"
          placeholder="Search"
          value={search}
          onChange={setSearch}
        />
      </div>
      <div className="dt-list" role="radiogroup" aria-label="Scenario">
        {groups.map(({ heading, folded, scenarios: some }) =>
          // A search shows what it finds, even in a folded group.
          folded && search === '' && !some.some(({ id }) => id === current) ? (
            <details key={heading}>
              <summary>{heading}</summary>
              <Choices list={some} />
            </details>
          ) : (
            <Fragment key={heading}>
              <p className="dt-group">{heading}</p>
              <Choices list={some} />
            </Fragment>
          ),
        )}
      </div>
      {groups.length === 0 && <p className="dt-note">No scenarios match.</p>}
    </>
  )
}

const Choices = ({ list }: { list: readonly Scenario<ScenarioId>[] }) => {
  const { order } = useControl()
  const { scenario: current } = useDemoState()
  return list.map((scenario) => {
    const { id, title, effect } = scenario
    return (
      <ToolChoice
        key={id}
        // The first demo of all leaves the scenarios in sight that everybody asks for.
        ref={id === current && id !== defaultScenarioId ? showChosen : undefined}
        name="dt-scenario"
        title={title}
        about={isSituation(scenario) ? effect : `${minutesOf(scenario)} min: ${effect}`}
        chosen={id === current}
        onChoose={() => order({ order: 'scenario', id })}
      />
    )
  })
}
