import { formatRupees } from '#domain/money/money.ts'
import { isSunday } from '#domain/time/dates.ts'
import { commonMessages } from '#messages/app/common.ts'
import { withdrawMessages as words } from '#messages/money/withdraw.ts'
import { paths } from '#paths'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { UnknownOutcome } from '#ui/feedback/notice/unknown-outcome.tsx'
import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { PointsCard } from '#ui/game/points-card.tsx'
import { ConfirmedWithdrawal } from './confirmed.tsx'
import { SentCard } from './sent-card.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawFields } from './withdraw-fields.tsx'
import { WithdrawSlab } from './withdraw-slab.tsx'
import { WithdrawalHours } from './withdrawal-hours.tsx'

/** Money out, to an account that is saved. */
export function WithdrawScreen() {
  const form = useWithdrawal()
  const { profile, settings, flow, now } = form
  const sunday = isSunday(now)
  const busy = form.isWaiting || flow.sending || (form.unknown !== null && flow.checking)
  const failed = profile.isError && profile.data === undefined
  return (
    <form noValidate onSubmit={form.onSubmit} className="contents">
      <Screen
        title={words.title}
        back={paths.wallet}
        showBalance={false}
        trailing={
          <Link
            to={paths.withdrawHistory}
            className="inline-flex min-h-12 items-center rounded-btn px-3 text-body font-semibold text-accent"
          >
            {words.history}
          </Link>
        }
        className="gap-4"
        footer={failed ? undefined : <WithdrawSlab form={form} sunday={sunday} busy={busy} />}
      >
        {failed ? (
          <LoadError
            title={commonMessages.userFailed}
            onRetry={() => void profile.refetch()}
            retrying={profile.isFetching}
          />
        ) : (
          <>
            {sunday && (
              <Notice tone="warn">
                <strong className="block text-body">{words.sunday}</strong>
                {words.sundayNote}
              </Notice>
            )}
            {form.unknown && (
              <UnknownOutcome id={form.unknown.id} flow={flow}>
                {words.unknown(formatRupees(form.unknown.input.body.amount))}
              </UnknownOutcome>
            )}
            <PointsCard label={words.balance} amount={form.balance} loading={profile.isPending} />
            {/* Below the balance, since the toast covers what's at the top. */}
            {form.sent && <SentCard sent={form.sent} />}
            {settings.isError && (
              <RetryNotice onRetry={() => void settings.refresh()}>
                {words.settingsFailed}
              </RetryNotice>
            )}
            {settings.isPending ? (
              <Skeleton>
                <Bone className="h-32 rounded-card" />
              </Skeleton>
            ) : (
              <WithdrawalHours settings={settings} now={now} sunday={sunday} />
            )}
            <WithdrawFields form={form} busy={busy} />
            <ConfirmedWithdrawal form={form} />
          </>
        )}
      </Screen>
    </form>
  )
}
