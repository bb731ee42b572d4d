import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { faultTitles, latencyProfiles, type PlannedFault } from '#mocks/http/faults.ts'
import { players } from '#mocks/seed/players.ts'
import { paths } from '#paths'
import { minutesOf, type Scenario } from './define.ts'
import { groupScenarios, scenarios } from './registry.ts'

/** When most scenarios begin, which the page says once. */
const usualTime = '13:42'

function faultInWords({ fault, times }: PlannedFault): string {
  const often = times === undefined ? '' : times === 1 ? ', once' : `, ${times} times`
  return `${faultTitles[fault.kind].toLowerCase()}${often}`
}

/** What goes wrong, each with the calls it happens to. */
const faultsInWords = (faults: readonly PlannedFault[]): string[] =>
  [...new Set(faults.map(faultInWords))].map((words) => {
    const calls = faults
      .filter((fault) => faultInWords(fault) === words)
      .map(({ operation }) => (operation === '*' ? 'every call' : `\`${operation}\``))
    return `${calls.join(', ')}: ${words}`
  })

function facts({ id, clock, signedInAs, start, faults = [], latency }: Scenario): string[] {
  const day = clock.sunday ? ', on a Sunday' : ''
  return [
    `\`/?scenario=${id}\``,
    ...(clock.time === usualTime && !clock.sunday ? [] : [`${formatTimeOfDay(clock.time)}${day}`]),
    ...(signedInAs === 'sample' ? [] : [signedInAs ? players[signedInAs].name : 'nobody']),
    ...(start === paths.dashboard ? [] : [`at \`${start}\``]),
    ...faultsInWords(faults),
    ...(latency ? [`every reply takes ${latencyProfiles[latency] / 1000} s`] : []),
  ]
}

function chapter(scenario: Scenario, picture: string | undefined): string {
  const steps = scenario.script.length
  return [
    `### ${scenario.title}`,
    `${scenario.effect}.`,
    [
      ...facts(scenario),
      `${steps} ${steps === 1 ? 'step' : 'steps'}, ${minutesOf(scenario)} min`,
    ].join('; '),
    // The heading says what it shows.
    ...(picture ? [`![](${picture})`] : []),
  ].join('\n\n')
}

/** The text of `docs/scenarios.md`; `pictures` are the file names in `docs/scenarios/`, called after the ids. */
export function scenariosPage(pictures: readonly string[]): string {
  const count = scenarios.reduce((sum, { script }) => sum + script.length, 0)
  const pictureOf = (id: string) => {
    const file = pictures.find((name) => name.startsWith(`${id}.`))
    return file && `scenarios/${file}`
  }
  return `${[
    '# Scenarios',
    `${scenarios.length} situations and ${count} steps. \`npm run generate -- scenarios\` writes this page from [these files](../scenarios/README.md). Where nothing else is said, Sample Player is at home, at ${formatTimeOfDay(usualTime)}.`,
    ...groupScenarios(scenarios).flatMap((group) => [
      `## ${group.heading}`,
      ...group.scenarios.map((scenario) => chapter(scenario, pictureOf(scenario.id))),
    ]),
  ].join('\n\n')}\n`
}
