import { useRef, useState } from 'react'
import { ApiError, serverMessageOr } from '#api/api-error.ts'
import type { User } from '#api/schemas/player.ts'
import { authMessages as words } from '#messages/auth.ts'
import { useConnection } from '#session/connection.tsx'
import { isUnsure } from '#session/read-back.ts'
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

interface Answer {
  token: string
  user: User
}

/** A sign-up without an answer, and no login tells what became of it. */
class NobodyKnows extends Error {}

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
    call: () => Promise<Answer & { said: string }>,
    fallback: string,
  ): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      const { said, ...answer } = await call()
      await prepare?.()
      toasts.success(said)
      session.signIn(answer)
      // Busy until the login has left the screen: nobody logs in twice.
      await go?.(next, { replace: true })
    } catch (error) {
      const answered = error instanceof ApiError && error.readable
      const sentence =
        error instanceof NobodyKnows
          ? words.signupUnknown
          : serverMessageOr(error, answered ? fallback : words.somethingWrong)
      setProblem(sentence)
      toasts.error(sentence)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const enter = ({ mobileNumber, password }: Credentials) =>
    client.call('login', { body: { mobileNumber, password } })

  /** Signs up; where the answer was lost, a login tells whether there is an account now. */
  async function create({ name, ...credentials }: Credentials & { name: string }) {
    const { mobileNumber, password } = credentials
    try {
      const body = { name: name.trim(), mobileNumber, password }
      return { ...(await client.call('signup', { body })), said: words.signedUp }
    } catch (error) {
      if (!navigator.onLine || !isUnsure(error)) throw error
      // The account may have been there before: only the login is certain.
      const login = await enter(credentials).catch((why: unknown) => {
        throw isUnsure(why) ? new NobodyKnows() : error
      })
      return { ...login, said: words.loggedIn }
    }
  }

  return {
    busy,
    /** What the host said no with, until the next try. */
    problem,
    logIn: (credentials: Credentials) =>
      send(
        async () => ({ ...(await enter(credentials)), said: words.loggedIn }),
        words.loginFailed,
      ),
    signUp: (credentials: Credentials & { name: string }) =>
      send(() => create(credentials), words.signupFailed),
  }
}
