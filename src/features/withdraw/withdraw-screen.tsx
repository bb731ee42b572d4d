import { defaultMinimumWithdrawal, nextOpenDay } from '#domain/money/withdrawal.ts'
import { weekdayName } from '#messages/app/long-dates.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'
import { paths } from '#paths'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Form } from '#ui/form/form.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { PointsCard } from '#ui/game/points-card.tsx'
import { ConfirmedWithdrawal } from './confirmed-withdrawal.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalAmount, WithdrawalMethod } from './withdraw-fields.tsx'
import { WithdrawalReceipt, WithdrawFooter } from './withdraw-footer.tsx'
import { WithdrawalHours } from './withdrawal-hours.tsx'

/** Money out, to an account that is saved. */
export function WithdrawScreen() {
  const form = useWithdrawal()
  const unsure = useBalanceUnsure()
  const { profile, settings, methods, errors, sent, now, isBusy, isClosed, wasClosed } = form
  const failed = profile.isError && profile.data === undefined
  return (
    <Form onSubmit={form.onSubmit} className="contents">
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
        moneyBar={
          failed ? undefined : sent !== null && form.amount === '' && form.unknown === null ? (
            <WithdrawalReceipt sent={sent} onOpen={form.openConfirmed} />
          ) : (
            <WithdrawFooter {...form} />
          )
        }
      >
        {failed ? (
          <LoadError title={commonMessages.userFailed} read={profile} />
        ) : (
          <>
            {isClosed && wasClosed && (
              <Notice tone="warn">
                <strong className="block text-body">{words.closed}</strong>
                {words.closedNote(weekdayName(nextOpenDay(now)))}
              </Notice>
            )}
            <PointsCard
              label={words.balance}
              amount={form.balance}
              loading={profile.isPending}
              unsure={unsure}
            />
            {settings.isPending ? (
              <Skeleton>
                <Bone className="h-[8.8125rem] rounded-card" />
              </Skeleton>
            ) : (
              <WithdrawalHours hours={settings} {...{ now, isClosed, wasClosed }} />
            )}
            <WithdrawalAmount
              amount={form.amount}
              onChange={form.setAmount}
              presets={form.presets}
              onPick={form.pick}
              minimum={
                settings.isPending ? null : (settings.minimumWithdraw ?? defaultMinimumWithdrawal)
              }
              error={errors.amount}
              isShort={form.isShort}
              readOnly={isBusy}
            />
            {!(profile.isPending && methods.length === 0) && (
              <WithdrawalMethod
                methods={methods}
                bankName={profile.data?.bankDetails?.bankName ?? ''}
                value={form.method?.id ?? null}
                onChange={form.setMethod}
                error={errors.method}
                readOnly={isBusy}
              />
            )}
            {/* It comes by itself, and moves no field. */}
            {settings.isError && <RetryNotice read={settings}>{words.settingsFailed}</RetryNotice>}
            {form.isConfirmed && sent !== null && (
              <ConfirmedWithdrawal
                sent={sent}
                asOf={form.press.sentAsOf}
                onClose={form.closeConfirmed}
              />
            )}
          </>
        )}
      </Screen>
    </Form>
  )
}
