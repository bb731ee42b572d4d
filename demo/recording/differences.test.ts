import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { setStage } from '#scenarios/stage.ts'
import { differencesOf } from './differences.ts'

const friday = new Date(2026, 10, 20, 9).getTime()

/** The sentences that tell of the first steps of a scenario, and of what else was done. */
async function told(
  id: ScenarioId,
  steps: number,
  more: (stage: ReturnType<typeof setStage>) => unknown = () => {},
) {
  const scenario = scenarioById(id)
  const stage = setStage(scenario, { device: manualClock(friday) })
  const before = stage.backend.snapshot()
  for (const step of scenario.script.slice(0, steps)) await step.run(stage)
  await more(stage)
  return [
    differencesOf(before, stage.backend.snapshot()),
    differencesOf(stage.backend.snapshot(), before),
  ] as const
}

test('a draw, what it paid and what that did to the balance', async () => {
  const [there] = await told('regular-day', 3)
  expect(there).toEqual([
    'Konkan Day’s open result was declared: 128-1.',
    'Sample Player won ₹15,000 with ₹100 on 128, Konkan Day.',
    'Sample Player won ₹2,000 with ₹200 on 1, Konkan Day.',
    'Sample Player’s balance went from ₹12,450 to ₹29,250.',
  ])
})

test('requests, with what became of them', async () => {
  const [there, back] = await told('admin-approvals', 9)
  expect(there).toEqual([
    'Sample Player’s deposit of ₹2,000 is approved.',
    'Sample Player’s deposit of ₹500 is rejected.',
    'Sample Player’s withdrawal of ₹3,000 is completed.',
    'Sample Player’s withdrawal of ₹1,500 is rejected.',
    'Sample Player’s balance went from ₹9,670 to ₹8,670.',
  ])
  expect(back).toEqual([
    'Fund request: 2 rows changed.',
    'Withdrawal: 2 rows changed.',
    'Sample Player’s balance went from ₹8,670 to ₹9,670.',
  ])
})

test('rows by hand, players and everything else, in at most eight sentences', async () => {
  const [there] = await told('regular-day', 0, async ({ backend }) => {
    for (const date of ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']) {
      backend.commands.declareResult({ gameId: 'konkan-day', session: 'open', pana: '128', date })
    }
    backend.commands.deactivateUser({ accountId: 'sample-player' })
    await backend.edit((db) => {
      db.account.change('new-player', { name: 'Asha', email: 'a@example.com' })
      db.banner.remove('banner-pannas')
      db.guide.change('how-to-play', { content: 'Play.' })
      db.mainSettings.change('main', { upiId: 'x@bank' })
      db.contactSettings.change('contact', { email: 'x@example.com' })
      for (const { id } of db.market.getAll()) db.market.change(id, { openTime: '09:00' })
      db.rate.change('regular:jodiDigit', { max: 900 })
    })
  })
  expect(there).toEqual([
    'Result: 4 rows changed.',
    'Sample Player is no longer active.',
    'New Player’s name, email changed.',
    'Market: 5 rows changed.',
    'Banner: a row changed.',
    'Rate: a row changed.',
    'Main settings: a row changed.',
    'And 2 more changes.',
  ])
})
