import { parseAmount } from '#domain/money/amount.ts'
import { safePlayMessages } from '#messages/en/player/safe-play.ts'
import { signupLimitMessages as words } from '#messages/en/player/signup-limit.ts'
import { safePlayOf } from '#play/safe-play.ts'
import type { Connection } from '#session/connection.tsx'
import { AmountField } from '#ui/form/field/amount-field.tsx'
import type { AuthFormProps } from './login-form.tsx'

interface SignupLimitProps extends Pick<AuthFormProps, 'onChange'> {
  typed: string
  isWrong: boolean
}

/** The field for the most that a new player may deposit in a day, in rupees. */
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

/** Saves that limit, in rupees, for the new player, who isn't signed in yet. */
export const saveSignupLimit = (
  connection: Connection,
  player: string,
  rupees: number,
): Promise<void> => safePlayOf(connection).setLimit('deposit', 'day', rupees, player)
