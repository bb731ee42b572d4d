import ChevronUp from 'lucide-react/icons/chevron-up'
import Lock from 'lucide-react/icons/lock'
import { parseAmount } from '#domain/money/amount.ts'
import { asShown, formatRupees, isAboveBalance } from '#domain/money/money.ts'
import { shortReference, stepsDone } from '#domain/money/request.ts'
import { defaultWithdrawalWindow, nextOpenDay } from '#domain/money/withdrawal.ts'
import { formatTime } from '#domain/time/dates.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { weekdayName } from '#messages/app/long-dates.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { judgedMessages } from '#messages/en/money/judged.ts'
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'
import { paths } from '#paths'
import { ShortBalance } from '#ui/bet/short-balance.tsx'
import { Button } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { nameStatus } from '#ui/feedback/status-badge.tsx'
import { Form } from '#ui/form/form.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { ActionFooter, FooterReceipt } from '#ui/game/action-footer.tsx'
import { AsOf } from '#ui/game/as-of.tsx'
import { PointsCard } from '#ui/game/points-card.tsx'
import { ConfirmedSheet } from '#ui/overlay/confirmed-sheet.tsx'
import { useWithdrawal, type WithdrawForm } from './use-withdrawal.ts'
import { WithdrawalHours, WithdrawFields } from './withdraw-fields.tsx'

type Sent = NonNullable<WithdrawForm['sent']>

/** Money out, to an account that is saved. */
export function WithdrawScreen() {
  const form = useWithdrawal()
  const unsure = useBalanceUnsure()
  const { profile, settings, isClosed, wasClosed } = form
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
        moneyBar={failed ? undefined : <WithdrawFooter form={form} />}
      >
        {failed ? (
          <LoadError title={commonMessages.userFailed} read={profile} />
        ) : (
          <>
            {isClosed && wasClosed && (
              <Notice tone="warn">
                <strong className="block text-body">{words.closed}</strong>
                {words.closedNote(weekdayName(nextOpenDay(form.now)))}
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
              <WithdrawalHours form={form} />
            )}
            <WithdrawFields form={form} />
            {/* It comes by itself, and moves no field. */}
            {settings.isError && <RetryNotice read={settings}>{words.settingsFailed}</RetryNotice>}
            <ConfirmedWithdrawal form={form} />
          </>
        )}
      </Screen>
    </Form>
  )
}

/** A withdrawal the host has just recorded; its card stays when it is closed. */
function ConfirmedWithdrawal({ form }: { form: WithdrawForm }) {
  const { sent, isConfirmed, closeConfirmed } = form
  const { sentAsOf } = form.press
  if (!isConfirmed || sent === null) return null
  const status = sent.row?.status ?? 'pending'
  return (
    <ConfirmedSheet
      title={words.sent.confirmed}
      amount={sent.amount}
      detail={words.sent.to(namePayoutMethod(sent.method))}
      reference={sent.row && words.sent.reference(shortReference(sent.row._id))}
      steps={words.sent.steps}
      done={stepsDone('withdrawal', status)}
      rejected={status === 'rejected'}
      next={
        sentAsOf === null
          ? words.sent.next
          : `${words.sent.next} ${judgedMessages.asOf(formatTime(sentAsOf))}.`
      }
      onClose={closeConfirmed}
    />
  )
}

/** The last request as the host recorded it, until the next is typed; a tap tells the rest. */
function WithdrawalReceipt({ form, sent }: { form: WithdrawForm; sent: Sent }) {
  const { amount, method, row } = sent
  const status = row?.status ?? 'pending'
  const told = [
    status === 'pending' ? words.sent.title : nameStatus(status),
    row && words.sent.reference(row._id),
  ]
  return (
    <FooterReceipt
      isComplete={status !== 'rejected'}
      onOpen={form.openConfirmed}
      title={
        <span className="flex items-center gap-1">
          <span className="min-w-0 wrap-anywhere">
            {formatRupees(amount)} {words.sent.to(namePayoutMethod(method))}
          </span>
          <ChevronUp className="size-5 shrink-0" aria-hidden="true" />
        </span>
      }
      detail={<span className="wrap-anywhere">{told.filter(Boolean).join('. ')}</span>}
    />
  )
}

/** What is left afterwards, or on a closed day when the next window opens. */
function WithdrawFooter({ form }: { form: WithdrawForm }) {
  const { errors, settings, balance, flow, isClosed, isBusy, sent } = form
  const unsure = useBalanceUnsure()
  if (sent !== null && form.amount === '' && !form.unknown)
    return <WithdrawalReceipt form={form} sent={sent} />
  const amount = parseAmount(form.amount)
  const isCovered =
    !unsure && balance !== null && amount !== null && !isAboveBalance(amount, balance)
  const after = isCovered ? asShown(balance) - amount : null
  const opens = formatTimeOfDay(settings.withdrawalOpenTime || defaultWithdrawalWindow.open)
  return (
    <ActionFooter
      detail={<AsOf at={form.press.asOf(form.now)} />}
      // What is wrong with a field stands beside it.
      error={form.problem === errors.amount ? null : (form.problem ?? errors.day)}
      short={form.isShort && errors.amount && <ShortBalance>{errors.amount}</ShortBalance>}
      {...(isClosed && !settings.isPending
        ? {
            caption: words.nextWindow,
            number: (
              <span className="text-h2">
                {words.opensAt(weekdayName(nextOpenDay(form.now), 'short'), opens)}
              </span>
            ),
          }
        : !isClosed &&
          after !== null && {
            caption: words.balanceAfter,
            number: <Money amount={after} />,
          })}
      action={
        <Button
          type="submit"
          kind="spark"
          size={56}
          busy={isBusy}
          {...(isClosed && { icon: Lock, className: 'bg-slate2! text-chalk2!' })}
        >
          {form.unknown ? uiMessages.checkAgain : flow.sending ? words.sending : words.withdraw}
        </Button>
      }
    />
  )
}
