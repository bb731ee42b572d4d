import { createStore } from 'zustand/vanilla'
import { ApiError } from '#api/api-error.ts'
import { bearerForm } from '#api/bearer-form.ts'
import type { Client } from '#api/client.ts'
import type { User } from '#api/schemas/player.ts'
import { timers, type Schedule } from '#platform/schedule.ts'
import type { StorageKey } from '#platform/storage/keys.ts'
import type { LastKnown } from './no-last-known.ts'

/** The part of a browser storage that the client needs. Must never throw. */
export interface KeyValueStore<Key = StorageKey> {
  get(key: Key): string | null
  set(key: Key, value: string): void
  remove(key: Key): void
}

/** Local storage key of the bearer token. */
export const tokenKey = 'token'

/** Why nobody is signed in: `never` also stands for reasons the player isn't told. */
export type SignedOutReason = 'never' | 'by-choice' | 'ended'

export type SessionState =
  | { status: 'loading' }
  /** There is a token, but the network gave no response (readings.md#start-profile). */
  | { status: 'unreachable' }
  /** With the number of the player whose session ended, until the page is closed: for the login. */
  | { status: 'signed-out'; reason: SignedOutReason; mobileNumber?: string }
  | SignedIn

export interface SignedIn {
  status: 'signed-in'
  user: User
  /**
   * The player as known from an earlier visit, until the host has answered (readings.md#offline).
   */
  unconfirmed?: true
}

/**
 * A player's responses, in the cache and on the phone. The login works without them; the app attaches
 * them (`attach`).
 */
export interface PlayerAnswers extends LastKnown {
  /** Removes all responses from the cache, since another player is about to use it. */
  clear(): void
  /** Caches the player from a login or sign-up: shown at once, read again when needed. */
  begin(user: User): void
  /** Caches the player from the profile read at the start. */
  confirm(user: User): void
}

const noAnswers: PlayerAnswers = {
  clear: () => {},
  begin: () => {},
  confirm: () => {},
  recall: async () => null,
  forget: async () => undefined,
}

export interface LoginSession {
  state(): SessionState
  subscribe(listener: () => void): () => void
  token(): string | null
  /**
   * Reads the profile for the stored token, if there is one. Also used by Retry, which keeps showing
   * what's known from an earlier visit.
   */
  start(): Promise<void>
  /** Stores the token of a login or signup and sets the user. */
  signIn(answer: { token: string; user: User }): void
  /** Clears token and everything known about the player. */
  signOut(): void
  /**
   * A bearer call got the host's 401: ends the session, unless another token is in use by now, which
   * another tab may have stored.
   */
  end(token: string): void
  /** Signs in or out here too, after another tab of this browser did. */
  adoptStoredToken(): void
  /** Sets the store that keeps the player's responses from now on. */
  attach(answers: PlayerAnswers): void
}

/** How long a start waits for the host before it shows data of an earlier visit, in milliseconds. */
const patienceMs = 4_000

export interface SessionDeps {
  storage: KeyValueStore
  client: () => Client
  answers?: PlayerAnswers
  schedule?: Schedule
}

/** The stored token, or null. Removes one with characters no header may have: every call would fail. */
function storedToken(storage: KeyValueStore): string | null {
  const token = storage.get(tokenKey)
  if (token === null || bearerForm.test(token)) return token
  storage.remove(tokenKey)
  return null
}

