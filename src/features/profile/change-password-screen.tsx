import { useState } from 'react'
import { useSubmit } from '#data/use-submit.ts'
import {
  minimumPasswordLength,
  readMobile,
  validateChangePassword,
} from '#domain/player/profile.ts'
import { formatAccountProblem } from '#messages/en/player/auth.ts'
import { profileMessages } from '#messages/en/player/profile.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { useSession } from '#session/connection.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { MobileField } from '#ui/form/field/mobile-field.tsx'
import { PasswordField } from '#ui/form/field/password-field.tsx'
import { SavedForm } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { NotPrerendered } from '#ui/frame/not-prerendered.tsx'
import { PublicScreen } from '#ui/frame/public-screen.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'

const words = profileMessages.changePassword
const noPasswords = { newPassword: '', confirmPassword: '' }

/** The screen for a signed-in player (readings.md#second-password-route). */
export function ChangePasswordScreen() {
  return (
    <Screen title={words.title} back={paths.dashboard}>
      <ChangePassword />
    </Screen>
  )
}

/** The same form without signing in, behind "Forgot password?" (readings.md#second-password-route). */
export function ForgotPasswordScreen() {
  const { appName } = useConfig()
  return (
    <PublicScreen title={words.title} appName={appName} home={paths.auth}>
      <ChangePassword />
    </PublicScreen>
  )
}

/** The form, which asks an administrator for another password. */
function ChangePassword() {
  const session = useSession()
  const toasts = useToasts()
  const known = session.status === 'signed-in' ? readMobile(session.user.mobileNumber) : ''
  const [mobile, setMobile] = useState<string | null>(null)
  const [passwords, setPasswords] = useState(noPasswords)
  const [requested, setRequested] = useState(false)
  const form = { mobileNumber: mobile ?? known, ...passwords }
  const change = (patch: Partial<typeof noPasswords>) => {
    setRequested(false)
    setPasswords((old) => ({ ...old, ...patch }))
  }
  const changeMobile = (typed: string) => {
    setRequested(false)
    setMobile(typed)
  }
  const submit = useSubmit('changePassword', {
    failed: profileMessages.passwordFailed,
    preferHost: true,
    unknown: profileMessages.passwordUnknown,
    // No call returns requests, and a review may take days.
    isSaved: null,
    onDone() {
      toasts.success(profileMessages.passwordRequested)
      setPasswords(noPasswords)
      setRequested(true)
      reset()
    },
    onFailed: ({ sentence }) => toasts.error(sentence),
  })
  const { errors, onSubmit, reset } = useForm(
    validateChangePassword(form),
    formatAccountProblem,
    () => {
      const { mobileNumber, newPassword } = form
      void submit.send({ body: { mobileNumber, newPassword } })
    },
  )
  return (
    <>
      <p className="mb-4 text-body text-ink2">{words.intro}</p>
      <NotPrerendered instead={<CardsSkeleton count={3} height="h-20" />}>
        {/* Nothing has been typed since it was sent: that was the second of two quick presses. */}
        <SavedForm
          onSubmit={(form) => !requested && onSubmit(form)}
          submit={submit}
          button={[words.submit, words.submitting]}
          className="flex flex-1 flex-col gap-2"
        >
          <MobileField
            label={words.mobile}
            name="username"
            autoComplete="username"
            value={form.mobileNumber}
            onChange={changeMobile}
            error={errors.mobileNumber}
          />
          <PasswordField
            label={words.newPassword}
            name="new-password"
            autoComplete="new-password"
            helper={words.newPasswordHelp(minimumPasswordLength)}
            value={form.newPassword}
            onChange={(newPassword) => change({ newPassword })}
            error={errors.newPassword}
          />
          <PasswordField
            label={words.confirm}
            name="confirm-password"
            autoComplete="new-password"
            value={form.confirmPassword}
            onChange={(confirmPassword) => change({ confirmPassword })}
            error={errors.confirmPassword}
          />
          {/* Below the fields, since the toast covers what's at the top. */}
          {requested && <Notice tone="good">{profileMessages.passwordRequested}</Notice>}
        </SavedForm>
      </NotPrerendered>
    </>
  )
}
