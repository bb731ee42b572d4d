import { memo } from 'react'
import type { Withdrawal } from '#api/schemas/money.ts'
import { useApi } from '#data/api-context.tsx'
import { useSettings } from '#data/use-settings.ts'
import { formatRupees } from '#domain/money/money.ts'
import { requestStatuses, stepsDone } from '#domain/money/request.ts'
import { debitSense } from '#domain/money/statement/statement.ts'
import { withdrawalTrack } from '#domain/money/withdrawal.ts'
import { accountEnding } from '#domain/player/account-ending.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { useEnquiryDraft } from '#drafts/use-enquiry-draft.ts'
import { formatIndiaDateTime } from '#messages/app/india-dates.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { moneyMessages } from '#messages/en/money/money.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'
import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { formatReviewTime } from '#messages/money/withdrawal.ts'
import { paths } from '#paths'
import { Money } from '#ui/content/money.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { RequestSteps } from '#ui/feedback/request-steps.tsx'
import { nameStatus, StatusBadge } from '#ui/feedback/status-badge.tsx'
import { useNow } from '#ui/game/use-now.ts'

const words = withdrawMessages.past

/** A withdrawal: how far it has come, what happens next, and the way to ask about it. */
export const WithdrawalCard = memo(function WithdrawalCard({ row }: { row: Withdrawal }) {
  const { clock } = useApi()
  const enquiry = useEnquiryDraft()
  const at = parseDate(row.createdAt)
  const title = namePayoutMethod(row.method)
  const ending = accountEnding(row.accountDetails)
  const account = ending === '' ? title : words.account(title, ending)
  const sent = at === null ? timeMessages.unknownDate : formatIndiaDateTime(at, clock.now())
  const rupees = formatRupees(row.amount)
  return (
    <article className="card p-4 pb-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="text-win">
          <Money amount={row.amount} sense={debitSense(row.status)} />
        </p>
        <StatusBadge status={row.status} />
      </div>
      <p className="mt-1 line-clamp-6 text-body font-medium wrap-anywhere">{account}</p>
      <p className="text-small text-ink3">{sent}</p>
      <Progress status={row.status} rupees={rupees} />
      <ul className="mt-2 grid grid-cols-1 gap-0.5 text-small wrap-anywhere text-ink2">
        {row.remarks && <li className="line-clamp-6">{words.remarks(row.remarks)}</li>}
        {row.transactionId && (
          <li translate="no" className="line-clamp-6">
            {words.transaction(row.transactionId)}
          </li>
        )}
        <li className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="line-clamp-6">{words.reference(row._id)}</span>
          <TextLink
            to={paths.enquiry}
            className="inline-flex min-h-6 items-center font-semibold text-accent"
            onClick={() =>
              enquiry.add(words.about(rupees, account, sent, nameStatus(row.status), row._id))
            }
          >
            {moneyMessages.askSupport}
          </TextLink>
        </li>
      </ul>
    </article>
  )
})

/** How far a request has come and what that means; nothing for a status that isn't known. */
function Progress({ status, rupees }: { status: string; rupees: string }) {
  const name = status.toLowerCase()
  if (debitSense(name) === 'rejected')
    return <p className="mt-2 text-body">{words.returned(rupees)}</p>
  if (!requestStatuses.some((known) => known === name)) return null
  return (
    <div className="mt-3 grid gap-2">
      <RequestSteps steps={withdrawMessages.sent.steps} done={stepsDone('withdrawal', name)} />
      {name === 'pending' && <ReviewTime />}
    </div>
  )
}

/** When a request that waits is looked at, by the host's hours. Keeps its line while they are read. */
function ReviewTime() {
  const settings = useSettings()
  const now = useNow(useApi().clock)
  const track = settings.isPending ? null : withdrawalTrack(settings, now)
  if (track === null) return settings.isPending ? <p className="h-5" /> : null
  return (
    <p className="text-small text-ink2">
      {track.next === null
        ? words.reviewing
        : formatReviewTime(settings, track.next, now, words.reviewedFrom)}
    </p>
  )
}
