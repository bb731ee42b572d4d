import type { BetAmountProblem, BetProblem } from '#domain/bet/bet.ts'
import { makeFormatter, type Sentences } from '#domain/problem.ts'
import type { StarlineBetProblem } from '#domain/starline/starline.ts'
import { formatTiming } from '../market/game.ts'
import { betMessages } from './bet.ts'

const amount: Sentences<BetAmountProblem> = {
  'invalid-amount': 'Please enter a valid bet amount',
  'below-minimum': ({ minimum }) => `Minimum bet amount is ₹${minimum}`,
  'above-maximum': ({ maximum }) => `Maximum bet amount is ₹${maximum}`,
  'insufficient-balance': 'Insufficient balance',
}

/** Says what is wrong with a field of the bet form. */
export const formatBetProblem = makeFormatter<BetProblem>({
  'no-game': 'Please select a game',
  'single-not-a-number': 'Single digit must be a number between 0-9',
  'single-out-of-range': 'Single digit must be between 0-9',
  'jodi-format': 'Jodi must be a 2-digit number',
  'panna-format': 'Panna must be a 3-digit number',
  'wrong-panna-kind': ({ detected, chosen }) =>
    `This is a ${detected} panna, but you selected ${chosen} panna`,
  'half-sangam-format': 'Half sangam format: digit-panna (e.g., 5-123)',
  'full-sangam-format': 'Full sangam format: panna-panna (e.g., 123-456)',
  'unknown-bet-type': betMessages.unknownType,
  'session-closed': ({ session }) => formatTiming(session, false),
  ...amount,
})

/** Says what is wrong with a field of the Starline bet form. */
export const formatStarlineBetProblem = makeFormatter<StarlineBetProblem>({
  'invalid-number': 'Please enter a valid bet number',
  ...amount,
})
