import { describe, expect, it } from 'vitest'
import { allStarlineRates, readStarlineBetType, starlineBetTypeList } from './starline-bet-types.ts'
import {
  isPresetEnabled,
  isStarlineBettable,
  isStarlineDeclared,
  nextStarlineGame,
  starlineDraw,
  starlineMinutesLeft,
  starlinePresets,
  validateStarlineBet,
  visibleStarlineGames,
} from './starline.ts'

const today = (hours: number, minutes: number, seconds = 0) =>
  new Date(2026, 10, 20, hours, minutes, seconds).getTime()

it('there are four bet types with these default rates §9.14-9.17', () => {
  expect(starlineBetTypeList.map(({ id }) => id)).toEqual([
    'singleDigit',
    'singlePana',
    'doublePana',
    'triplePana',
  ])
  expect(allStarlineRates(null)).toEqual({
    singleDigit: { min: 10, max: 100 },
    singlePana: { min: 10, max: 1500 },
    doublePana: { min: 10, max: 3000 },
    triplePana: { min: 10, max: 7000 },
  })
})

it.each([
  ['singleDigit', 'singleDigit'],
  ['single digit', 'singleDigit'],
  ['SINGLE_PANA', 'singlePana'],
  ['single-panna', 'singlePana'],
  ['Double Panna', 'doublePana'],
  ['triplePanna', 'triplePana'],
  ['jodi', null],
  ['', null],
  [undefined, null],
])('a bet type written "%s" is read as %s §3.36', (text, id) => {
  expect(readStarlineBetType(text)).toBe(id)
})

it.each([
  ['***', false],
  ['* * *', false],
  ['', false],
  [null, false],
  [undefined, false],
  ['123', true],
  ['000', true],
])('a result of "%s" is declared: %s §3.41', (result, declared) => {
  expect(isStarlineDeclared(result)).toBe(declared)
})

describe('a game that opens at 14:00 takes bets', () => {
  it.each([
    ['while the host says open, whatever the time', 'open', '***', today(20, 0), true],
    ['not when the host says closed', 'closed', '***', today(9, 0), false],
    ['not when the host says result_declared', 'result_declared', '***', today(9, 0), false],
    ['not when the host says something new', 'paused', '***', today(9, 0), false],
    ['not once its result is declared', 'open', '123', today(9, 0), false],
    ['without a word from the host, from midnight', undefined, '***', today(0, 0), true],
    ['without a word, in the minute before', undefined, undefined, today(13, 59), true],
    ['without a word, in the minute of its open time', null, '***', today(14, 0, 59), true],
    ['without a word, not a minute later', null, '***', today(14, 1), false],
    ['without a word, not once declared', undefined, '559', today(9, 0), false],
  ])('%s §4.34-4.37 §4.39', (_, currentStatus, result, now, bettable) => {
    const game = { openTime: '14:00', currentStatus, result }
    expect(isStarlineBettable(game, now)).toBe(bettable)
  })

  it('not without a time that can be read', () => {
    expect(isStarlineBettable({ openTime: 'noon' }, today(9, 0))).toBe(false)
  })
})

it('shows the active games by open time §4.38', () => {
  const games = [
    { name: 'Evening', openTime: '18:00', isActive: true },
    { name: 'Asleep', openTime: '10:00', isActive: false },
    { name: 'Someday', openTime: '', isActive: true },
    { name: 'Morning', openTime: '9:00', isActive: true },
    { name: 'Noon', openTime: '12:00', isActive: true },
  ]
  expect(visibleStarlineGames(games).map(({ name }) => name)).toEqual([
    'Morning',
    'Noon',
    'Evening',
    'Someday',
  ])
})

