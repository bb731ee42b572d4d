import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allPannas, resultFromPannas } from '../market/panna.ts'
import { parseResult, undeclaredResult, type MarketResult } from '../market/result/result.ts'
import { sessions, type Session } from '../market/session.ts'
import { betTypeList, type BetTypeId } from './bet-types.ts'
import { betChances, drawnParts } from './chances.ts'
import { settleBet } from './settlement.ts'

const chancesOf = (betType: BetTypeId, session: Session | null, number: string, result: string) =>
  betChances({ betType, session, number }, parseResult(result))

const openDigitIs1 = [{ part: 'openDigit', declared: '1' }]
const openPanaIs245 = [{ part: 'openPana', declared: '245' }]

describe('after an open result of 245-1*', () => {
  it.each([
    // The open digit is 1: only jodis 10 to 19 are left, each one time in ten.
    ['jodi', 'close', '57', 0, openDigitIs1, '17'],
    ['jodi', 'open', '57', 0, openDigitIs1, '17'],
    ['jodi', 'close', '17', 0.1, [], null],
    ['halfSangam', 'close', '5-123', 0, openPanaIs245, '5-245'],
    ['halfSangam', 'close', '5-245', 0.1, [], null],
    ['halfSangam', 'open', '5-123', 0, openDigitIs1, '1-123'],
    ['halfSangam', 'open', '1-123', 0.006318, [], null],
    ['fullSangam', null, '123-321', 0, openPanaIs245, '245-123'],
    ['fullSangam', null, '245-777', 0.000165, [], null],
    ['single', 'close', '5', 0.1, [], null],
    ['doublePanna', 'close', '550', 0.002669, [], null],
    // The open session is over: nothing near it is left to bet on.
    ['single', 'open', '5', 0, openDigitIs1, null],
    ['singlePanna', 'open', '123', 0, openPanaIs245, null],
    // Never drawn like this, and not a whole number yet.
    ['singlePanna', 'close', '321', 0, [], null],
    ['jodi', 'close', '5', 0, [], null],
  ] as const)('%s on %s, %s: chance %d', (betType, session, number, chance, lostTo, nearest) => {
    const found = chancesOf(betType, session, number, '245-1*-***')
    expect(found.chance).toBeCloseTo(chance, 9)
    expect([found.lostTo, found.nearest]).toEqual([lostTo, nearest])
  })
})

it('a digit declared before its panna leaves the pannas that add to it', () => {
  const half = (number: string) => chancesOf('halfSangam', 'close', number, '***-1*-***')
  expect(half('5-123').lostTo).toEqual(openDigitIs1)
  expect(half('5-123').nearest).toBeNull()
  expect(half('5-245').chance).toBeCloseTo(0.006318, 9)
})

it.each([
  ['jodi', 'close', '245-1*-***', ['1', null]],
  ['halfSangam', 'close', '245-1*-***', [null, '245']],
  ['fullSangam', null, '245-1*-***', ['245', null]],
  ['single', 'close', '245-1*-***', [null]],
  ['jodi', 'open', '***-**-***', [null, null]],
] as const)('of a %s on %s, %s has drawn %j', (betType, session, result, drawn) => {
  expect(drawnParts(betType, session, parseResult(result))).toEqual(drawn)
})

/** Any number of a bet type that the form takes, half of them made of what is declared. */
const pannas = fc.constantFrom(...allPannas())
const digit = fc.constantFrom(...'0123456789')
const kindOf = { singlePanna: 'single', doublePanna: 'double', triplePanna: 'triple' } as const

function numberOf(betType: BetTypeId, result: MarketResult) {
  const digits = fc.oneof(digit, fc.constantFrom(result.openDigit ?? '0', result.closeDigit ?? '0'))
  const drawn = fc.oneof(
    pannas,
    fc.constantFrom(result.openPana ?? '128', result.closePana ?? '128'),
  )
  switch (betType) {
    case 'single':
      return digits
    case 'jodi':
      return fc.tuple(digits, digits).map(([one, two]) => one + two)
    case 'singlePanna':
    case 'doublePanna':
    case 'triplePanna':
      return fc.constantFrom(...allPannas(kindOf[betType]))
    case 'halfSangam':
      return fc.tuple(digits, drawn).map(([one, two]) => `${one}-${two}`)
    case 'fullSangam':
      return fc.tuple(drawn, drawn).map(([one, two]) => `${one}-${two}`)
  }
}

// Mostly declared: with nothing known, each bet is settled 48,400 times.
const halves = fc.option(pannas, { nil: null, freq: 5 })
const bets = fc
  .record({
    open: halves,
    close: halves,
    type: fc.constantFrom(...betTypeList),
    session: fc.constantFrom(...sessions),
  })
  .chain(({ open, close, type, session }) => {
    const result = resultFromPannas(open, close)
    const own = type.id === 'fullSangam' ? null : session
    return numberOf(type.id, result).map((number) => ({
      open,
      close,
      result,
      bet: { betType: type.id, session: own, number },
    }))
  })

/** How often a panna is drawn: by its kind, as the published chances say. */
const weight = new Map(
  (
    [
      ['single', 0.006318],
      ['double', 0.002669],
      ['triple', 0.000165],
    ] as const
  ).flatMap(([kind, chance]) => allPannas(kind).map((panna) => [panna, chance] as const)),
)

it('for any result and bet: a lost bet loses however the draw goes on, any other wins at least once, and the odds are the count', () => {
  const counts = { lost: 0, open: 0 }
  fc.assert(
    fc.property(bets, ({ open, close, bet }) => {
      const found = betChances(bet, resultFromPannas(open, close))
      let wins = 0
      for (const first of open === null ? allPannas() : [open]) {
        for (const last of close === null ? allPannas() : [close]) {
          const { status } = settleBet(
            { ...bet, betNumber: bet.number, betAmount: 10 },
            resultFromPannas(first, last),
            { min: 10, max: 100 },
          )
          if (status !== 'won') continue
          wins +=
            (open === null ? (weight.get(first) ?? 0) : 1) *
            (close === null ? (weight.get(last) ?? 0) : 1)
        }
      }
      counts[found.lostTo.length > 0 ? 'lost' : 'open'] += 1
      expect(wins > 0).toBe(found.lostTo.length === 0)
      // The published chances add up to 1.00002.
      expect(Math.abs(found.chance - wins)).toBeLessThanOrEqual(wins * 1e-4)
      if (found.nearest === null) return
      const near = betChances({ ...bet, number: found.nearest }, resultFromPannas(open, close))
      expect(near.lostTo).toEqual([])
      expect(near.chance).toBeGreaterThan(0)
    }),
    { numRuns: 400 },
  )
  expect(Math.min(counts.lost, counts.open)).toBeGreaterThan(50)
})

it('with nothing declared, the odds are those of the rates page', () => {
  for (const { id, chance } of betTypeList) {
    const number = {
      single: '6',
      jodi: '00',
      singlePanna: '128',
      doublePanna: '550',
      triplePanna: '777',
      halfSangam: '5-128',
      fullSangam: '128-137',
    }[id]
    const found = betChances({ betType: id, session: 'open', number }, undeclaredResult)
    expect(found.chance).toBeCloseTo(chance, 9)
  }
})
