import { useEffect, useRef, useState } from 'react'
import { ApiError, saysItFailed, serverMessageOr } from '#api/api-error.ts'
import type { User } from '#api/schemas/player.ts'
import type { Input } from '#api/table/table.ts'
import { sendOrLookUp } from '#data/send-or-look-up.ts'
import { authMessages as words } from '#messages/en/player/auth.ts'
import { useConnection } from '#session/connection.tsx'
import { useGo } from '#ui/frame/link/navigation.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { forgetTyped } from './typed-login.ts'

/** What a login sends. */
export type Credentials = Input<'login'>['body']
/** What a sign-up sends. */
type NewPlayer = Input<'signup'>['body']

interface Answer {
  token: string
  user: User
}

/** A sign-up without a response: the account may exist, or exist later. */
class UnknownSignup extends Error {}

export interface SignInOptions {
  /** The path to open next. */
  next: string
  /** Fetches what the player will need after the login, if it hasn't loaded yet. */
  prepare?: (() => Promise<unknown>) | undefined
}

interface SignInParts extends SignInOptions {
  /** Stores what was typed, since the page may be loaded anew to fetch the code that makes the call. */
  keep: () => void
}

/**
 * Signs in or up, one call at a time. A refusal is shown in the form and as a toast; after a success,
 * `next` is opened.
 */
export function useSignIn({ next, prepare, keep }: SignInParts) {
  const { client, session, online } = useConnection()
  const toasts = useToasts()
  const go = useGo()
  const running = useRef(false)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** The id of the toast that shows the problem. */
  const errorToast = useRef<number | null>(null)

  async function send(
    call: () => Promise<Answer & { message: string }>,
    fallback: string,
  ): Promise<void> {
    if (running.current) return
    running.current = true
    // The call starts before the form is rendered as busy.
    const response = call()
    setBusy(true)
    setProblem(null)
    try {
      const { message, ...answer } = await response
      // The host has accepted it. If the app's files can't be fetched, leaving the login loads the page anew.
      await prepare?.().catch(() => undefined)
      forgetTyped()
      session.signIn(answer)
      // Busy until the login has left the screen, so that nobody logs in twice.
      if (isOpen.current) await go?.(next, { replace: true })
      // Last, since a toast is rendered at once and the next screen's calls mustn't wait for that.
      toasts.success(message)
    } catch (error) {
      if (error instanceof ApiError && error.isUnsent) keep()
      const isUnknown = error instanceof UnknownSignup
      const sentence = serverMessageOr(
        isUnknown ? error.cause : error,
        saysItFailed(error) ? fallback : words.somethingWrong,
      )
      setProblem(isUnknown ? words.signupUnknown : sentence)
      errorToast.current = toasts.error(sentence)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const callLogin = ({ mobileNumber, password }: Credentials) =>
    client.call('login', { body: { mobileNumber, password } })

  /** Signs up; if the response is lost, a login shows whether the account exists now. */
  async function callSignup(body: NewPlayer) {
    const sent = await sendOrLookUp(
      online,
      () => client.call('signup', { body }),
      // A login that succeeds is proof. Once: hosts count those that fail.
      () => callLogin(body),
      null,
    )
    switch (sent.status) {
      case 'answered':
        return { ...sent.answer, message: words.signedUp }
      case 'found':
        return { ...sent.found, message: words.loggedIn }
      case 'unknown':
        throw new UnknownSignup('', { cause: sent.error })
      case 'failed':
        throw sent.error
    }
  }

  return {
    busy,
    /** The host's refusal, until the next try. */
    problem,
    /** Removes the problem and its toast, when the player opens the other form. */
    forgetProblem() {
      setProblem(null)
      if (errorToast.current !== null) toasts.dismiss(errorToast.current)
    },
    logIn: (credentials: Credentials) =>
      send(
        async () => ({ ...(await callLogin(credentials)), message: words.loggedIn }),
        words.loginFailed,
      ),
    /** Awaits `created` once the account is known to exist. */
    signUp: (body: NewPlayer, created: (player: string) => Promise<void>) =>
      send(async () => {
        const answer = await callSignup(body)
        await created(answer.user.mobileNumber)
        return answer
      }, words.signupFailed),
  }
}
