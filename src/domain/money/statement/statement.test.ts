import { describe, expect, it } from 'vitest'
import { mergeStatement } from './statement.ts'

const sources = {
  funds: [
    {
      requestId: 'f1',
      amount: 2000,
      paymentMethod: 'QR',
      status: 'approved',
      createdAt: '2026-11-20T10:02:00Z',
    },
    {
      requestId: 'f2',
      amount: 500,
      paymentMethod: 'UPI',
      status: 'rejected',
      createdAt: '2026-11-19T16:55:00Z',
      remarks: 'No payment with this id',
    },
    {
      requestId: 'f3',
      amount: 700,
      paymentMethod: 'UPI',
      status: 'pending',
      createdAt: '2026-11-19T10:00:00Z',
    },
  ],
  withdrawals: [
    {
      _id: 'w1',
      amount: 3000,
      method: 'bank',
      status: 'processing',
      createdAt: '2026-11-19T08:14:00Z',
      accountDetails: 'State Bank of India, 123400004821, SBIN0005943',
    },
  ],
  bets: [
    {
      _id: 'b1',
      betType: 'single',
      betNumber: '1',
      session: 'open',
      gameName: 'Malwa Day',
      betAmount: 100,
      winAmount: 1000,
      status: 'won',
      betDate: '2026-11-20T09:00:00Z',
      resultDate: '2026-11-20T12:41:00Z',
    },
    {
      _id: 'b2',
      betType: 'fullSangam',
      betNumber: '128-470',
      session: null,
      gameName: 'Konkan Day',
      betAmount: 20,
      status: 'cancelled',
      betDate: '2026-11-18T11:20:00Z',
    },
  ],
  starlineBets: [
    {
      _id: 's1',
      betType: 'single pana',
      betNumber: '123',
      gameId: { _id: 'sg1', gameName: 'Star 2 PM' },
      betAmount: 10,
      potentialWin: 1500,
      status: 'won',
      betDate: '2026-11-20T07:00:00Z',
      resultDate: null,
    },
  ],
}

describe('a wallet statement', () => {
  const rows = mergeStatement(sources)

  it('lists every movement, newest first, a won bet as stake and as win §2.98 §3.30', () => {
    expect(rows.map(({ key, amount, sense }) => [key, amount, sense])).toEqual([
      ['win b1', 1000, 'credit'],
      ['fund f1', 2000, 'credit'],
      ['bet b1', 100, 'debit'],
      ['starline-win s1', 1500, 'credit'],
      ['starline-bet s1', 10, 'debit'],
      ['fund f2', 500, 'rejected'],
      ['fund f3', 700, 'pending'],
      ['withdrawal w1', 3000, 'debit'],
      ['bet b2', 20, 'rejected'],
    ])
  })

  it('is empty without sources, and merges what could be loaded', () => {
    expect(mergeStatement({})).toEqual([])
    expect(mergeStatement({ funds: sources.funds })).toHaveLength(3)
  })

  it('puts a row without a readable date last', () => {
    const withdrawals = sources.withdrawals.map((row) => ({ ...row, createdAt: 'soon' }))
    const last = mergeStatement({ ...sources, withdrawals }).at(-1)
    expect([last?.key, last?.at]).toEqual(['withdrawal w1', null])
  })
  it('takes an empty session or name as one that was left out', () => {
    const bet = { betType: 'single', betNumber: '1', betAmount: 10, status: 'lost', betDate: '' }
    const gameId = { _id: 'm', gameName: 'Malwa Day' }
    const [row] = mergeStatement({
      bets: [{ ...bet, _id: 'b', session: '', gameName: '', gameId }],
    })
    expect(row).toMatchObject({ session: null, gameName: 'Malwa Day' })
  })
})