/** Who is signed in: the token in storage, and the user the host says it belongs to. */
export function createSession(deps: SessionDeps): LoginSession {
  const { storage, client, schedule = timers } = deps
  let { answers = noAnswers } = deps
  let token = storedToken(storage)
  const {
    getState: state,
    setState: set,
    subscribe,
  } = createStore<SessionState>(() =>
    token ? { status: 'loading' } : { status: 'signed-out', reason: 'never' },
  )
  const setState = (next: SessionState) => set(next, true)
  /** The token being confirmed while data from an earlier visit is shown. */
  let confirmingToken: string | null = null
  /** The token of a call that was refused while the first profile call was running. */
  let earlyRefusedToken: string | null = null

  function forget(reason: SignedOutReason): void {
    const last = state()
    // A player who signed out in another tab leaves no number here either.
    const known =
      reason === 'ended' && last.status === 'signed-in' && storage.get(tokenKey) === token
        ? { mobileNumber: last.user.mobileNumber }
        : {}
    token = null
    storage.remove(tokenKey)
    // Observers first see that nobody is signed in, and only then lose the data.
    setState({ status: 'signed-out', reason, ...known })
    answers.clear()
    void answers.forget()
  }

  /** Signs in or out as another tab of this browser did; that tab's token is left as it is. */
  function adoptStoredToken(): void {
    const stored = storedToken(storage)
    if (stored === token) return
    answers.clear()
    // This tab may have written once more before it noticed.
    if (stored === null) void answers.forget()
    token = stored
    if (stored === null) setState({ status: 'signed-out', reason: 'by-choice' })
    else {
      setState({ status: 'loading' })
      void start()
    }
  }

  /** Removes the token that the host refused, unless another tab has stored its own since. */
  function forgetRefused(reason: SignedOutReason): void {
    const stored = storedToken(storage)
    if (stored === null || stored === token) forget(reason)
    else adoptStoredToken()
  }

  function isUnconfirmed(): boolean {
    const now = state()
    return now.status === 'signed-in' && now.unconfirmed === true
  }

  /** Without a response, shows what this token's player saw last. False if nothing is stored. */
  async function showLastKnown(startToken: string): Promise<boolean> {
    const user = await answers.recall(startToken)
    // Meanwhile the host may have answered, or somebody signed in or out.
    if (user !== null && token === startToken && state().status === 'loading') {
      setState({ status: 'signed-in', user, unconfirmed: true })
    }
    return user !== null
  }

  async function start(): Promise<void> {
    const startToken = token
    if (startToken === null || confirmingToken === startToken) return
    if (isUnconfirmed()) confirmingToken = startToken
    else setState({ status: 'loading' })
    const stopWaiting = schedule(() => void showLastKnown(startToken), patienceMs)
    // An admin's isn't.
    const isKept = storedToken(storage) === startToken
    try {
      const user = await client().call('getAuthProfile')
      if (token !== startToken) return
      // Another call learned that the token has ended just after the profile was read.
      if (earlyRefusedToken === startToken) return forgetRefused('never')
      // Another tab has signed in or out meanwhile, and this one hasn't heard of it yet.
      if (isKept && storedToken(storage) !== startToken) return adoptStoredToken()
      // An admin's token isn't kept any longer than the page is open.
      if (user.role === 'admin') storage.remove(tokenKey)
      answers.confirm(user)
      setState({ status: 'signed-in', user })
    } catch (error) {
      if (token !== startToken) return
      // Only a response says anything about the token; a failure to load code, for one, doesn't.
      if (error instanceof ApiError && error.hostAnswered) forgetRefused('never')
      else if (!isUnconfirmed() && !(await showLastKnown(startToken)) && token === startToken) {
        setState({ status: 'unreachable' })
      }
    } finally {
      stopWaiting()
      if (confirmingToken === startToken) confirmingToken = null
    }
  }

  return {
    state,
    subscribe,
    token: () => token,
    start,
    signIn(answer) {
      answers.clear()
      void answers.forget()
      token = answer.token
      if (answer.user.role === 'admin') storage.remove(tokenKey)
      else storage.set(tokenKey, answer.token)
      answers.begin(answer.user)
      setState({ status: 'signed-in', user: answer.user })
    },
    signOut: () => forget('by-choice'),
    end(refusedToken) {
      if (refusedToken !== token) return
      // While the first profile call runs, `start` decides.
      if (state().status === 'loading') return void (earlyRefusedToken = refusedToken)
      // Says nothing to someone who has only opened the app.
      forgetRefused(isUnconfirmed() ? 'never' : 'ended')
    },
    adoptStoredToken,
    attach(next) {
      answers = next
      const now = state()
      if (now.status === 'signed-in' && !now.unconfirmed) answers.confirm(now.user)
    },
  }
}
