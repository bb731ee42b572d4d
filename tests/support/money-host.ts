import { createClient } from '#api/client.ts'
import { createMoneyAction, type MoneyActionDeps } from '#api/money-action.ts'
import { createQueryClient } from '#api/queries.ts'
import type { KeyValueStore } from '#api/session.ts'
import { manualClock } from '#domain/clock.ts'

/** A bet as it is sent. */
export const input = {
  body: {
    gameId: 'g1',
    betType: 'single',
    session: 'open',
    betNumber: '6',
    betAmount: 50,
    gameDate: '2026-11-19T18:30:00.000Z',
  },
} as const

/** A bet as the host lists it. */
export const record = (id: string) => ({
  _id: id,
  betType: 'single',
  gameId: 'g1',
  gameName: 'Konkan Day',
  session: 'open',
  betNumber: '6',
  betAmount: 50,
  status: 'pending',
  betDate: '2026-11-20T08:00:00.000Z',
})

/** A storage that lives as long as the test. */
export function memory(): KeyValueStore {
  const map = new Map<string, string>()
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
}

/** What the host does with the next bet. */
export type Answer =
  'ok' | 'refused' | 'lost-after' | 'lost-before' | 'failed-after' | 'unreadable-after'

/** A host with a list of bets; what it does with the next bet and the next reading is set by hand. */
export function host(before: string[] = []) {
  const state = {
    bets: before.map(record),
    posts: 0,
    answer: 'ok' as Answer,
    historyDown: false,
    /** What the next answer of a send waits for. */
    held: Promise.resolve(),
  }
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    await Promise.resolve()
    if (init?.method === 'GET') {
      if (state.historyDown) throw new TypeError('Failed to fetch')
      return Response.json({ bets: state.bets, url: String(url) })
    }
    state.posts += 1
    if (state.answer === 'lost-before') throw new TypeError('Failed to fetch')
    if (state.answer === 'refused') return Response.json({ message: 'No' }, { status: 400 })
    const { answer, held } = state
    await held
    state.bets = [...state.bets, record(`new-${state.posts}`)]
    if (answer === 'lost-after') throw new TypeError('Failed to fetch')
    if (answer === 'failed-after') return new Response('oops', { status: 502 })
    if (answer === 'unreadable-after') return new Response('<html>')
    return Response.json({ newBalance: 950 })
  }
  return { state, fetch }
}

/** The money action that places bets, in a tab of its own. */
export function actionOf(
  fetch: ReturnType<typeof host>['fetch'],
  storage = memory(),
  unique = false,
  oneTabAtATime?: MoneyActionDeps['oneTabAtATime'],
) {
  const client = createClient({ host: '', token: () => 't', fetch })
  const action = createMoneyAction(
    {
      operation: 'placeBet',
      history: 'listMyBets',
      idOf: (row) => row._id,
      matches: (row, { body }) => row.betNumber === body.betNumber && row.gameId === body.gameId,
      unique,
    },
    {
      client,
      queryClient: createQueryClient({ retryDelayMs: 0 }),
      storage,
      clock: manualClock(0),
      wait: () => Promise.resolve(),
      ...(oneTabAtATime && { oneTabAtATime }),
    },
  )
  return { action, storage }
}
