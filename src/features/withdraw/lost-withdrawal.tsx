import { formatRupees } from '#domain/money/money.ts'
import { withdrawMessages as words } from '#messages/money/withdraw.ts'
import { historyOf } from '#money/describe-intent.ts'
import { UnknownOutcome } from '#ui/feedback/notice/unknown-outcome.tsx'
import type { Withdrawing } from './use-withdrawal.ts'

/** A withdrawal whose answer was lost. */
export function LostWithdrawal({ form: { flow, unknown } }: { form: Withdrawing }) {
  if (unknown === null) return null
  return (
    <UnknownOutcome
      checking={flow.checking}
      onCheck={flow.check}
      history={historyOf('requestWithdrawal')}
      onGiveUp={() => flow.giveUp(unknown.id)}
    >
      {words.unknown(formatRupees(unknown.input.body.amount))}
    </UnknownOutcome>
  )
}
