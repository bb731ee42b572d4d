import { describe, expect, it } from 'vitest'
import vectors from '#tests/testing/matka-vectors.json' with { type: 'json' }
import { betTypeList, isBetTypeId } from './bet/bet-types.ts'
import { settleBet, settleStarlineBet } from './bet/settlement.ts'
import { marketStatus } from './market/market.ts'
import {
  canonicalPanna,
  classifyPanna,
  isCanonicalPanna,
  pannaDigit,
  pannasByDigit,
  resultFromPannas,
} from './market/panna.ts'
import { betTypeProblem } from './market/play.ts'
import {
  formatResult,
  isCloseDeclared,
  isOpenDeclared,
  jodiOf,
  parseResult,
} from './market/result/result.ts'
import type { Session } from './market/session.ts'
import { potentialWin, starlinePotentialWin } from './money/money.ts'
import { readStarlineBetType } from './starline/starline-bet-types.ts'

/** The published examples of the game, one test per row. */

const todayAt = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(2026, 10, 20, hours, minutes).getTime()
}

describe('pannas', () => {
  it.each(vectors.classification)('$input is a $classBySortedDigits panna §4.21', (row) => {
    expect(classifyPanna(row.input)).toBe(row.classBySortedDigits)
    expect(canonicalPanna(row.input)).toBe(row.canonical)
    expect(isCanonicalPanna(row.input)).toBe(row.isCanonical)
    expect(pannaDigit(row.input)).toBe(row.digit)
  })

  it.each(['single', 'double', 'triple'] as const)(
    'the %s pannas of each digit are the published ones, in ascending order',
    (kind) => {
      for (const [digit, pannas] of Object.entries(vectors.pannas[kind])) {
        expect(pannasByDigit(kind, digit)).toEqual(pannas.toSorted())
      }
    },
  )
})

describe('results', () => {
  it.each(vectors.resultParsing)('$result is read and written back §3.8 §9.44', (row) => {
    const result = parseResult(row.result)
    expect(result).toEqual({
      openPana: row.openPana,
      openDigit: row.openDigit,
      closeDigit: row.closeDigit,
      closePana: row.closePana,
    })
    expect(jodiOf(result)).toBe(row.jodi)
    expect(isOpenDeclared(result)).toBe(row.openDeclared)
    expect(isCloseDeclared(result)).toBe(row.closeDeclared)
    expect(formatResult(result)).toBe(row.result)
  })

  it.each(vectors.declaredResults)('$market declared $result, and its digits add up', (row) => {
    const result = parseResult(row.result)
    expect(result).toEqual(resultFromPannas(result.openPana, result.closePana))
    expect(isCanonicalPanna(result.openPana ?? '')).toBe(true)
    expect(isCanonicalPanna(result.closePana ?? '')).toBe(true)
    expect(formatResult(result)).toBe(row.result)
  })
})

describe('settlement', () => {
  it.each(vectors.settlements)(
    '$id: $bet.betType $bet.session $bet.betNumber on $result is $expected.status ($note)',
    ({ bet, result, rate, expected }) => {
      if (!isBetTypeId(bet.betType)) throw new Error(`unknown bet type ${bet.betType}`)
      const session = bet.session as Session | null
      const settled = settleBet(
        { ...bet, betType: bet.betType, session },
        parseResult(result),
        rate,
      )
      expect(settled).toEqual(expected)
    },
  )

  it.each(vectors.starlineSettlements)(
    '$id: Starline $bet.betType $bet.betNumber on $winningNumber is $expectedStatus',
    ({ bet, winningNumber, expectedStatus }) => {
      const betType = readStarlineBetType(bet.betType)
      if (betType === null) throw new Error(`unknown bet type ${bet.betType}`)
      const settled = settleStarlineBet({ ...bet, betType, betAmount: 10 }, winningNumber, 100)
      expect(settled.status).toBe(expectedStatus)
    },
  )
})

describe('potential wins', () => {
  it.each(vectors.potentialWin)('$id: ₹$stake at $rate.min to $rate.max §9.5', (row) => {
    expect(potentialWin(row.stake, row.rate)).toBe(row.expectedPotentialWin)
  })

  it.each(vectors.starlinePotentialWin)('$id: Starline ₹$amount at $rateMax §9.13', (row) => {
    expect(starlinePotentialWin(row.amount, row.rateMax)).toBe(row.expectedPotentialWin)
  })
})

describe('session timing', () => {
  const labels = { 'tick marks': 'bettable', 'Game Closed': 'game-closed' } as Record<
    string,
    string
  >

  it.each(vectors.sessionTiming)('at $now a market of $openTime to $closeTime: $note', (row) => {
    const now = todayAt(row.now)
    const status = marketStatus(row, now)
    expect(status.openBettable).toBe(row.openBettable)
    expect(status.closeBettable).toBe(row.closeBettable)
    expect(status.label).toBe(labels[row.cardLabel])
    expect(betTypeProblem(row, 'fullSangam', now) === null).toBe(row.fullSangamPlayable)
  })
})

it('the chances of the bet types are the published ones', () => {
  const chances = Object.entries(vectors.chances)
  for (const [id, chance] of chances) {
    expect(betTypeList.find((type) => type.id === id)?.chance).toBeCloseTo(chance, 12)
  }
})
