import { describe, expect, it } from 'vitest'
import {
  funds,
  statementBets,
  statementStarlineBet,
  withdrawals,
} from '#tests/testing/pages/statement-rows.ts'
import { mergeStatement, runningBalances, type StatementRow } from './statement.ts'

describe('a wallet statement', () => {
  const cancelled = statementBets.map((bet) => ({ ...bet, _id: 'b2', status: 'cancelled' }))
  const sources = { funds, withdrawals, bets: [...statementBets, ...cancelled] }

  it('lists every movement, newest first, a won bet as stake and as win §2.98 §3.30', () => {
    const rows = mergeStatement({
      ...sources,
      starlineBets: [statementStarlineBet('s1', 'won', 7)],
    })
    expect(rows.map(({ key, amount, sense }) => [key, amount, sense])).toEqual([
      ['win b1', 1000, 'credit'],
      ['fund f1', 2000, 'credit'],
      ['bet b1', 100, 'debit'],
      ['bet b2', 100, 'rejected'],
      ['fund f2', 500, 'rejected'],
      ['withdrawal w1', 3000, 'debit'],
      ['fund f3', 700, 'pending'],
      ['starline-win s1', 1500, 'credit'],
      ['starline-bet s1', 10, 'debit'],
    ])
  })

  it('puts a row without a readable date last', () => {
    const undated = withdrawals.map((row) => ({ ...row, createdAt: 'soon' }))
    const last = mergeStatement({ ...sources, withdrawals: undated }).at(-1)
    expect([last?.key, last?.at]).toEqual(['withdrawal w1', null])
  })

  it('takes an empty session or name as one that was left out', () => {
    const gameId = { _id: 'm', gameName: 'Malwa Day' }
    const left = cancelled.map((bet) => ({ ...bet, session: '', gameName: '', gameId }))
    expect(mergeStatement({ bets: left })).toMatchObject([{ session: null, gameName: 'Malwa Day' }])
  })
})

describe('the running balance', () => {
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

  it('counted back from the balance of now, newest first', () => {
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

  it('pending or refused entries move nothing, and show no balance', () => {
    const balances = runningBalances(
      [row('waits', 'pending', 700), row('refused', 'rejected', 500), row('fund', 'credit', 2000)],
      2500,
    )
    expect([...(balances ?? [])]).toEqual([['fund', 2500]])
  })

  it('no balance is shown if the rows don’t explain it', () => {
    expect(runningBalances([row('fund', 'credit', 2000)], 1999)).toBeNull()
    expect(runningBalances([{ ...row('fund', 'credit', 2000), at: null }], 2500)).toBeNull()
    expect(runningBalances([row('win', 'credit', null)], 2500)).toBeNull()
    const twice = row('bet', 'debit', 100)
    expect(runningBalances([twice, twice], 2500)).toBeNull()
  })
})
