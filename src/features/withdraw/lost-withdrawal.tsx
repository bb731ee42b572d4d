import { paths } from '#app/paths.ts'
import { formatRupees } from '#domain/money.ts'
import { withdrawMessages as words } from '#messages/withdraw.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { UnknownOutcome } from '#ui/unknown-outcome.tsx'
import type { Withdrawing } from './use-withdrawal.ts'

/** A withdrawal whose answer was lost. */
export function LostWithdrawal({ flow }: Pick<Withdrawing, 'flow'>) {
  if (flow.unknown === null) return null
  return (
    <UnknownOutcome
      onCheck={() => void flow.check()}
      checking={flow.checking}
      action={
        <>
          <ButtonLink kind="text" tight to={paths.withdrawHistory}>
            {words.history}
          </ButtonLink>
          <Button kind="text" tight onClick={flow.forget}>
            {words.forget}
          </Button>
        </>
      }
    >
      {words.unknown(formatRupees(flow.unknown.body.amount))}
    </UnknownOutcome>
  )
}
