import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { faultTitles, latencyProfiles, type PlannedFault } from '#mocks/http/faults.ts'
import { players } from '#mocks/seed/players.ts'
import { minutesOf, type Scenario } from './define.ts'
import { groupScenarios, scenarios } from './registry.ts'

function faultInWords({ operation, fault, times }: PlannedFault): string {
  const which = operation === '*' ? 'every call' : `\`${operation}\``
  const often = times === undefined ? '' : times === 1 ? ', once' : `, ${times} times`
  return `${which}: ${faultTitles[fault.kind].toLowerCase()}${often}`
}

function facts(
  { id, clock, signedInAs, start, faults = [], latency }: Scenario,
  states: readonly string[],
): string[] {
  const day = clock.sunday ? ', on a Sunday' : ''
  const who = signedInAs ? players[signedInAs].name : 'nobody'
  return [
    `\`/?scenario=${id}\``,
    `${formatTimeOfDay(clock.time)}${day}`,
    `${who}, at \`${start}\``,
    ...faults.map((fault) => faultInWords(fault)),
    ...(latency ? [`Every reply takes ${latencyProfiles[latency] / 1000} s`] : []),
    ...(states.length > 0
      ? [`For the provider states ${states.map((state) => `“${state}”`).join(', ')}`]
      : []),
  ]
}

function chapter(
  scenario: Scenario,
  picture: string | undefined,
  states: readonly string[],
): string {
  return [
    `## ${scenario.title}`,
    `${[...facts(scenario, states), `${scenario.script.length} steps`].join(' · ')}`,
    ...(picture ? [`![${scenario.title}](${picture})`] : []),
  ].join('\n\n')
}

/** '#a-disputed-result', as pages of Markdown name their chapters. */
const anchor = (title: string) => `#${title.toLowerCase().replaceAll(' ', '-')}`

/** All of them at a glance, for whoever chooses what to show. */
const choices = () =>
  groupScenarios(scenarios).flatMap((group) => [
    `${group.heading}:`,
    group.scenarios
      .map(
        (scenario) =>
          `- [${scenario.title}](${anchor(scenario.title)}), ${minutesOf(scenario)} min: ${scenario.effect}`,
      )
      .join('\n'),
  ])

/**
 * The text of `docs/scenarios.md`. `pictures` are the file names in `docs/scenarios/`, called after
 * the ids; `states` are the contract's, each with the scenario it's set up from.
 */
export function scenariosPage(
  pictures: readonly string[],
  states: readonly { given: string; scenario: string }[],
): string {
  const count = scenarios.reduce((sum, { script }) => sum + script.length, 0)
  const pictureOf = (id: string) => {
    const file = pictures.find((name) => name.startsWith(`${id}.`))
    return file && `scenarios/${file}`
  }
  return `${[
    '# Scenarios',
    `${scenarios.length} situations and ${count} steps. The demo’s toolbar, screen tests, journeys and contracts all use these definitions. \`npm run generate -- scenarios\` writes this page: change the files in \`scenarios/\`, not the page.`,
    ...choices(),
    ...scenarios.map((scenario) => {
      const own = states.filter((state) => state.scenario === scenario.id)
      return chapter(
        scenario,
        pictureOf(scenario.id),
        own.map(({ given }) => given),
      )
    }),
  ].join('\n\n')}\n`
}
