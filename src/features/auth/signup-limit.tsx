import { parseAmount } from '#domain/money/amount.ts'
import { safePlayAt } from '#domain/player/safe-play.ts'
import type { Connection } from '#session/connection.tsx'
import { safePlayOf } from '#session/play/safe-play.ts'
import { AmountField } from '#ui/form/field/amount-field.tsx'
import { safePlayMessages } from '#words/player/safe-play.ts'
import { signupLimitMessages as words } from '#words/player/signup-limit.ts'
import type { AuthFormProps } from './login-form.tsx'

interface SignupLimitProps extends Pick<AuthFormProps, 'onChange'> {
  typed: string
  isWrong: boolean
}

/** One amount: the most to deposit in a day. */
export function SignupLimit({ typed, onChange, isWrong }: SignupLimitProps) {
  return (
    <AmountField
      label={safePlayMessages.limit.deposit.day}
      size="md"
      placeholder={safePlayMessages.none}
      value={typed}
      onChange={(limitText) => onChange({ limitText, limit: parseAmount(limitText) })}
      helper={words.help}
      error={isWrong ? safePlayMessages.invalid : undefined}
    />
  )
}

/** Keeps it, in rupees, among the limits of this phone. A lower one that is there stays, unseen here. */
export async function keepLimit(connection: Connection, rupees: number): Promise<void> {
  const store = safePlayOf(connection)
  const { day } = safePlayAt(store.kept.get(), connection.clock.now()).limits.deposit
  if (day === undefined || rupees < day.amount) await store.setLimit('deposit', 'day', rupees)
}
