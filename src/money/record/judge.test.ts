import { describe, expect, test } from 'vitest'
import type { Bet } from '#api/schemas/bet.ts'
import { input } from '#tests/testing/bets/bet-host.ts'
import { betSpec } from '../specs.ts'
import { judgeIntent, type Evidence } from './judge.ts'

const { gameDate: _, ...parts } = input.body
/** A bet like the one that was sent, as the host lists it; `minute` orders them. */
const row = (id: string, minute: number, part: Partial<Bet> = {}): Bet => ({
  ...parts,
  _id: id,
  gameName: 'Konkan Day',
  status: 'pending',
  betDate: new Date(17636e8 + minute * 6e4).toISOString(),
  ...part,
})
const old = row('old', 1)
const ours = row('ours', 9)

type Case = [
  name: string,
  before: string[] | null,
  evidence: Partial<Evidence<Bet>>,
  event: string,
  id?: string,
]

/** The bet was for ₹50 and the balance ₹1,000 before it. */
function judged(before: string[] | null, evidence: Partial<Evidence<Bet>>) {
  return judgeIntent(
    betSpec,
    { input, before, balance: 1000 },
    { rows: [], whole: true, balance: 1000, others: [], end: 'time', ...evidence },
  )
}

describe('the older bets are known', () => {
  test.each<Case>([
    ['a new row like it is its record', ['old'], { rows: [old, ours] }, 'find', 'ours'],
    ['also while it may be on its way', ['old'], { rows: [old, ours], end: null }, 'find', 'ours'],
    ['also beside rows that could not be read', ['old'], { rows: [ours], whole: false }, 'find'],
    ['an old row like it is not', ['old'], { rows: [old] }, 'miss'],
    ['nothing is not there yet', [], { end: null }, 'wait'],
    ['nothing, for longer than it can be on its way', [], {}, 'miss'],
    ['a row was dropped', [], { whole: false }, 'wait'],
    ['the balance fell by its stake', [], { balance: 950 }, 'wait'],
    ['the balance fell by more', [], { balance: 900 }, 'wait'],
    ['the balance fell by less', [], { balance: 970 }, 'miss'],
    ['the balance rose', [], { balance: 1500 }, 'miss'],
    ['the balance cannot be read', [], { balance: null }, 'miss'],
    ['a new row of another number', [], { rows: [row('x', 9, { betNumber: '7' })] }, 'miss'],
    [
      'a new row of a type nobody knows',
      [],
      { rows: [row('x', 9, { betType: 'sd_open' })] },
      'wait',
    ],
    ['a new row with a negative amount', [], { rows: [row('x', 9, { betAmount: -50 })] }, 'wait'],
    ['a new row with the number as "06"', [], { rows: [row('x', 9, { betNumber: '06' })] }, 'wait'],
  ])('%s', (_name, before, evidence, event, id) => {
    const judgement = judged(before, evidence)
    expect(judgement.event).toBe(event)
    if (id !== undefined) expect(judgement).toMatchObject({ row: { _id: id } })
  })

  test('two new rows like it: the newer one, and its twin', () => {
    expect(judged(['old'], { rows: [old, row('twin', 8), ours] })).toMatchObject({
      event: 'find',
      row: { _id: 'ours' },
      duplicates: [{ _id: 'twin' }],
    })
  })

  test.each<[string, Evidence<Bet>['others'], Bet[], string]>([
    [
      'the row of an accepted one is not its own',
      [{ over: 'accepted', before: [] }],
      [ours],
      'miss',
    ],
    ['a second row is', [{ over: 'accepted', before: [] }], [row('first', 8), ours], 'find'],
    ['the row may be of one that was given up', [{ over: 'given up', before: [] }], [ours], 'wait'],
    [
      'nor that of one whose row may have been there before',
      [{ over: 'accepted', before: null }],
      [ours],
      'wait',
    ],
    ['a second row must be', [{ over: 'given up', before: [] }], [row('first', 8), ours], 'find'],
  ])('another like it was sent before: %s', (_name, others, rows, event) => {
    const judgement = judged([], { rows, others })
    expect(judgement.event).toBe(event)
    if (judgement.event === 'find') expect(judgement.duplicates).toEqual([])
  })
})

describe('the host has said that it’s over', () => {
  test.each<Case>([
    ['a new row like it is its record', [], { rows: [ours] }, 'find', 'ours'],
    ['nothing like it', [], {}, 'miss'],
    ['nothing like it on a page of several', [], { whole: false }, 'miss'],
    ['the balance fell by more: another phone spent it', [], { balance: 100 }, 'miss'],
    ['the balance fell by exactly its stake', [], { balance: 950 }, 'wait'],
    ['a new row that may be it', [], { rows: [row('x', 9, { betAmount: -50 })] }, 'wait'],
    ['an older row like it, as the balance stayed', null, { rows: [old] }, 'miss'],
    [
      'a row that may be older, as the balance rose: a win may hide its stake',
      null,
      { rows: [old], balance: 1400 },
      'wait',
    ],
    ['a row that may be older, and no balance', null, { rows: [old], balance: null }, 'wait'],
  ])('%s', (_name, before, evidence, event, id) => {
    const judgement = judged(before, { ...evidence, end: 'host' })
    expect(judgement.event).toBe(event)
    if (id !== undefined) expect(judgement).toMatchObject({ row: { _id: id } })
  })
})

describe('what was there before is unknown', () => {
  test.each<Case>([
    ['a row like it may be older', null, { rows: [ours] }, 'wait'],
    ['nothing like it', null, { rows: [row('x', 9, { betNumber: '7' })] }, 'miss'],
    [
      'the newest row, and the balance fell by it',
      null,
      { rows: [old, ours], balance: 950 },
      'find',
      'ours',
    ],
    ['the balance fell by another amount', null, { rows: [ours], balance: 900 }, 'wait'],
    [
      'the balance fell, but another row is newer',
      null,
      { rows: [ours, row('x', 10, { betNumber: '7' })], balance: 950 },
      'wait',
    ],
    [
      'the balance fell, but another like it was sent',
      null,
      { rows: [ours], balance: 950, others: [{ over: 'accepted', before: [] }] },
      'wait',
    ],
  ])('%s', (_name, before, evidence, event, id) => {
    const judgement = judged(before, evidence)
    expect(judgement.event).toBe(event)
    if (id !== undefined) expect(judgement).toMatchObject({ row: { _id: id } })
  })
})