describe('a Starline bet form, ₹10 to ₹5000, with ₹3000 in the wallet', () => {
  const limits = { minBet: 10, maxBet: 5000, balance: 3000 }
  const badNumber = { code: 'invalid-number' }

  it.each([
    ['singleDigit', '6', undefined],
    ['singleDigit', '', badNumber],
    ['singleDigit', '12', badNumber],
    ['singleDigit', 'x', badNumber],
    ['singlePana', '123', undefined],
    ['singlePana', '12', badNumber],
    ['doublePana', '1234', badNumber],
    ['triplePana', '77x', badNumber],
    ['triplePana', '777', undefined],
  ] as const)('%s "%s": %o §5.50', (betType, number, problem) => {
    expect(validateStarlineBet({ betType, number, amount: '10', ...limits }).number).toEqual(
      problem,
    )
  })

  it.each([
    ['', { code: 'below-minimum', minimum: 10 }],
    ['9', { code: 'below-minimum', minimum: 10 }],
    ['10.5', { code: 'invalid-amount' }],
    ['15.5', { code: 'invalid-amount' }],
    ['1e3', { code: 'invalid-amount' }],
    ['NaN', { code: 'invalid-amount' }],
    ['10', undefined],
    ['3000', undefined],
    ['3001', { code: 'insufficient-balance' }],
    ['5000', { code: 'insufficient-balance' }],
    ['5001', { code: 'above-maximum', maximum: 5000 }],
  ])('an amount of "%s": %o §5.51-5.53', (amount, problem) => {
    const bet = { betType: 'singleDigit', number: '6', amount } as const
    expect(validateStarlineBet({ ...bet, ...limits }).amount).toEqual(problem)
  })
})

it('the presets are 100, 500, 1000 and 2000, disabled above the balance §9.18 §9.19', () => {
  expect(starlinePresets).toEqual([100, 500, 1000, 2000])
  expect(starlinePresets.map((preset) => isPresetEnabled(preset, 1000))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(isPresetEnabled(2000, null)).toBe(true)
})

it('a game without limits uses a regular bet’s', () => {
  const bet = { betType: 'singleDigit', number: '6', balance: null } as const
  expect(validateStarlineBet({ ...bet, amount: '9' }).amount).toEqual({
    code: 'below-minimum',
    minimum: 10,
  })
  expect(validateStarlineBet({ ...bet, amount: '10001' }).amount).toEqual({
    code: 'above-maximum',
    maximum: 10_000,
  })
})

describe('a draw', () => {
  it.each([
    [
      { result: '470', digit: '1' },
      { number: '470', digit: '1' },
    ],
    [{ result: ' 136 ' }, { number: '136', digit: '0' }],
    [
      { result: '470', digit: '<b>' },
      { number: '470', digit: '1' },
    ],
    [{ result: 'soon' }, { number: 'soon', digit: '' }],
    [{ result: '***' }, null],
    [{ result: null, digit: '4' }, null],
    [{}, null],
  ])('%o', (game, draw) => {
    expect(starlineDraw(game)).toEqual(draw)
  })
})

describe('minutes left', () => {
  it.each([
    ['18 minutes before', { openTime: '14:00' }, today(13, 42), 18],
    ['in its last minute', { openTime: '14:00' }, today(14, 0), 0],
    ['after it', { openTime: '14:00' }, today(14, 1), null],
    ['kept open by the host', { openTime: '14:00', currentStatus: 'open' }, today(15, 0), null],
    ['closed by the host', { openTime: '14:00', currentStatus: 'closed' }, today(13, 0), null],
    ['at a time nobody can read', { openTime: 'noon', currentStatus: 'open' }, today(9, 0), null],
  ])('%s', (_, game, now, left) => {
    expect(starlineMinutesLeft(game, now)).toBe(left)
  })
})

const noon = { openTime: '12:00', isActive: true }
const two = { openTime: '14:00', isActive: true }

describe('the next Starline game', () => {
  it('is the first by open time that takes bets', () => {
    expect(nextStarlineGame([two, noon], today(11, 30))).toEqual({ game: noon, minutesLeft: 30 })
    expect(nextStarlineGame([two, noon], today(13, 42))).toEqual({ game: two, minutesLeft: 18 })
  })

  it('skips games that are inactive, closed or declared', () => {
    const games = [
      { ...noon, isActive: false },
      { ...noon, currentStatus: 'closed' },
      { ...noon, result: '245' },
      two,
    ]
    expect(nextStarlineGame(games, today(11, 30))?.game).toBe(two)
  })

  it('is none if nothing takes bets', () => {
    expect(nextStarlineGame([noon], today(12, 1))).toBeNull()
    expect(nextStarlineGame([], today(9, 0))).toBeNull()
  })
})
