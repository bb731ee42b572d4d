import type { BetAmountProblem, BetProblem } from '#domain/bet/bet.ts'
import { makeFormatter, type Sentences } from '#domain/problem.ts'
import type { StarlineBetProblem } from '#domain/starline/starline.ts'
import { formatTiming } from '../market/game.ts'
import { betMessages } from './bet.ts'

const amount: Sentences<BetAmountProblem> = {
  'invalid-amount': 'बेट की सही रकम डालें',
  'below-minimum': ({ minimum }) => `कम से कम ₹${minimum} की बेट लगाएं`,
  'above-maximum': ({ maximum }) => `ज़्यादा से ज़्यादा ₹${maximum} की बेट लगाएं`,
  'insufficient-balance': 'बैलेंस कम है',
}

const { kind } = betMessages.number

export const formatBetProblem = makeFormatter<BetProblem>({
  'no-game': 'मार्केट चुनें',
  'single-not-a-number': 'सिंगल अंक 0 से 9 के बीच का नंबर होना चाहिए',
  'single-out-of-range': 'सिंगल अंक 0 से 9 के बीच होना चाहिए',
  'jodi-format': 'जोड़ी 2 अंकों की होनी चाहिए',
  'panna-format': 'पाना 3 अंकों का होना चाहिए',
  'wrong-panna-kind': ({ detected, chosen }) =>
    `यह ${kind[detected]} है, लेकिन आपने ${kind[chosen]} चुना है`,
  'half-sangam-format': 'हाफ संगम ऐसे लिखें: अंक-पाना (जैसे 5-123)',
  'full-sangam-format': 'फुल संगम ऐसे लिखें: पाना-पाना (जैसे 123-456)',
  'unknown-bet-type': betMessages.unknownType,
  'session-closed': ({ session }) => formatTiming(session, false),
  ...amount,
})

export const formatStarlineBetProblem = makeFormatter<StarlineBetProblem>({
  'invalid-number': 'बेट का सही नंबर डालें',
  ...amount,
})
