import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import type { PaymentMethod } from '#domain/money/deposit.ts'
import { formatRupees } from '#domain/money/money.ts'
import { useEnquiryDraft } from '#drafts/use-enquiry-draft.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { depositMessages } from '#messages/en/money/deposit.ts'
import { moneyMessages } from '#messages/en/money/money.ts'
import { paths } from '#paths'
import { bringIntoView } from '#ui/content/bring-into-view.ts'
import { Button, ButtonLink, IconButton } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { nameStatus, StatusBadge } from '#ui/feedback/status-badge.tsx'
import { AsOf } from '#ui/game/as-of.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import type { DepositForm } from './use-deposit.ts'
import type { SentDeposit } from './use-sent-deposit.ts'

const words = depositMessages.sent

const wayOf = (method: PaymentMethod) => (method === 'UPI' ? words.byApp : words.byQr)

interface SentCardProps {
  deposit: SentDeposit
  linkOf: DepositForm['linkOf']
  /** When what it was judged by was received, if that was old; epoch ms. */
  asOf: number | null
}

/**
 * The last request as the host recorded it. Since opening the payment app isn't a payment, the player is
 * asked on returning. Whatever they say, the status shown is the host's.
 */
export function SentCard({ deposit, linkOf, asOf }: SentCardProps) {
  const toasts = useToasts()
  const { sent, row, asks, paid } = deposit
  if (sent === null) return null
  const status = row?.status ?? 'pending'
  const isOpen = status === 'pending'
  const isUnpaid = sent.method === 'UPI' && !paid
  const next = !isUnpaid ? words.pending : deposit.isAnswered ? words.notPaid : words.nextByApp
  const link = isUnpaid && isOpen ? linkOf(sent) : null
  return (
    <section ref={bringIntoView} className="card scroll-mt-24 px-4 pb-3" aria-label={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="text-body">
          <Money amount={sent.amount} className="font-bold" />{' '}
          <span className="text-ink2">· {wayOf(sent.method)}</span>
        </p>
        <span className="ms-auto flex items-center gap-1">
          <StatusBadge status={status} />
          <IconButton icon={X} label={words.dismiss} onClick={deposit.dismiss} className="-me-3" />
        </span>
      </div>
      <Reference deposit={deposit} />
      <AsOf at={asOf} />
      {row?.remarks && <p className="text-small text-ink2">{words.remarks(row.remarks)}</p>}
      {asks && isOpen ? (
        <div ref={bringIntoView}>
          <Notice
            tone="info"
            announce="status"
            className="mt-3"
            action={
              <div className="mt-2 flex flex-wrap gap-2">
                <Button kind="outline" tight onClick={() => deposit.answer('paid')}>
                  {words.yes}
                </Button>
                <Button kind="outline" tight onClick={() => deposit.answer('not-paid')}>
                  {words.no}
                </Button>
              </div>
            }
          >
            {words.ask}
          </Notice>
        </div>
      ) : (
        isOpen && <p className="text-small text-ink2">{next}</p>
      )}
      {link !== null && (
        <ButtonLink
          kind="outline"
          tight
          icon={ExternalLink}
          href={link}
          onClick={() => toasts.info(depositMessages.openingApp)}
          className="mt-2"
        >
          {words.openAgain}
        </ButtonLink>
      )}
    </section>
  )
}

function Reference({ deposit }: { deposit: SentDeposit }) {
  const { sent, row, history } = deposit
  const enquiry = useEnquiryDraft()
  if (row && sent)
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink2">
        <span translate="no">{words.reference(row.requestId)}</span>
        <TextLink
          to={paths.enquiry}
          className="inline-flex min-h-6 items-center font-semibold text-accent"
          onClick={() =>
            enquiry.add(
              words.about(
                formatRupees(sent.amount),
                wayOf(sent.method),
                nameStatus(row.status),
                row.requestId,
              ),
            )
          }
        >
          {moneyMessages.askSupport}
        </TextLink>
      </p>
    )
  if (history.isPending || history.isFetching)
    return <p className="text-small text-ink3">{words.looking}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink2">
      {history.isError ? words.listFailed : words.notListed}
      <Button kind="text" tight onClick={() => void history.refetch()}>
        {history.isError ? uiMessages.retry : uiMessages.checkAgain}
      </Button>
    </p>
  )
}
