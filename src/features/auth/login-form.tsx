import { validateLogin } from '#domain/player/profile.ts'
import { sayAccountProblem, authMessages as words } from '#messages/player/auth.ts'
import { paths } from '#paths'
import { MobileField } from '#ui/form/field/mobile-field.tsx'
import { PasswordField } from '#ui/form/field/password-field.tsx'
import { FormSubmit } from '#ui/form/form-submit.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/frame/link/link.tsx'
import type { AuthDraft, useSignIn } from './use-sign-in.ts'

export interface AuthFormProps {
  draft: AuthDraft
  onChange: (change: Partial<AuthDraft>) => void
  signIn: ReturnType<typeof useSignIn>
}

/** Mobile number and password. */
export function LoginForm({ draft, onChange, signIn }: AuthFormProps) {
  const { errors, onSubmit } = useForm(
    validateLogin(draft),
    sayAccountProblem,
    () => void signIn.logIn(draft),
  )
  return (
    // Uses POST: if sent before the app has started, the password must not get into the address.
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="mt-5 flex flex-1 flex-col gap-1.5"
    >
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
        name="password"
        autoComplete="current-password"
        value={draft.password}
        onChange={(password) => onChange({ password })}
        error={errors.password}
      />
      <Link
        to={paths.forgotPassword}
        className="inline-flex min-h-12 items-center self-start rounded-btn text-small font-semibold text-accent"
      >
        {words.forgotPassword}
      </Link>
      <FormSubmit problem={signIn.problem} busy={signIn.busy}>
        {signIn.busy ? words.loggingIn : words.login}
      </FormSubmit>
    </form>
  )
}
