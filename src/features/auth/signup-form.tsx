import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { validateSignup } from '#domain/player/profile.ts'
import { sayAccountProblem, authMessages as words } from '#messages/player/auth.ts'
import { FieldMessage } from '#ui/form/field/field-frame.tsx'
import { Field } from '#ui/form/field/field.tsx'
import { MobileField } from '#ui/form/field/mobile-field.tsx'
import { PasswordField } from '#ui/form/field/password-field.tsx'
import { FormSubmit } from '#ui/form/form-submit.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { cx } from '#ui/look/cx.ts'
import type { AuthFormProps } from './login-form.tsx'

/** Name, mobile number, password twice, and the confirmation of age (readings.md#adults-only). */
export function SignupForm({ draft, onChange, signIn }: AuthFormProps) {
  const adultMessage = useId()
  const { errors, onSubmit } = useForm(
    validateSignup(draft),
    sayAccountProblem,
    () => void signIn.signUp(draft),
  )
  return (
    // Uses POST: if sent before the app has started, the password must not get into the address.
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="mt-5 flex flex-1 flex-col gap-1.5"
    >
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={60}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errors.name}
      />
      <MobileField
        label={words.mobile}
        name="username"
        autoComplete="username"
        value={draft.mobileNumber}
        onChange={(mobileNumber) => onChange({ mobileNumber })}
        error={errors.mobileNumber}
      />
      <PasswordField
        label={words.password}
        name="new-password"
        autoComplete="new-password"
        value={draft.password}
        onChange={(password) => onChange({ password })}
        error={errors.password}
      />
      <PasswordField
        label={words.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        value={draft.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
        error={errors.confirmPassword}
      />
      <label className="flex min-h-12 items-center gap-3 text-body">
        <span className="relative flex shrink-0">
          <input
            type="checkbox"
            className={cx(
              'peer size-6 cursor-pointer appearance-none rounded-badge border-2 bg-surface checked:border-fill checked:bg-fill forced-colors:appearance-auto',
              errors.adult ? 'border-bad' : 'border-ctl',
            )}
            checked={draft.adult}
            onChange={(event) => onChange({ adult: event.target.checked })}
            aria-invalid={errors.adult ? true : undefined}
            aria-describedby={adultMessage}
          />
          <Check
            className="pointer-events-none absolute inset-1 hidden size-4 text-on-fill peer-checked:block forced-colors:hidden!"
            strokeWidth={4}
            aria-hidden="true"
          />
        </span>
        {words.adult}
      </label>
      <FieldMessage id={adultMessage} error={errors.adult} />
      <FormSubmit problem={signIn.problem} busy={signIn.busy}>
        {signIn.busy ? words.signingUp : words.signup}
      </FormSubmit>
    </form>
  )
}
