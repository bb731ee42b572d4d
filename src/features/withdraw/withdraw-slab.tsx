import Lock from 'lucide-react/icons/lock'
import { parseAmount } from '#domain/money/amount.ts'
import { defaultWithdrawalWindow } from '#domain/money/withdrawal.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { uiMessages } from '#messages/app/ui.ts'
import { withdrawMessages as words } from '#messages/money/withdraw.ts'
import { Button } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { Slab } from '#ui/game/slab.tsx'
import type { Withdrawing } from './use-withdrawal.ts'

interface WithdrawSlabProps {
  form: Withdrawing
  sunday: boolean
  busy: boolean
}

/** What is left afterwards, or on a Sunday when the next window opens. */
export function WithdrawSlab({ form, sunday, busy }: WithdrawSlabProps) {
  const { errors, settings, balance, flow } = form
  const amount = parseAmount(form.amount)
  const after = balance !== null && amount !== null && amount <= balance ? balance - amount : null
  const opens = formatTimeOfDay(settings.withdrawalOpenTime || defaultWithdrawalWindow.open)
  return (
    <Slab
      error={form.problem ?? errors.day ?? errors.amount ?? errors.method}
      {...(sunday && !settings.isPending
        ? {
            caption: words.nextWindow,
            number: <span className="text-h2">{words.monday(opens)}</span>,
          }
        : !sunday &&
          after !== null && {
            caption: words.balanceAfter,
            number: <Money amount={after} />,
          })}
      action={
        <Button
          type="submit"
          kind="spark"
          size={56}
          busy={busy}
          {...(sunday && { icon: Lock, className: 'bg-slate2! text-chalk2!' })}
        >
          {form.unknown ? uiMessages.checkAgain : flow.sending ? words.sending : words.withdraw}
        </Button>
      }
    />
  )
}
