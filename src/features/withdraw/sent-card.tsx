import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { withdrawMessages as words } from '#messages/money/withdraw.ts'
import { paths } from '#paths'
import { bringIntoView } from '#ui/content/bring-into-view.ts'
import { ButtonLink } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { StatusBadge } from '#ui/feedback/badge.tsx'
import type { Withdrawing } from './use-withdrawal.ts'

/** What the host recorded: amount, method, reference and status. */
export function SentCard({
  sent: { amount, method, row },
}: {
  sent: NonNullable<Withdrawing['sent']>
}) {
  const status = row?.status ?? 'pending'
  return (
    <section ref={bringIntoView} className="card scroll-mt-24 p-4" aria-label={words.sent.title}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-body font-bold">{words.sent.title}</h2>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 text-body">
        <Money amount={amount} className="font-bold" /> {words.sent.to(namePayoutMethod(method))}
      </p>
      {row && <p className="text-small text-ink2">{words.sent.reference(row._id)}</p>}
      {status === 'pending' && <p className="mt-1 text-small text-ink3">{words.sent.pending}</p>}
      <ButtonLink kind="quiet" className="mt-3" full to={paths.withdrawHistory}>
        {words.history}
      </ButtonLink>
    </section>
  )
}
