import type { ReactNode } from 'react'
import { validateLogin } from '#domain/player/profile.ts'
import { formatAccountProblem, authMessages as words } from '#messages/en/player/auth.ts'
import { paths } from '#paths'
import { TextLink } from '#ui/content/text-link.tsx'
import { MobileField } from '#ui/form/field/mobile-field.tsx'
import { PasswordField } from '#ui/form/field/password-field.tsx'
import { SavedForm } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { AuthDraft } from './auth-draft.ts'
import type { useSignIn } from './use-sign-in.ts'

export interface AuthFormProps {
  draft: AuthDraft
  onChange: (change: Partial<AuthDraft>) => void
  signIn: ReturnType<typeof useSignIn>
}

interface AuthFieldsProps extends AuthFormProps {
  errors: { mobileNumber?: string; password?: string }
  onSubmit: (form: HTMLFormElement) => void
  /** The password field, by what a password manager should do with it. */
  password: 'current-password' | 'new-password'
  /** Above the mobile number. */
  first?: ReactNode
  /** Below the password. */
  children: ReactNode
  /** What the button says, and while it is sent. */
  send: string
  sending: string
}

/** What login and sign-up share: mobile number, password, the button and what went wrong. */
export function AuthFields(props: AuthFieldsProps) {
  const { draft, onChange, signIn, errors, onSubmit, password, first, children } = props
  return (
    // Uses POST: if sent before the app has started, the password must not get into the address.
    <SavedForm
      method="post"
      onSubmit={onSubmit}
      submit={signIn}
      button={[props.send, props.sending]}
      className="mt-5 flex flex-1 flex-col gap-1.5"
    >
      {first}
      <MobileField
        label={words.fields.mobileNumber}
        name="username"
        autoComplete="username"
        value={draft.mobileNumber}
        onChange={(mobileNumber) => onChange({ mobileNumber })}
        error={errors.mobileNumber}
      />
      <PasswordField
        label={words.fields.password}
        name={password === 'new-password' ? password : 'password'}
        autoComplete={password}
        value={draft.password}
        onChange={(typed) => onChange({ password: typed })}
        error={errors.password}
      />
      {children}
    </SavedForm>
  )
}

/** Mobile number and password. */
export function LoginForm(props: AuthFormProps) {
  const { draft, signIn } = props
  const form = useForm(validateLogin(draft), formatAccountProblem, () => void signIn.logIn(draft))
  return (
    <AuthFields
      {...props}
      {...form}
      password="current-password"
      send={words.login}
      sending={words.loggingIn}
    >
      <TextLink
        to={paths.forgotPassword}
        className="mb-3 self-start text-small font-semibold text-accent"
      >
        {words.forgotPassword}
      </TextLink>
    </AuthFields>
  )
}
