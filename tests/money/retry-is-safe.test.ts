import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { retryIsSafe } from '#scenarios/stories/network.ts'

test('under one key a bet is placed once, whatever happens to its answer', async () => {
  const scenarioSession = startScenario(retryIsSafe, {
    device: manualClock(new Date(2026, 10, 20, 9, 0).getTime()),
  })
  const { db } = scenarioSession.backend
  const start = { balance: balanceOf(db, 'sample-player'), bets: db.bet.count() }
  const played = []
  for (const { run } of retryIsSafe.script) {
    const reported = await run(scenarioSession)
    const bets = db.bet.count() - start.bets
    played.push({ reported, bets, spent: start.balance - balanceOf(db, 'sample-player') })
  }
  expect(played).toEqual([
    { reported: 'No reply, but one record at the host.', bets: 1, spent: 200 },
    { reported: 'New balance ₹12,250, and still one record.', bets: 1, spent: 200 },
    {
      reported: '“This Idempotency-Key was used for another request.” Still one record.',
      bets: 1,
      spent: 200,
    },
    { reported: 'New balance ₹12,050, and now 2 records.', bets: 2, spent: 400 },
  ])
})
