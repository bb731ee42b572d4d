import type { WithdrawalProblem } from '#domain/money/withdrawal.ts'
import { makeFormatter } from '#domain/problem.ts'
import { amountMessages } from './amount.ts'
import { withdrawMessages } from './withdraw.ts'

export const formatWithdrawalProblem = makeFormatter<WithdrawalProblem>({
  'no-amount': 'निकासी की रकम डालें',
  'not-whole-rupees': amountMessages.whole,
  'no-method': 'पैसे कहां भेजें, यह चुनें',
  'below-minimum': ({ minimum }) => `कम से कम ₹${minimum} निकाले जा सकते हैं`,
  'insufficient-balance': 'बैलेंस कम है',
  closed: withdrawMessages.closed,
})
