import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { dayKey } from '#domain/time/dates.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
import { setStage } from './stage.ts'
import { countDay, fullHouse } from './stories/full-house.ts'

const friday = new Date(2026, 10, 20, 9, 0).getTime()

test('the day of 200 players is counted from the ledger, and its sums are those of the bets', async () => {
  const stage = setStage(fullHouse, { device: manualClock(friday) })
  const { db } = stage.backend
  // 600 bets of the 200 players, and two of the sample player, who has won ₹1,000.
  expect(countDay(stage)).toMatch(/^201 players, 602 bets for ₹6,200; \d+ wins for ₹[\d,]+\.$/)
  for (const step of fullHouse.script) await step.run(stage)
  const today = db.bet.getAll().filter(({ date }) => date === dayKey(friday))
  expect(today.filter(({ status }) => status === 'pending')).toEqual([])
  const won = today.filter(({ status }) => status === 'won')
  const paid = won.reduce((sum, { winAmount }) => sum + winAmount, 0).toLocaleString('en-IN')
  expect(countDay(stage)).toContain(`; ${won.length} wins for ₹${paid}.`)
  const balances = db.account.getAll().map(({ id }) => balanceOf(db, id))
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(0)
})
