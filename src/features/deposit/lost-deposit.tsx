import { paths } from '#app/paths.ts'
import { formatRupees } from '#domain/money.ts'
import { depositMessages as words } from '#messages/deposit.ts'
import { ButtonLink } from '#ui/button.tsx'
import { UnknownOutcome } from '#ui/unknown-outcome.tsx'
import type { Deposit } from './use-deposit.ts'

/** A deposit request whose answer was lost. */
export function LostDeposit({ flow }: Pick<Deposit, 'flow'>) {
  if (flow.unknown === null) return null
  return (
    <UnknownOutcome
      onCheck={() => void flow.check()}
      checking={flow.checking}
      action={
        <ButtonLink kind="text" tight to={paths.walletStatement}>
          {words.sent.statement}
        </ButtonLink>
      }
    >
      {words.unknown(formatRupees(flow.unknown.body.amount))}
    </UnknownOutcome>
  )
}
