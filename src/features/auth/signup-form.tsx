import Check from 'lucide-react/icons/check'
import { useId, useState } from 'react'
import { validateSignup, type AccountProblem } from '#domain/player/profile.ts'
import { lazy } from '#lib/lazy.ts'
import { formatAccountProblem, authMessages as words } from '#messages/en/player/auth.ts'
import { signupLimitMessages } from '#messages/en/player/signup-limit.ts'
import { useConnection } from '#session/connection.tsx'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { FieldMessage } from '#ui/form/field/field-frame.tsx'
import { Field } from '#ui/form/field/field.tsx'
import { PasswordField } from '#ui/form/field/password-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { cx } from '#ui/look/cx.ts'
import { AuthFields, type AuthFormProps } from './login-form.tsx'
import { LimitMissing } from './signup-missing.tsx'

/** Fetched once it's unfolded: a login needs nothing of limits. */
const loadLimit = lazy(() => import('./signup-limit.tsx'))
const SignupLimit = lazyPart(() => loadLimit().then((part) => part.SignupLimit))

/** Name, mobile number, password twice, and the confirmation of age (readings.md#adults-only). */
export function SignupForm(props: AuthFormProps) {
  const { draft, onChange, signIn } = props
  const adultMessage = useId()
  const connection = useConnection()
  const hasLimit = draft.limitText !== ''
  const [unfolded, setUnfolded] = useState(hasLimit)
  const isUnreadable = hasLimit && draft.limit === null
  const found = { ...validateSignup(draft), ...(isUnreadable && { limit: 'limit' as const }) }
  const format = (problem: AccountProblem | 'limit') =>
    problem === 'limit' ? problem : formatAccountProblem(problem)
  const form = useForm(found, format, () => {
    const { name, mobileNumber, password, limit } = draft
    void signIn.signUp({ name: name.trim(), mobileNumber, password }, async (player) => {
      if (limit !== null) await (await loadLimit()).saveSignupLimit(connection, player, limit)
    })
  })
  const { errors } = form
  return (
    <AuthFields
      {...props}
      {...form}
      password="new-password"
      send={words.signup}
      sending={words.signingUp}
      first={
        <Field
          label={words.fields.name}
          name="name"
          autoComplete="name"
          value={draft.name}
          onChange={(name) => onChange({ name })}
          error={errors.name}
        />
      }
    >
      <PasswordField
        label={words.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        value={draft.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
        error={errors.confirmPassword}
      />
      <details open={unfolded} className="my-1">
        <summary
          className="hit list-item w-fit cursor-pointer rounded-tile text-small font-semibold text-accent"
          onClick={(event) => {
            event.preventDefault()
            // What is typed stays in sight.
            setUnfolded(!unfolded || hasLimit)
          }}
        >
          {signupLimitMessages.title}
        </summary>
        {unfolded && (
          <SignupLimit
            wanted
            failed={LimitMissing}
            typed={draft.limitText}
            onChange={onChange}
            isWrong={errors.limit !== undefined}
          />
        )}
      </details>
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
    </AuthFields>
  )
}
