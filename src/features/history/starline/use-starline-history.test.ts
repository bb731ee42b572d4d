import { expect, it } from 'vitest'
import { writeHistoryQuery } from '#domain/bet/history-query.ts'
import { isNarrowed, readQuery, requestOf } from './use-starline-history.ts'

const friday = new Date(2026, 10, 20, 13, 42).getTime()
const requested = (search: string) =>
  requestOf(readQuery(new URLSearchParams(search)), friday).query

it.each([
  ['', { page: 1, limit: 10 }],
  ['page=3', { page: 3, limit: 10 }],
  [
    'status=won&type=singlePana&game=g1',
    { page: 1, limit: 10, status: 'won', betType: 'singlePana', gameId: 'g1' },
  ],
  ['status=odd&type=jodi&range=ever', { page: 1, limit: 10 }],
  ['range=today', { page: 1, limit: 10, startDate: '2026-11-20', endDate: '2026-11-20' }],
  ['range=last-7-days', { page: 1, limit: 10, startDate: '2026-11-14', endDate: '2026-11-20' }],
  ['range=last-month', { page: 1, limit: 10, startDate: '2026-10-20', endDate: '2026-11-20' }],
  ['range=custom&from=2026-11-01&to=x', { page: 1, limit: 10, startDate: '2026-11-01' }],
])('the address ?%s asks the host for %o', (search, query) => {
  expect(requested(search)).toEqual(query)
})

it.each([
  '',
  'status=lost&type=triplePana&game=g1&range=custom&from=2026-11-01&to=2026-11-02&page=2',
])('the address ?%s is written as it is read', (search) => {
  expect(writeHistoryQuery(readQuery(new URLSearchParams(search))).toString()).toBe(search)
})

it('is narrowed by any filter, not by a page', () => {
  expect(isNarrowed(readQuery(new URLSearchParams('page=2')))).toBe(false)
  expect(isNarrowed(readQuery(new URLSearchParams('game=g1')))).toBe(true)
})
