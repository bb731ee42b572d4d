import type { Scenario } from '#scenarios/define.ts'
import { scenarios, type ScenarioId } from '#scenarios/registry.ts'

/** Without regard to case, and to the commas of large numbers. */
const plain = (text: string) => text.toLowerCase().replaceAll(/(\d),(?=\d)/g, '$1')

const textOf = ({ id, title, effect, also = '', start, script }: Scenario) =>
  plain([id, title, effect, also, start, ...script.map((step) => step.title)].join(' '))

/** The scenarios that have every word of a search, in what they are called or in their story. */
export function scenariosWith(search: string): readonly Scenario<ScenarioId>[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return scenarios.filter((scenario) => {
    const text = textOf(scenario)
    return words.every((word) => text.includes(word))
  })
}
