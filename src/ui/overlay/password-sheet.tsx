import { lockMessages as words } from '#words/player/lock.ts'
import { PasswordForm, type PasswordFormProps } from '../form/password-form.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'

type Props = Pick<SheetProps, 'open' | 'onClose'> &
  Pick<PasswordFormProps, 'check' | 'onRight'> & {
    /** Why the password is needed. */
    reason: string
  }

/** Asks for the password before something is changed. It's a form, so don't put it inside one. */
export function PasswordSheet({ open, onClose, reason, check, onRight }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={words.askTitle}>
      <p className="mb-3 text-body text-ink2">{reason}</p>
      <PasswordForm check={check} onRight={onRight} submit={words.confirm} />
    </Sheet>
  )
}
