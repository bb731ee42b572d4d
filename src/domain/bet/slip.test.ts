import { describe, expect, it, test } from 'vitest'
import {
  addToSlip,
  fillAmounts,
  findActiveLine,
  readSlip,
  resetEndedLines,
  restoreSlip,
  slipKey,
  slipText,
  spendablePerBet,
  sumOf,
  unsentLines,
  withoutEnded,
  withState,
  type SlipLine,
  type SlipState,
} from './slip.ts'

const bet = { gameId: 'konkan-day', session: 'open', number: '128', amount: 100 } as const
const line = (number: string, state: SlipState, amount: number | null = 100): SlipLine => ({
  ...bet,
  number,
  amount,
  state,
  reasons: [],
})
const all = [
  line('128', 'unsent'),
  line('137', 'started', 50),
  line('146', 'unknown'),
  line('236', 'lost'),
  line('245', 'placed', 20),
  line('290', 'refused'),
]

describe('adding a number', () => {
  it('puts it at the end, unsent', () => {
    expect(addToSlip([line('137', 'unsent')], bet)).toEqual([
      line('137', 'unsent'),
      line('128', 'unsent'),
    ])
  })

  it.each(['unsent', 'started', 'unknown', 'lost'] as const)(
    'is refused while it’s there and %s',
    (state) => {
      expect(addToSlip([line('128', state)], { ...bet, amount: 50 })).toBeNull()
    },
  )

  it.each(['placed', 'refused'] as const)('replaces the same one that was %s', (state) => {
    const slip = addToSlip([line('128', state)], { ...bet, amount: 50 })
    expect(slip).toEqual([line('128', 'unsent', 50)])
  })

  it('takes the same one for another session or game', () => {
    const slip = [line('128', 'unsent')]
    expect(addToSlip(slip, { ...bet, session: 'close' })).toHaveLength(2)
    expect(addToSlip(slip, { ...bet, gameId: 'malwa-day' })).toHaveLength(2)
  })
})

it('only lines that were never sent are waiting', () => {
  expect(unsentLines(all)).toEqual([line('128', 'unsent')])
  expect(sumOf(all.slice(0, 2), null)).toBe(150)
})

test('a number that was picked before an amount costs what the form says, until it’s sent', () => {
  const picked = [line('128', 'unsent', null), line('137', 'unsent', 50)]
  expect(sumOf(picked, null)).toBe(50)
  expect(sumOf(picked, 20)).toBe(70)
  expect(fillAmounts(picked, 20).map(({ amount }) => amount)).toEqual([20, 50])
  expect(fillAmounts([line('128', 'placed', 30)], 20)[0]?.amount).toBe(30)
})

test('the first number of a new round replaces the lines that have ended', () => {
  const ended = [line('137', 'placed'), line('146', 'refused'), line('236', 'lost')]
  expect(addToSlip(ended, bet)?.map(({ number }) => number)).toEqual(['236', '128'])
  const unfinished = [line('137', 'placed'), line('146', 'unsent')]
  expect(addToSlip(unfinished, bet)?.map(({ number }) => number)).toEqual(['137', '146', '128'])
})

test('a line is active until it has ended', () => {
  expect(all.map((each) => findActiveLine(all, each)?.number)).toEqual([
    '128',
    '137',
    '146',
    '236',
    undefined,
    undefined,
  ])
})

it('changes the state of one line only', () => {
  const reasons = ['Not this number']
  const after = withState(all, slipKey(line('137', 'started')), 'refused', reasons)
  expect(after[1]).toEqual({ ...line('137', 'refused', 50), reasons })
  expect(after.filter((_, at) => at !== 1)).toEqual(all.filter((_, at) => at !== 1))
})

it('playing again resets the lines that have ended, not those of unknown outcome', () => {
  expect(resetEndedLines(all).map(({ state }) => state)).toEqual([
    'unsent',
    'started',
    'unknown',
    'lost',
    'unsent',
    'unsent',
  ])
  expect(withoutEnded(all).map(({ number }) => number)).toEqual(['128', '137', '146', '236'])
})

it('a slip from an earlier page never sends a line again that may have been sent', () => {
  const restored = restoreSlip(all, ({ number }) => number === '146')
  expect(restored.map(({ number, state }) => [number, state])).toEqual([
    ['128', 'unsent'],
    ['137', 'lost'],
    ['146', 'unknown'],
    ['236', 'lost'],
    ['290', 'refused'],
  ])
})

describe('a stored slip', () => {
  it('is read back unchanged', () => {
    expect(readSlip(slipText(all))).toEqual(all)
  })

  it('is also read in the form of earlier releases', () => {
    const text =
      '[{"gameId":"konkan-day","session":"open","number":"290","amount":50,"state":"refused","said":["Not this number"]}]'
    expect(readSlip(text)).toEqual([
      { ...line('290', 'refused', 50), reasons: ['Not this number'] },
    ])
    expect(slipText(readSlip(text))).toContain('"said":["Not this number"]')
  })

  it.each([
    '',
    'nothing',
    '{}',
    'null',
    '[null, 7, {"gameId": "konkan-day"}]',
    slipText([{ ...line('128', 'unsent'), state: 'sent' as SlipState }]),
    slipText([{ ...line('128', 'unsent'), amount: '100' as never }]),
  ])('is empty where it can’t be read: %s', (text) => {
    expect(readSlip(text)).toEqual([])
  })
})

it.each([
  // 640 rupees for three bets that cost the same.
  [[null, null], 1, 640, 640 / 3],
  // 100 are spent already.
  [[100, null], 0, 640, 540],
  // One more could be added.
  [[100, 100], 0, 640, 440],
  [[], 0, 640, 640],
  [[700], 1, 640, -60],
])('lines of %j and %d typed leave of ₹%d for each ₹%d', (amounts, typed, balance, left) => {
  const lines = amounts.map((amount) => ({ amount }))
  expect(spendablePerBet(lines, typed, balance)).toBeCloseTo(left, 9)
})
