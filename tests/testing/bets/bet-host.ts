// Loaded ahead: virtual time does not wait for a file.
import '#api/read-leniently.ts'
import { setMaxListeners } from 'node:events'
import { ApiError } from '#api/api-error.ts'
import { createClient, type Client } from '#api/client.ts'
import type { OperationName } from '#api/table/table.ts'
import { createQueryClient, invalidateAfter } from '#data/queries.ts'
import type { MoneyTimes } from '#domain/money/money-times.ts'
import { createMoneyAction } from '#money/action/money-action.ts'
import { betSpec } from '#money/specs.ts'
import { createPending } from '#money/storage/pending.ts'
import { createSafePlay } from '#play/safe-play.ts'
import type { KeyValueStore } from '#session/session.ts'
import type { VirtualTime } from '../time/virtual-time.ts'
import type { TestBrowser } from './test-browser.ts'

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
export const otherInput = { body: { ...input.body, betNumber: '7' } } as const

const broken = () => new TypeError('Failed to fetch')
/** No response comes. */
export const cut = (): Response => {
  throw broken()
}

/** What the host does with a bet: how often it takes it, when, and what the client gets. */
interface Dealt {
  /** Once, unless given. */
  times?: number
  /** At once, unless given. */
  afterMs?: number
  /** The new balance, once the bet is taken, unless given. */
  gives?(): Response
}

const outcomes = {
  taken: {},
  refused: {
    times: 0,
    gives: () => Response.json({ message: 'Betting is paused' }, { status: 400 }),
  },
  'lost before': { times: 0, gives: cut },
  // The browser repeats it by itself; the second answer arrives.
  repeated: { times: 2 },
  'repeated, lost': { times: 2, gives: cut },
  'lost after': { gives: cut },
  'taken late': { afterMs: 9000, gives: cut },
  // The host works on after its gateway has given up.
  gateway: {
    afterMs: 27_000,
    gives: () => new Response('<html>504 Gateway Time-out</html>', { status: 504 }),
  },
  html: { gives: () => new Response('<html>We are back soon</html>') },
  broken: {
    times: 0,
    gives: () => Response.json({ message: 'The ledger is locked' }, { status: 500 }),
  },
  'kept, but a 500': { gives: () => Response.json({}, { status: 500 }) },
  slow: { afterMs: 9000 },
} satisfies Record<string, Dealt>

export type HostOutcome = keyof typeof outcomes

/** How the host's history can be read. */
export type History =
  | 'readable'
  | 'down'
  | 'unreadable row'
  | 'late'
  | 'in another form'
  /** Types under names of the host's own, amounts with the sign of a statement. */
  | 'renamed'
  /** The oldest first, ten or twelve on a page, without saying that there are more. */
  | 'ten a page'
  | 'twelve a page'

/** Epoch milliseconds at which virtual time begins. */
const startedAt = 1_763_600_000_000

/** A host with a ledger of bets, in virtual time. */
export function betHost(time: VirtualTime) {
  const state = {
    outcome: 'taken' as HostOutcome,
    /** Instead of an outcome. */
    dealt: null as Dealt | null,
    history: 'readable' as History,
    /** The page couldn't fetch the code of its calls. */
    codeMissing: false,
    posts: 0,
    /** How often the history was asked for. */
    reads: 0,
    balance: 1000,
    /** Rows with what they belong to: whatever the sender says it is. */
    ledger: [] as { id: string; of: unknown; at: number; row: Record<string, unknown> }[],
  }
  const take = (body: Record<string, unknown>, of: unknown) => {
    const id = `bet-${state.ledger.length + 1}`
    const at = time.now()
    const betDate = new Date(startedAt + at).toISOString()
    const row = { ...body, _id: id, gameName: 'Konkan Day', status: 'pending', betDate }
    state.ledger.push({ id, of, at, row })
    state.balance -= Number(body['betAmount'])
  }

  /** The host as one page reaches it. `of` marks what the page sends now; `cut` breaks its line. */
  function reach(of: () => unknown, cut: AbortSignal): typeof globalThis.fetch {
    async function answer(url: string, init?: RequestInit): Promise<Response> {
      await time.wait(20)
      if (init?.method === 'GET' && url.endsWith('/user/profile')) {
        if (state.history === 'down') throw broken()
        const user = { name: 'Asha', mobileNumber: '5876543210', balance: state.balance }
        return Response.json({ user })
      }
      if (init?.method === 'GET') {
        state.reads += 1
        if (state.history === 'down') throw broken()
        // A replica is eight seconds behind.
        const until = state.history === 'late' ? time.now() - 8000 : time.now()
        const rows: unknown[] = state.ledger.filter(({ at }) => at <= until).map(({ row }) => row)
        if (state.history === 'unreadable row') rows[rows.length - 1] = { _id: 7 }
        if (state.history === 'ten a page') return Response.json({ bets: rows.slice(0, 10) })
        if (state.history === 'twelve a page') return Response.json({ bets: rows.slice(0, 12) })
        if (state.history === 'renamed') {
          const renamed = (rows as Record<string, unknown>[]).map((row) => ({
            ...row,
            betType: 'single_digit_open',
            betAmount: -Number(row['betAmount']),
          }))
          return Response.json({ bets: renamed })
        }
        if (state.history !== 'in another form') return Response.json({ bets: rows })
        return Response.json({
          bets: (rows as Record<string, unknown>[]).map(({ _id, status: _, ...row }) => ({
            ...row,
            id: _id,
            betAmount: `${String(row['betAmount'])}.00`,
            betNumber: Number(row['betNumber']),
          })),
        })
      }
      const { times = 1, afterMs = 0, gives }: Dealt = state.dealt ?? outcomes[state.outcome]
      const mark = of()
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>
      state.posts += 1
      const takeAll = () => {
        for (let time = 0; time < times; time += 1) take(body, mark)
      }
      const done = afterMs > 0 ? time.wait(afterMs).then(takeAll) : takeAll()
      if (gives) return gives()
      await done
      return Response.json({ newBalance: state.balance })
    }
    return (url, init) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(broken())
        cut.addEventListener('abort', stop)
        init?.signal?.addEventListener('abort', stop)
        if (cut.aborted) stop()
        answer(String(url), init).then(resolve, reject)
      })
  }
  return { state, reach }
}

