import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import type { Client } from './client.ts'
import { keyOf, queryOf } from './queries.ts'
import type { User } from './schemas/player.ts'

/** The part of a browser storage that the client needs. Must never throw. */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Local storage key of the bearer token (spec section 3). */
export const tokenKey = 'token'

/** Why nobody is signed in, as far as the player should be told. */
export type SignedOutReason = 'never' | 'by-choice' | 'ended'

export type SessionState =
  | { status: 'loading' }
  /** A token is kept, but the network gave no answer (decision A5). */
  | { status: 'unreachable' }
  | { status: 'signed-out'; reason: SignedOutReason }
  | { status: 'signed-in'; user: User }

export interface Session {
  state(): SessionState
  subscribe(listener: () => void): () => void
  token(): string | null
  /** Fetches the profile of the stored token, if any (spec section 4). Also the Retry. */
  start(): Promise<void>
  /** Stores the token of a login or signup and sets the user. */
  signIn(answer: { token: string; user: User }): void
  /** Clears token and everything known about the player (spec section 4). */
  signOut(): void
  /** A bearer call was answered 401: ends the session, unless another token is in use by now. */
  end(token: string): void
  /** Another tab of this browser signed in or out: follow it. */
  follow(): void
}

/** Who is signed in: the token in storage, and the user the host says it belongs to. */
export function createSession(
  storage: KeyValueStore,
  queryClient: QueryClient,
  client: () => Client,
): Session {
  let token = storage.get(tokenKey)
  let state: SessionState = token
    ? { status: 'loading' }
    : { status: 'signed-out', reason: 'never' }
  const listeners = new Set<() => void>()

  function become(next: SessionState): void {
    state = next
    for (const listener of [...listeners]) listener()
  }

  function forget(reason: SignedOutReason): void {
    token = null
    storage.remove(tokenKey)
    // Observers first see that nobody is signed in, and only then lose the data.
    become({ status: 'signed-out', reason })
    queryClient.clear()
  }

  async function start(): Promise<void> {
    const used = token
    if (used === null) return
    become({ status: 'loading' })
    try {
      const user = await client().call('getAuthProfile')
      if (token !== used) return
      queryClient.setQueryData(queryOf(client(), 'getAuthProfile').queryKey, user)
      become({ status: 'signed-in', user })
    } catch (error) {
      if (token !== used) return
      const noAnswer = error instanceof ApiError && (error.unreachable || error.kind === 'server')
      if (noAnswer) become({ status: 'unreachable' })
      else forget('never')
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    token: () => token,
    start,
    signIn(answer) {
      queryClient.clear()
      token = answer.token
      storage.set(tokenKey, answer.token)
      queryClient.setQueryData(keyOf('getUserProfile', {}), answer.user)
      void queryClient.invalidateQueries({ queryKey: keyOf('getUserProfile') })
      become({ status: 'signed-in', user: answer.user })
    },
    signOut: () => forget('by-choice'),
    end(refused) {
      // While the first profile call runs, `start` decides, silently (spec section 4).
      if (refused === token && state.status !== 'loading') forget('ended')
    },
    follow() {
      const stored = storage.get(tokenKey)
      if (stored === token) return
      queryClient.clear()
      token = stored
      if (stored === null) become({ status: 'signed-out', reason: 'by-choice' })
      else void start()
    },
  }
}
