import { formatRupees } from '#domain/money/money.ts'
import { depositMessages as words } from '#messages/money/deposit.ts'
import { historyOf } from '#money/describe-intent.ts'
import { UnknownOutcome } from '#ui/feedback/notice/unknown-outcome.tsx'
import type { Deposit } from './use-deposit.ts'

/** A deposit request with a lost response. */
export function LostDeposit({ deposit: { flow, unknown } }: { deposit: Deposit }) {
  if (unknown === null) return null
  return (
    <UnknownOutcome
      checking={flow.checking}
      onCheck={flow.check}
      history={historyOf('createFundRequest')}
      onGiveUp={() => flow.giveUp(unknown.id)}
    >
      {words.unknown(formatRupees(unknown.input.body.amount))}
    </UnknownOutcome>
  )
}
