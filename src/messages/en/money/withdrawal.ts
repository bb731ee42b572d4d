import type { WithdrawalProblem } from '#domain/money/withdrawal.ts'
import { makeFormatter } from '#domain/problem.ts'
import { amountMessages } from './amount.ts'
import { withdrawMessages } from './withdraw.ts'

/** Says what is wrong with a withdrawal. */
export const formatWithdrawalProblem = makeFormatter<WithdrawalProblem>({
  'no-amount': 'Please enter withdrawal amount',
  'not-whole-rupees': amountMessages.whole,
  'no-method': 'Please select a withdrawal method',
  'below-minimum': ({ minimum }) => `Minimum withdrawal amount is ₹${minimum}`,
  'insufficient-balance': 'Insufficient balance',
  closed: withdrawMessages.closed,
})
