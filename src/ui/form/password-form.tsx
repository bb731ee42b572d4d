import { useEffect, useRef, useState } from 'react'
import { sayAccountProblem } from '#words/player/auth.ts'
import { lockMessages as words } from '#words/player/lock.ts'
import { PasswordField } from './field/password-field.tsx'
import { FormSubmit } from './form-submit.tsx'
import { useForm } from './use-form.ts'

export interface PasswordFormProps {
  /** What is wrong with a password, in words; null when it is the player's. Never rejects. */
  check: (password: string) => Promise<string | null>
  /** The password was the player's, and the form is still there: closing it calls this off. */
  onRight: () => void
  submit: string
}

/** Asks a signed-in player for the password again. */
export function PasswordForm({ check, onRight, submit }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function send(): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const found = await check(password)
    setBusy(false)
    setProblem(found)
    if (found === null && isOpen.current) onRight()
  }

  const { errors, onSubmit } = useForm(
    password === '' ? { password: { code: 'password-required' as const } } : {},
    sayAccountProblem,
    () => void send(),
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-1.5">
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <FormSubmit problem={problem} busy={busy}>
        {busy ? words.checking : submit}
      </FormSubmit>
    </form>
  )
}
