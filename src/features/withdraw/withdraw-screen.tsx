import { useApi } from '#api/api-context.tsx'
import { paths } from '#app/paths.ts'
import { isSunday } from '#domain/dates.ts'
import { commonMessages } from '#messages/common.ts'
import { withdrawMessages as words } from '#messages/withdraw.ts'
import { Link } from '#ui/link.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { Notice } from '#ui/notice.tsx'
import { PointsCard } from '#ui/points-card.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Screen } from '#ui/shell.tsx'
import { useNow } from '#ui/use-now.ts'
import { LostWithdrawal } from './lost-withdrawal.tsx'
import { SentCard } from './sent-card.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawFields } from './withdraw-fields.tsx'
import { WithdrawSlab } from './withdraw-slab.tsx'
import { WithdrawalHours } from './withdrawal-hours.tsx'

/** Money out, to an account that is saved. */
export function WithdrawScreen() {
  const { clock } = useApi()
  const now = useNow(clock)
  const form = useWithdrawal(now)
  const { profile, settings, flow } = form
  const sunday = isSunday(now)
  const busy = flow.sending || flow.checking
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
            <LostWithdrawal flow={flow} />
            {form.sent && <SentCard sent={form.sent} />}
            <PointsCard label={words.balance} amount={form.balance} loading={profile.isPending} />
            {settings.isError && (
              <RetryNotice onRetry={() => void settings.refresh()}>
                {words.settingsFailed}
              </RetryNotice>
            )}
            {!settings.isPending && (
              <WithdrawalHours settings={settings} now={now} sunday={sunday} />
            )}
            <WithdrawFields form={form} busy={busy} />
          </>
        )}
      </Screen>
    </form>
  )
}
