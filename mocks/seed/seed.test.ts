import { expect, test } from 'vitest'
import { settleBet, settleStarlineBet } from '#domain/bet/settlement.ts'
import { isCanonicalPanna, pannaDigit, resultFromPannas } from '#domain/market/panna.ts'
import { formatResult, parseResult } from '#domain/market/result/result.ts'
import { marketResultOf } from '../http/wire.ts'
import { createBackendStore } from '../store/db.ts'
import { balanceOf } from '../store/ledger.ts'
import { friday, fridayAt } from '../testing/test-backend.ts'
import { baseSeed } from './base.ts'
import { markets } from './markets.ts'
import { players } from './players.ts'

const { db } = createBackendStore(baseSeed(friday))

test('the sample player has ₹12,450, a new one ₹1,000', () => {
  expect(balanceOf(db, players.sample.id)).toBe(12_450)
  expect(balanceOf(db, players.new.id)).toBe(1000)
})

test.each(['00:05', '11:30', '13:42', '15:30', '23:59'])(
  'at %s every stored bet is settled and paid by the rules',
  (time) => {
    const { db } = createBackendStore(baseSeed(fridayAt(time)))
    for (const bet of db.bet.getAll().filter(({ status }) => status !== 'cancelled')) {
      const rate = { min: bet.rateMin, max: bet.rateMax }
      const { status, payout } = settleBet(bet, marketResultOf(db, bet.gameId, bet.date), rate)
      expect([bet.id, bet.status, bet.winAmount]).toEqual([bet.id, status, payout])
    }
    for (const bet of db.starlineBet.getAll()) {
      const drawn = db.starlineResult.findFirst({
        where: { gameId: { equals: bet.gameId }, date: { equals: bet.date } },
      })?.winningNumber
      const { status, payout } = settleStarlineBet(bet, drawn, bet.rateMax)
      expect([bet.id, bet.status, bet.winAmount]).toEqual([bet.id, status, payout])
    }
  },
)

test('charts go back 60 days, and every result in them is possible', () => {
  for (const { id } of markets) {
    const rows = db.result.findMany({ where: { gameId: { equals: id } } })
    expect(new Set(rows.map(({ date }) => date)).size).toBeGreaterThanOrEqual(60)
    for (const { date, pana, digit } of rows) {
      expect([isCanonicalPanna(pana), pannaDigit(pana)]).toEqual([true, digit])
      const result = marketResultOf(db, id, date)
      expect(result).toEqual(resultFromPannas(result.openPana, result.closePana))
      expect(parseResult(formatResult(result))).toEqual(result)
    }
  }
})

test('a past day has the same draws whenever the seed is made', () => {
  const nextWeek = createBackendStore(baseSeed(friday + 7 * 24 * 3_600_000)).db
  const date = '2026-10-15'
  for (const { id } of markets) {
    expect(marketResultOf(nextWeek, id, date)).toEqual(marketResultOf(db, id, date))
  }
})

test.each([
  ['00:05', 9670, 'nothing has happened today yet'],
  ['11:30', 11_450, 'the deposit was approved and both bets are placed'],
  ['12:41', 12_450, 'the first bet has won'],
  ['23:59', 12_450, 'the rest of the day was lost'],
])('at %s the sample player has %i: %s', (time, balance) => {
  const { db } = createBackendStore(baseSeed(fridayAt(time)))
  expect(balanceOf(db, players.sample.id)).toBe(balance)
})

test('nothing is in the future', () => {
  const now = fridayAt('08:00')
  const { db: morning } = createBackendStore(baseSeed(now))
  const moments = [
    ...morning.bet.getAll().map(({ placedAt }) => placedAt),
    ...morning.result.getAll().map(({ declaredAt }) => declaredAt),
    ...morning.fundRequest.getAll().map(({ createdAt }) => createdAt),
    ...morning.ledgerEntry.getAll().map(({ at }) => at),
  ]
  expect(Math.max(...moments)).toBeLessThanOrEqual(now)
})

test('a seed without history has the accounts and markets, and no bets', () => {
  const { db } = createBackendStore(baseSeed(friday, { history: false }))
  expect(db.bet.getAll()).toEqual([])
  expect(db.enquiry.getAll()).toEqual([])
  expect(balanceOf(db, players.sample.id)).toBe(1000)
  expect(db.market.getAll()).toHaveLength(5)
})
