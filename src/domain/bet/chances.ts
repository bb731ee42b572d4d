import {
  canonicalPanna,
  classifyPanna,
  everythingKnown,
  isCanonicalPanna,
  pannaDigit,
} from '../market/panna.ts'
import type { MarketResult } from '../market/result/result.ts'
import type { Session } from '../market/session.ts'
import { betNumberProblem } from './bet-number.ts'
import { betTypes, validationType, type BetTypeId } from './bet-types.ts'
import { partsBetOn, type ResultPart } from './settlement.ts'

/** A part of a result that is declared as something else than a bet says. */
export type DeclaredPart = { part: ResultPart; declared: string }

/** What can still become of a bet, given what its market has declared. */
export type BetChances = {
  /** How likely the number is to win, 0 to 1. */
  chance: number
  /** What is declared against it: a bet with an entry here has lost for certain. */
  lostTo: readonly DeclaredPart[]
  /** The number nearest to it that can still win; null if it can itself, or if none is near. */
  nearest: string | null
}

const pannaTypes = { single: 'singlePanna', double: 'doublePanna', triple: 'triplePanna' } as const

/** The part of the same draw that a panna decides, and the other way round. */
const digitOf = { openPana: 'openDigit', closePana: 'closeDigit' } as const

/**
 * How likely a draw of which nothing is known is to bring a digit or a panna ('6', '128'), 0 if it never does.
 * Assumes that every digit is drawn as often as any other, and a panna as often as the published
 * chances of its kind say (`betTypes`): so it's said with "about".
 */
export function drawChance(value: string): number {
  const kind = classifyPanna(value)
  if (kind === null) return betTypes.single.chance
  return isCanonicalPanna(value) ? betTypes[pannaTypes[kind]].chance : 0
}

/** How likely one part of a bet is to be drawn, and what is declared against it. */
function judgePart(
  part: ResultPart,
  value: string,
  known: MarketResult,
): { chance: number; lostTo: DeclaredPart | null } {
  const declared = known[part]
  if (declared !== null) {
    return declared === value
      ? { chance: 1, lostTo: null }
      : { chance: 0, lostTo: { part, declared } }
  }
  if (part === 'openDigit' || part === 'closeDigit')
    return { chance: drawChance(value), lostTo: null }
  // A host may declare the digit first: only the pannas that add to it are left.
  const digit = known[digitOf[part]]
  if (digit === null) return { chance: drawChance(value), lostTo: null }
  return pannaDigit(value) === digit
    ? { chance: drawChance(value) / betTypes.single.chance, lostTo: null }
    : { chance: 0, lostTo: { part: digitOf[part], declared: digit } }
}

/** The parts of a number, in the order of `partsBetOn`. */
const split = (betType: BetTypeId, number: string) =>
  betTypes[betType].number === 'jodi' ? [...number] : number.split('-')

/**
 * What can still become of a bet on `number` (complete, as it is sent), given the declared parts of
 * its market's result (readings.md#still-possible). It informs and never blocks: the host decides.
 * The two draws of a market are taken to be independent.
 */
export function betChances(
  bet: { betType: BetTypeId; session: Session | null; number: string },
  result: MarketResult,
): BetChances {
  const { betType, session, number } = bet
  if (betNumberProblem(validationType(betType, session), number) !== null) {
    return { chance: 0, lostTo: [], nearest: null }
  }
  const known = everythingKnown(result)
  const parts = partsBetOn(betType, session)
  const values = split(betType, number)
  const judged = parts.map((part, index) => judgePart(part, values[index] ?? '', known))
  const lostTo = judged.flatMap((each) => each.lostTo ?? [])
  // With every part declared there's nothing left to bet on.
  const isOpen = parts.some((part) => known[part] === null)
  const best = parts.map((part, index) => known[part] ?? canonicalPanna(values[index] ?? ''))
  const nearest = best.join(betTypes[betType].number === 'jodi' ? '' : '-')
  const isNear = parts.every(
    (part, index) => judgePart(part, best[index] ?? '', known).lostTo === null,
  )
  return {
    chance: judged.reduce((product, { chance }) => product * chance, 1),
    lostTo,
    nearest: lostTo.length > 0 && isOpen && isNear ? nearest : null,
  }
}

/**
 * Whether a bet on `number` (complete, as it is sent) can't win: it's of another kind, never drawn
 * like this, or lost to what is declared.
 */
export const cantWin = (
  bet: { betType: BetTypeId; session: Session | null; number: string },
  result: MarketResult,
): boolean => betChances(bet, result).chance === 0

/**
 * What is already drawn of the parts that a bet type is on, in the order in which they are typed;
 * null for a part that is still to come. Quick picks offer nothing else, as long as something is to
 * come.
 */
export function drawnParts(
  betType: BetTypeId,
  session: Session | null,
  result: MarketResult,
): readonly (string | null)[] {
  const known = everythingKnown(result)
  const parts = partsBetOn(betType, session).map((part) => known[part])
  return parts.includes(null) ? parts : parts.map(() => null)
}
