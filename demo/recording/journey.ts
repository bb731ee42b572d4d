import { formatRupees } from '#domain/money/money.ts'
import { players } from '#mocks/seed/players.ts'
import type { Snapshot } from '#mocks/store/db.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { titleOf } from './act-title.ts'
import { relativeTo } from './portable.ts'
import { startOf, type Act, type Recording } from './recording.ts'

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A value as code, with its moments counted from the start of the journey. */
const codeOf = (value: unknown, start: number): string =>
  JSON.stringify(value, relativeTo(start))
    .replaceAll(/"@i(-?\d+)"/g, 'isoAt($1)')
    .replaceAll(/"@(-?\d+)"/g, 'at($1)')
    .replaceAll('"@@', '"')

/** A step that was done before, or can't be done any more, doesn't stop the story. */
const outcomeOf = (title: string) =>
  `/^(Done|Already done|Skipped): ${title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$/`

const nextStep = (title: string) => [
  `  await page.getByRole('button', { name: ${quoted(title)}, exact: true }).click()`,
  `  await expect(page.getByText(${outcomeOf(title)})).toBeVisible()`,
]

/** An act as code: a step by its button, anything else on the demo's stage, at its time. */
function linesOf(act: Act, recording: Recording): string[] {
  const scenario = scenarioById(recording.scenario)
  const start = startOf(recording)
  const { step, did = [], left = {} } = act
  const title = titleOf(act, scenario)
  const clock = `  await stage.evaluate(({ clock }, now) => clock.set(now), at(${act.at - start}))`
  if (step !== undefined) return ['', clock, ...nextStep(title)]
  const writes = did.map(({ at = act.at, ...write }) => {
    const code = codeOf([write, at], start)
    return `  await stage.evaluate(({ backend }, [write, now]) => backend.write(write, now), ${code} as const)`
  })
  const faults = left.faults && codeOf(left.faults, start)
  const network = faults
    ? [
        `  await stage.evaluate(({ backend }, planned) => {`,
        `    backend.faults.clear()`,
        `    for (const each of planned) backend.faults.add(each)`,
        `  }, ${faults} as const)`,
      ]
    : []
  return [
    '',
    `  // ${title}`,
    ...(did.length > 0 ? writes : network.length > 0 ? network : [clock]),
  ]
}

/** What the scenario's player has in the end, if it's they who are signed in. */
function balanceOf({ scenario }: Recording, { rows }: Snapshot): number | null {
  const { signedInAs } = scenarioById(scenario)
  if (!signedInAs) return null
  const { id } = players[signedInAs]
  const own = (rows.ledgerEntry ?? []).filter(({ accountId }) => accountId === id)
  return own.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * A recording as a journey for Playwright, to be saved in `e2e/journeys/demo/`: it does the same on
 * the demo build, and looks for the balance that came of it. `rows` are those at its end.
 */
export function journeyOf(recording: Recording, rows: Snapshot): string {
  const { scenario, day, acts, moment } = recording
  const { title } = scenarioById(scenario)
  const balance = balanceOf(recording, rows)
  const lines = acts.slice(0, moment).flatMap((act) => linesOf(act, recording))
  const uses = (name: string) => lines.some((line) => line.includes(`${name}(`))
  return `${[
    `import { expect, test } from '../../fixtures.ts'`,
    `import { openTools } from '../../testing/pages/tools.ts'`,
    '',
    `test(${quoted(`${title}, as it was shown on ${day}`)}, async ({ page }) => {`,
    `  await page.goto(${quoted(`/?scenario=${scenario}&day=${day}&held=1`)})`,
    `  await openTools(page)`,
    `  const stage = await page.evaluateHandle(() => window.ank as NonNullable<typeof window.ank>)`,
    `  const start = await stage.evaluate(({ clock }) => clock.now())`,
    `  const at = (ms: number) => start + ms`,
    ...(uses('isoAt') ? [`  const isoAt = (ms: number) => new Date(at(ms)).toISOString()`] : []),
    ...lines,
    ...(balance === null
      ? []
      : [
          '',
          `  await page.goto('/dashboard')`,
          `  const balance = page.getByRole('banner').getByRole('link', { name: /^Balance/ })`,
          `  await expect(balance).toHaveAccessibleName(${quoted(`Balance ${formatRupees(balance)}`)})`,
        ]),
    '})',
  ].join('\n')}\n`
}
