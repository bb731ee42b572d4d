import { vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { User } from '#api/schemas/player.ts'
import type { LastKnown } from '#session/no-last-known.ts'
import { createSession, tokenKey } from '#session/session.ts'
import { memory } from './memory-item-store.ts'

export const asha: User = { name: 'Asha', mobileNumber: '5876543210', balance: 100 }
export const noAnswer = new ApiError('getAuthProfile', 'network', {})
export const refused = new ApiError('getAuthProfile', 'refused', { status: 401, body: {} })
export const answered = (status: number) =>
  new ApiError('getAuthProfile', status < 500 ? 'refused' : 'server', { status, body: {} })

interface RequestMade {
  resolve: (user: User) => void
  reject: (error: Error) => void
}

/** A session whose host answers by hand, on a phone that stored `remembered` with its token. */
export function phone({ remembered = null as User | null } = {}) {
  const storage = memory()
  storage.set(tokenKey, 't-asha')
  const requests: RequestMade[] = []
  const waits: (() => void)[] = []
  const lastKnown: LastKnown = {
    recall: vi.fn<LastKnown['recall']>(async () => remembered),
    forget: vi.fn<LastKnown['forget']>(async () => undefined),
  }
  const session = createSession({
    storage,
    client: () =>
      ({
        call: () => new Promise<User>((resolve, reject) => requests.push({ resolve, reject })),
      }) as unknown as Client,
    answers: { ...lastKnown, clear() {}, begin() {}, confirm() {} },
    schedule(run) {
      waits.push(run)
      return () => void waits.splice(waits.indexOf(run), 1)
    },
  })
  const turn = () => vi.waitFor(() => Promise.resolve())
  /** Starts, and gets this from the host. */
  async function start(answer: User | Error): Promise<void> {
    const started = session.start()
    if (answer instanceof Error) requests.at(-1)?.reject(answer)
    else requests.at(-1)?.resolve(answer)
    await started
  }
  return {
    session,
    storage,
    asked: requests,
    lastKnown,
    start,
    /** The host has been silent for as long as a start waits. */
    async patienceEnds() {
      for (const run of Array.from(waits)) run()
      await turn()
    },
    turn,
  }
}