/** Loads what the first call of a client loads: that takes more than virtual time. */
export async function warmUp(): Promise<void> {
  const fetch = async () => Response.json({})
  const client = createClient({ host: 'http://ank.test', token: () => null, fetch })
  await client.call('getGameRates')
  await invalidateAfter(createQueryClient(), 'placeBet')
}

const times: MoneyTimes = {
  aliveForMs: 90_000,
  pauses: [1500, 3000, 6000, 12_000],
  patienceMs: 1500,
  lastWordMs: 4000,
}

/** A page of `browser` that places bets. `close` is a reload or a closed tab. */
export function betPageOf(
  host: ReturnType<typeof betHost>,
  time: VirtualTime,
  browser: TestBrowser,
) {
  const closed = new AbortController()
  setMaxListeners(0, closed.signal)
  let mark: unknown = null
  const opened = time.now()
  const whole = createClient({
    host: 'http://ank.test',
    token: () => 't',
    fetch: host.reach(() => mark, closed.signal),
  })
  const client: Client = {
    ...whole,
    call: (async (operation: OperationName, ...rest: never[]) => {
      if (host.state.codeMissing) throw new ApiError(operation, 'network', { isUnsent: true })
      return (whole.call as (...given: unknown[]) => unknown)(operation, ...rest)
    }) as Client['call'],
  }
  const queryClient = createQueryClient({ retryDelayMs: 0 })
  const whenClosed = new Promise<never>((resolve) => {
    closed.signal.addEventListener('abort', () => resolve(undefined as never))
  })
  const { storage: shared } = browser
  const tabs = browser.otherTabsOf(closed)
  // A page that is gone writes nothing, waits for nothing, and lets go of its lock.
  const storage: KeyValueStore = {
    get: shared.get,
    set: (key, value) => void (closed.signal.aborted || shared.set(key, value)),
    remove: (key) => void (closed.signal.aborted || shared.remove(key)),
  }
  const pending = createPending({ session: browser.session, storage })
  const withTabLock: TestBrowser['withTabLock'] = (name, job) =>
    browser.withTabLock(name, () =>
      Promise.race([whenClosed, closed.signal.aborted ? whenClosed : job()]),
    )
  const clock = { now: () => startedAt + time.now(), subscribe: () => () => {} }
  const safePlay = createSafePlay({ storage, session: browser.session, clock, lock: withTabLock })
  const action = createMoneyAction(betSpec, {
    client,
    queryClient,
    pending,
    safePlay,
    times,
    elapsed: () => time.now() - opened,
    schedule: (run, ms) => time.schedule(() => closed.signal.aborted || run(), ms),
    withTabLock,
    otherTabs: {
      broadcast: (name, message) => void (closed.signal.aborted || tabs.broadcast(name, message)),
      listen: (name, listener) =>
        tabs.listen(name, (message) => void (closed.signal.aborted || listener(message))),
    },
    takesIdempotencyKey: false,
    newId: () => `intent-${time.now()}-${Math.random()}`,
  })
  return {
    action,
    pending,
    safePlay,
    queryClient,
    send(of: unknown, bet: Parameters<typeof action.send>[0] = input) {
      // A second tap sends nothing.
      if (action.sendingStore.getState().sending === null) mark = of
      return action.send(bet, { game: String(of) })
    },
    close: () => closed.abort(),
    isClosed: () => closed.signal.aborted,
  }
}
