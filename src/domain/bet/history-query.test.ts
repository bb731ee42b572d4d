import { describe, expect, it } from 'vitest'
import { betTypeByPath, readBetType } from './bet-types.ts'
import { defaultQuery, readHistoryQuery, writeHistoryQuery } from './history-query.ts'

const read = (text: string) =>
  readHistoryQuery(new URLSearchParams(text), (path) => betTypeByPath(path)?.id)
const write = (text: string) =>
  writeHistoryQuery(read(text), (id) => readBetType(id)?.path ?? '').toString()

describe('the address of a history', () => {
  it('shows everything, newest first, by default', () => {
    expect(read('')).toEqual(defaultQuery)
    expect(defaultQuery).toMatchObject({ sort: 'bet-date', direction: 'descending', page: 1 })
  })

  it.each([
    'status=won',
    'type=half-sangam',
    'session=close',
    'game=64f0c2',
    'range=last-7-days',
    'range=custom&from=2026-11-01&to=2026-11-20',
    'sort=amount&order=ascending',
    'page=12',
    'status=lost&type=jodi&session=open&game=g1&range=today&sort=win-amount&page=2',
  ])('%s is kept word for word', (text) => {
    expect(write(text)).toBe(text)
  })

  it.each([
    ['an unknown status', 'status=happy'],
    ['an unknown type', 'type=__proto__'],
    ['an unknown session', 'session=both'],
    ['an unknown range', 'range=constructor'],
    ['an unknown order', 'sort=colour&order=sideways'],
    ['a page that is no number', 'page=two'],
    ['a page below the first', 'page=-3'],
    ['half a page', 'page=1.5'],
    ['days without a custom range', 'from=2026-11-01&to=2026-11-20'],
    ['empty values', 'status=&type=&game=&page='],
  ])('%s is ignored', (_, text) => {
    expect(write(text)).toBe('')
  })

  it('an invalid day is left out of a custom range', () => {
    expect(write('range=custom&from=2026-02-30&to=soon')).toBe('range=custom')
  })
})
