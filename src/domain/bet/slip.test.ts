import { describe, expect, it, test } from 'vitest'
import {
  addToSlip,
  foundAgain,
  heldLine,
  playedAgain,
  priced,
  readSlip,
  slipKey,
  slipText,
  sumOf,
  waitingIn,
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

describe('a number is added', () => {
  it('at the end, waiting', () => {
    expect(addToSlip([line('137', 'unsent')], bet)).toEqual([
      line('137', 'unsent'),
      line('128', 'unsent'),
    ])
  })

  it.each(['unsent', 'started', 'unknown', 'lost'] as const)('not twice: %s', (state) => {
    expect(addToSlip([line('128', state)], { ...bet, amount: 50 })).toBeNull()
  })

  it.each(['placed', 'refused'] as const)('in place of a finished one: %s', (state) => {
    const again = addToSlip([line('128', state)], { ...bet, amount: 50 })
    expect(again).toEqual([line('128', 'unsent', 50)])
  })

  it('for another session or game, too', () => {
    const here = [line('128', 'unsent')]
    expect(addToSlip(here, { ...bet, session: 'close' })).toHaveLength(2)
    expect(addToSlip(here, { ...bet, gameId: 'malwa-day' })).toHaveLength(2)
  })
})

it('only what was never handed over is still waiting', () => {
  expect(waitingIn(all)).toEqual([line('128', 'unsent')])
  expect(sumOf(all.slice(0, 2), null)).toBe(150)
})

test('a number that was picked before an amount costs what the form says, until it’s sent', () => {
  const picked = [line('128', 'unsent', null), line('137', 'unsent', 50)]
  expect(sumOf(picked, null)).toBe(50)
  expect(sumOf(picked, 20)).toBe(70)
  expect(priced(picked, 20).map(({ amount }) => amount)).toEqual([20, 50])
  expect(priced([line('128', 'placed', 30)], 20)[0]?.amount).toBe(30)
})

test('what has ended makes room for the first number of a new round', () => {
  const ended = [line('137', 'placed'), line('146', 'refused'), line('236', 'lost')]
  expect(addToSlip(ended, bet)?.map(({ number }) => number)).toEqual(['236', '128'])
  const going = [line('137', 'placed'), line('146', 'unsent')]
  expect(addToSlip(going, bet)?.map(({ number }) => number)).toEqual(['137', '146', '128'])
})

test('a number is held unless it has ended', () => {
  expect(all.map((each) => heldLine(all, each)?.number)).toEqual([
    '128',
    '137',
    '146',
    '236',
    undefined,
    undefined,
  ])
})

it('one line changes its state', () => {
  const reasons = ['Not this number']
  const after = withState(all, slipKey(line('137', 'started')), 'refused', reasons)
  expect(after[1]).toEqual({ ...line('137', 'refused', 50), reasons })
  expect(after.filter((_, at) => at !== 1)).toEqual(all.filter((_, at) => at !== 1))
})

it('again means what has ended, not what’s unknown', () => {
  expect(playedAgain(all).map(({ state }) => state)).toEqual([
    'unsent',
    'started',
    'unknown',
    'lost',
    'unsent',
    'unsent',
  ])
  expect(withoutEnded(all).map(({ number }) => number)).toEqual(['128', '137', '146', '236'])
})

it('another page never treats as unsent what an earlier one handed over', () => {
  const found = foundAgain(all, ({ number }) => number === '146')
  expect(found.map(({ number, state }) => [number, state])).toEqual([
    ['128', 'unsent'],
    ['137', 'lost'],
    ['146', 'unknown'],
    ['236', 'lost'],
    ['290', 'refused'],
  ])
})

describe('what’s stored', () => {
  it('is read back unchanged', () => {
    expect(readSlip(slipText(all))).toEqual(all)
  })

  it('is also read as earlier releases wrote it', () => {
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
  ])('is no line where it cannot be read: %s', (text) => {
    expect(readSlip(text)).toEqual([])
  })
})
