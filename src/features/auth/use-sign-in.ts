import { useRef, useState } from 'react'
import { ApiError, saysItFailed, serverMessageOr } from '#api/api-error.ts'
import type { User } from '#api/schemas/player.ts'
import { authMessages as words } from '#messages/en/player/auth.ts'
import { isOnline } from '#platform/device/online.ts'
import { useConnection } from '#session/connection.tsx'
import { isUnsure } from '#session/read-back.ts'
import { useGo } from '#ui/frame/link/navigation.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { forgetTyped } from './typed-login.ts'

export interface Credentials {
  mobileNumber: string
  password: string
}

interface Answer {
  token: string
  user: User
}

/** A sign-up without a response: the account may exist, or exist later. */
class NobodyKnows extends Error {}

export interface SignInOptions {
  /** The path to open next. */
  next: string
  /** Fetches what the player will need after the login, if it hasn't loaded yet. */
  prepare?: (() => Promise<unknown>) | undefined
}

interface SignInParts extends SignInOptions {
  /** Keeps what was typed: the page may be loaded anew for the code of the call. */
  keep: () => void
}

/**
 * Signs in or up: one call at a time, its refusal shown in the form and as a toast, the player sent
 * on to `next`.
 */
export function useSignIn({ next, prepare, keep }: SignInParts) {
  const { client, session } = useConnection()
  const toasts = useToasts()
  const go = useGo()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** The id of the toast that says it. */
  const errorToast = useRef<number | null>(null)

  async function send(
    call: () => Promise<Answer & { message: string }>,
    fallback: string,
  ): Promise<void> {
    if (running.current) return
    running.current = true
    // It leaves before the form is shown as busy.
    const answered = call()
    setBusy(true)
    setProblem(null)
    try {
      const { message, ...answer } = await answered
      // The host has said yes: without the app's files, leaving the login loads the page anew.
      await prepare?.().catch(() => undefined)
      forgetTyped()
      session.signIn(answer)
      // Busy until the login has left the screen, so that nobody logs in twice.
      await go?.(next, { replace: true })
      // Last: it's rendered at once, and the next screen's calls must not wait for that.
      toasts.success(message)
    } catch (error) {
      if (error instanceof ApiError && error.isUnsent) keep()
      const isUnknown = error instanceof NobodyKnows
      const isAnswer = error instanceof ApiError && error.readable
      const sentence = serverMessageOr(
        isUnknown ? error.cause : error,
        isAnswer ? fallback : words.somethingWrong,
      )
      setProblem(isUnknown ? words.signupUnknown : sentence)
      errorToast.current = toasts.error(sentence)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const enter = ({ mobileNumber, password }: Credentials) =>
    client.call('login', { body: { mobileNumber, password } })

  /** Signs up; if the response is lost, a login shows whether the account exists now. */
  async function create({ name, ...credentials }: Credentials & { name: string }) {
    const { mobileNumber, password } = credentials
    // Without a connection nothing leaves the device.
    const mayArrive = isOnline()
    try {
      const body = { name: name.trim(), mobileNumber, password }
      return { ...(await client.call('signup', { body })), message: words.signedUp }
    } catch (error) {
      if (!mayArrive || saysItFailed(error) || !isUnsure(error)) throw error
      // Only a login is certain: if it's refused, the host may still be making the account.
      const login = await enter(credentials).catch((why: unknown) => {
        throw why instanceof ApiError ? new NobodyKnows('', { cause: error }) : why
      })
      return { ...login, message: words.loggedIn }
    }
  }

  return {
    busy,
    /** The host's refusal, until the next try. */
    problem,
    /** The player turns to the other form. */
    forgetProblem() {
      setProblem(null)
      if (errorToast.current !== null) toasts.dismiss(errorToast.current)
    },
    logIn: (credentials: Credentials) =>
      send(
        async () => ({ ...(await enter(credentials)), message: words.loggedIn }),
        words.loginFailed,
      ),
    /** Awaits `created` once the account is known to exist. */
    signUp: (
      credentials: Credentials & { name: string },
      created: (player: string) => Promise<void>,
    ) =>
      send(async () => {
        const answer = await create(credentials)
        await created(answer.user.mobileNumber)
        return answer
      }, words.signupFailed),
  }
}
