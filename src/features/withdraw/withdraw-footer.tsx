import ChevronUp from 'lucide-react/icons/chevron-up'
import Lock from 'lucide-react/icons/lock'
import { parseAmount } from '#domain/money/amount.ts'
import { asShown, formatRupees, isAboveBalance } from '#domain/money/money.ts'
import { nextOpenDay, windowOf } from '#domain/money/withdrawal.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { weekdayName } from '#messages/app/long-dates.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'
import { ShortBalance } from '#ui/bet/short-balance.tsx'
import { Button } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { nameStatus } from '#ui/feedback/status-badge.tsx'
import { ActionFooter, FooterReceipt } from '#ui/game/action-footer.tsx'
import { AsOf } from '#ui/game/as-of.tsx'
import type { SentWithdrawal, WithdrawForm } from './use-withdrawal.ts'

/** The last request as the host recorded it, until the next is typed; a tap tells the rest. */
export function WithdrawalReceipt({ sent, onOpen }: { sent: SentWithdrawal; onOpen: () => void }) {
  const { amount, method, row } = sent
  const status = row?.status ?? 'pending'
  const told = [
    status === 'pending' ? words.sent.title : nameStatus(status),
    row && words.sent.reference(row._id),
  ]
  return (
    <FooterReceipt
      isComplete={status !== 'rejected'}
      onOpen={onOpen}
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

/** What the bar says of a form. */
type FormFacts = Pick<
  WithdrawForm,
  | 'amount'
  | 'balance'
  | 'errors'
  | 'problem'
  | 'isShort'
  | 'isClosed'
  | 'isBusy'
  | 'unknown'
  | 'settings'
  | 'flow'
  | 'press'
  | 'now'
>

/** What is left afterwards, or on a closed day when the next window opens. */
export function WithdrawFooter(props: FormFacts) {
  const { errors, problem, settings, balance, flow, press, now } = props
  const { unknown, isShort, isClosed, isBusy } = props
  const unsure = useBalanceUnsure()
  const amount = parseAmount(props.amount)
  const isCovered =
    !unsure && balance !== null && amount !== null && !isAboveBalance(amount, balance)
  const after = isCovered ? asShown(balance) - amount : null
  const opens = formatTimeOfDay(windowOf(settings).open)
  return (
    <ActionFooter
      detail={<AsOf at={press.asOf(now)} />}
      // What is wrong with a field stands beside it.
      error={problem === errors.amount ? null : (problem ?? errors.day)}
      short={isShort && errors.amount && <ShortBalance>{errors.amount}</ShortBalance>}
      {...(isClosed && !settings.isPending
        ? {
            caption: words.nextWindow,
            number: (
              <span className="text-h2">
                {words.opensAt(weekdayName(nextOpenDay(now), 'short'), opens)}
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
          {unknown ? uiMessages.checkAgain : flow.sending ? words.sending : words.withdraw}
        </Button>
      }
    />
  )
}
