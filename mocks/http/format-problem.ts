import type { BetNumberProblem } from '#domain/bet/bet-number.ts'
import type { BetAmountProblem } from '#domain/bet/bet.ts'
import type { PayoutProblem } from '#domain/player/payout.ts'
import { makeFormatter, type Sentences } from '#domain/problem.ts'
import type { StarlineBetProblem } from '#domain/starline/starline.ts'
import { serverMessages } from './messages.ts'

const amount: Sentences<BetAmountProblem> = {
  'invalid-amount': 'Please enter a valid bet amount',
  'below-minimum': ({ minimum }) => `Minimum bet amount is ₹${minimum}`,
  'above-maximum': ({ maximum }) => `Maximum bet amount is ₹${maximum}`,
  'insufficient-balance': serverMessages.insufficientBalance,
}

/** The host's own sentences about a bet. */
export const formatBetRefusal = makeFormatter<BetNumberProblem | BetAmountProblem>({
  'single-not-a-number': 'Single digit must be a number between 0-9',
  'single-out-of-range': 'Single digit must be between 0-9',
  'jodi-format': 'Jodi must be a 2-digit number',
  'panna-format': 'Panna must be a 3-digit number',
  'wrong-panna-kind': ({ detected, chosen }) =>
    `This is a ${detected} panna, but you selected ${chosen} panna`,
  'half-sangam-format': 'Half sangam format: digit-panna (e.g., 5-123)',
  'full-sangam-format': 'Full sangam format: panna-panna (e.g., 123-456)',
  'unknown-bet-type': 'Unknown bet type',
  ...amount,
})

/** The host's own sentences about a Starline bet. */
export const formatStarlineBetRefusal = makeFormatter<StarlineBetProblem>({
  'invalid-number': 'Please enter a valid bet number',
  ...amount,
})

/** The host's own sentences about payout details. */
export const formatPayoutRefusal = makeFormatter<PayoutProblem>({
  'account-holder-name-required': 'Please enter account holder name',
  'account-number-required': 'Please enter account number',
  'account-number-unconfirmed': 'Please confirm account number',
  'account-numbers-differ': 'Account numbers do not match',
  'ifsc-code-required': 'Please enter IFSC code',
  'bank-name-required': 'Please enter bank name',
  'mobile-required': 'Please enter your mobile number',
  'mobile-invalid': 'Please enter a valid 10-digit mobile number',
})
