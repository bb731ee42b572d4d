import { useRef, useState } from 'react'
import { ApiError, serverMessageOr } from '#api/api-error.ts'
import { useConnection } from '#session/connection.tsx'
import type { User } from '#api/schemas/player.ts'
import { authMessages as words } from '#messages/auth.ts'
import { useGo } from '#ui/frame/navigation.ts'
import { useToasts } from '#ui/overlay/toast.tsx'

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

export interface SignInOptions {
  /** Own path to go on to. */
  next: string
  /** Fetches what the player will need behind the login, if that is not here yet. */
  prepare?: (() => Promise<unknown>) | undefined
}

/**
 * Signs in or up: one call at a time, its refusal shown in the form and as a toast, the player sent
 * on to `next`.
 */
export function useSignIn({ next, prepare }: SignInOptions) {
  const { client, session } = useConnection()
  const toasts = useToasts()
  const go = useGo()
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
      await prepare?.()
      toasts.success(said)
      session.signIn(answer)
      // Busy until the login has left the screen: nobody logs in twice.
      await go?.(next, { replace: true })
    } catch (error) {
      const answered = error instanceof ApiError && error.readable
      const sentence = serverMessageOr(error, answered ? fallback : words.somethingWrong)
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
