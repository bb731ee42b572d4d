import { expect, test } from 'vitest'
import { runningBalances } from './running-balance.ts'
import type { StatementRow } from './statement.ts'

let minutes = 0
const row = (key: string, sense: StatementRow['sense'], amount: number | null): StatementRow => ({
  key,
  kind: 'fund',
  paymentMethod: 'QR',
  amount,
  sense,
  status: '',
  remarks: '',
  at: 1_000_000 - (minutes += 1),
})

test('counted back from the balance of now, newest first', () => {
  const balances = runningBalances(
    [row('win', 'credit', 1000), row('bet', 'debit', 100), row('fund', 'credit', 2000)],
    3400,
  )
  expect([...(balances ?? [])]).toEqual([
    ['win', 3400],
    ['bet', 2400],
    ['fund', 2500],
  ])
})

test('pending or refused entries move nothing, and show no balance', () => {
  const balances = runningBalances(
    [row('waits', 'pending', 700), row('refused', 'rejected', 500), row('fund', 'credit', 2000)],
    2500,
  )
  expect([...(balances ?? [])]).toEqual([['fund', 2500]])
})

test('no balance is shown if the rows don’t explain it', () => {
  expect(runningBalances([row('fund', 'credit', 2000)], 1999)).toBeNull()
  expect(runningBalances([{ ...row('fund', 'credit', 2000), at: null }], 2500)).toBeNull()
  expect(runningBalances([row('win', 'credit', null)], 2500)).toBeNull()
  const twice = row('bet', 'debit', 100)
  expect(runningBalances([twice, twice], 2500)).toBeNull()
})
