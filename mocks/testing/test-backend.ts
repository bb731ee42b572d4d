import { ApiError, refusalSentences } from '#api/api-error.ts'
import { createClient } from '#api/client.ts'
import { manualClock } from '#domain/time/clock.ts'
import { createBackend } from '../backend.ts'
import { baseSeed, mergeSeeds } from '../seed/base.ts'
import { players } from '../seed/players.ts'
import type { Seed } from '../store/models.ts'

/** Friday, 20 November 2026, 1:42 PM on the clock of the machine that runs the tests. */
export const friday = new Date(2026, 10, 20, 13, 42).getTime()

/** Epoch ms of 'HH:MM' on that Friday. */
export const fridayAt = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(2026, 10, 20, hours, minutes).getTime()
}

/** A backend over the base seed with a short chart, and clients that are signed in to it. */
export function testHost({ now = friday, extra = {} }: { now?: number; extra?: Seed } = {}) {
  const clock = manualClock(now)
  const tokens: Seed = {
    token: Object.values(players).map(({ id }) => ({ id: `t-${id}`, accountId: id, createdAt: 0 })),
  }
  const seed = mergeSeeds(baseSeed(now, { chartDays: 7 }), tokens, extra)
  const backend = createBackend({ clock, rows: seed })
  /** The real typed client with this token. */
  const withToken = (token: string | null) =>
    createClient({ host: 'http://ank.test', token: () => token, fetch: backend.fetch })
  /** The token with which an account is signed in. */
  const tokenOf = (account: keyof typeof players) => `t-${players[account].id}`
  return {
    backend,
    clock,
    tokenOf,
    withToken,
    /** The real typed client, signed in as `account` or nobody. */
    as: (account: keyof typeof players | null) => withToken(account && tokenOf(account)),
  }
}

/** The `ApiError` a call ends in; fails when it succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The call should have been refused.')
}

/** The status and the host's sentences a call is refused with. */
export async function refusedWith(call: Promise<unknown>): Promise<unknown[]> {
  const error = await refusalOf(call)
  return [error.status, ...refusalSentences(error, error.message)]
}
