import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '#api/api-context.tsx'
import { ApiError, refusalSentences } from '#api/api-error.ts'
import type { User } from '#api/schemas/player.ts'
import { authMessages as words } from '#messages/auth.ts'
import { useToasts } from '#ui/toast.tsx'

export interface Credentials {
  mobileNumber: string
  password: string
}

export const emptyDraft = {
  name: '',
  mobileNumber: '',
  password: '',
  confirmPassword: '',
  adult: false,
}
export type AuthDraft = typeof emptyDraft

/**
 * Signs in or up: one call at a time, its refusal shown in the form and as a toast, the player sent
 * on to `next` (spec section 8).
 */
export function useSignIn(next: string) {
  const { client, session } = useApi()
  const toasts = useToasts()
  const navigate = useNavigate()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(
    call: () => Promise<{ token: string; user: User }>,
    said: string,
    fallback: string,
  ): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      const answer = await call()
      toasts.success(said)
      session.signIn(answer)
      void navigate(next, { replace: true })
    } catch (error) {
      const refused = error instanceof ApiError && error.kind === 'refused'
      const sentence = refusalSentences(error, refused ? fallback : words.somethingWrong).join(' ')
      setProblem(sentence)
      toasts.error(sentence)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    busy,
    /** What the host said no with, until the next try. */
    problem,
    logIn: ({ mobileNumber, password }: Credentials) =>
      send(
        () => client.call('login', { body: { mobileNumber, password } }),
        words.loggedIn,
        words.loginFailed,
      ),
    signUp: ({ name, mobileNumber, password }: Credentials & { name: string }) =>
      send(
        () => client.call('signup', { body: { name: name.trim(), mobileNumber, password } }),
        words.signedUp,
        words.signupFailed,
      ),
  }
}
