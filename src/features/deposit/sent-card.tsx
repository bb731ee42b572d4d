import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import { shortReference, stepsDone } from '#domain/money/request.ts'
import { paths } from '#paths'
import { bringIntoView } from '#ui/content/bring-into-view.ts'
import { Button, ButtonLink, IconButton } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { StatusBadge } from '#ui/feedback/status-badge.tsx'
import { ConfirmedSheet } from '#ui/overlay/confirmed-sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { uiMessages } from '#words/app/ui.ts'
import { depositMessages } from '#words/money/deposit.ts'
import type { Deposit } from './use-deposit.ts'
import type { SentDeposit } from './use-sent-deposit.ts'

const words = depositMessages.sent

interface SentCardProps {
  deposit: SentDeposit
  linkOf: Deposit['linkOf']
}

/**
 * The last request as the host recorded it. Opening the app isn't a payment: on returning, the
 * player is asked; whatever they say, the request's status is the host's.
 */
export function SentCard({ deposit, linkOf }: SentCardProps) {
  const toasts = useToasts()
  const { sent, row, asks, paid } = deposit
  if (sent === null) return null
  const status = row?.status ?? 'pending'
  const open = status === 'pending'
  const link = sent.method === 'UPI' && open && !paid ? linkOf(sent) : null
  return (
    <section ref={bringIntoView} className="card scroll-mt-24 p-4" aria-label={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-body font-bold">{words.title}</h2>
        <span className="ms-auto flex items-center gap-1">
          <StatusBadge status={status} />
          <IconButton icon={X} label={words.dismiss} onClick={deposit.dismiss} className="-me-3" />
        </span>
      </div>
      <p className="text-body">
        <Money amount={sent.amount} className="font-bold" />{' '}
        <span className="text-ink2">· {sent.method === 'UPI' ? words.byApp : words.byQr}</span>
      </p>
      <Reference deposit={deposit} />
      {row?.remarks && <p className="text-small text-ink2">{words.remarks(row.remarks)}</p>}
      {asks && open ? (
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
        open && (
          <p className="mt-1 text-small text-ink2">
            {sent.method === 'UPI' && !paid ? words.notPaid : words.pending}
          </p>
        )
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {link !== null && (
          <ButtonLink
            kind="outline"
            tight
            icon={ExternalLink}
            href={link}
            onClick={() => toasts.info(depositMessages.openingApp)}
          >
            {words.openAgain}
          </ButtonLink>
        )}
        <ButtonLink kind="text" tight to={paths.walletStatement}>
          {words.statement}
        </ButtonLink>
      </div>
    </section>
  )
}

function Reference({ deposit }: { deposit: SentDeposit }) {
  const { row, history } = deposit
  if (row) return <p className="text-small text-ink2">{words.reference(row.requestId)}</p>
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

/** A deposit the host has just recorded; the card of the last request stays when it is closed. */
export function ConfirmedDeposit({
  deposit: { sent, isConfirmed, closeConfirmed },
}: {
  deposit: Deposit
}) {
  const { sent: request, row, asks } = sent
  // After returning from the app, the card asks a question.
  if (!isConfirmed || request === null || asks) return null
  const status = row?.status ?? 'pending'
  const byApp = request.method === 'UPI'
  return (
    <ConfirmedSheet
      title={words.confirmed}
      amount={request.amount}
      detail={byApp ? words.byApp : words.byQr}
      reference={row && words.reference(shortReference(row.requestId))}
      steps={words.steps}
      done={stepsDone('deposit', status)}
      rejected={status === 'rejected'}
      next={byApp ? words.nextByApp : words.nextByQr}
      onClose={closeConfirmed}
    />
  )
}
