import type { ActName, ActParams } from '../../../contracts/provider/acts.ts'
import { staffAct } from '../../../contracts/provider/staff.ts'
import { createBackend, type Backend } from '../../../mocks/backend.ts'
import { baseSeed, mergeSeeds } from '../../../mocks/seed/base.ts'
import { players } from '../../../mocks/seed/players.ts'
import { balanceOf } from '../../../mocks/store/ledger.ts'
import { manualClock } from '../../../src/domain/time/clock.ts'
import { localMidnightIso } from '../../../src/domain/time/dates.ts'
import { NotSetUp } from '../../verify/states-url.ts'
import type { Reach } from '../table.ts'

/** A call on its way to the mock host. */
export interface Call {
  /** `POST /bets`; without the query. */
  name: string
  request: Request
  body: Record<string, unknown>
  /** Who asks; empty for nobody. */
  accountId: string
}

type Proceed = (request?: Request) => Promise<Response>

/** A mistake of a host: wraps its calls or its staff's actions. */
export interface Mistake {
  around?: (call: Call, proceed: Proceed) => Promise<Response>
  staff?: (name: ActName, params: ActParams, proceed: () => void) => void
}

/** The rows and the money of the mock host, for a mistake to change. */
export interface Till {
  backend: Backend
  balance: (accountId: string) => number
  give: (accountId: string, amount: number) => void
  /** Not below zero: the mock host's ledger has no debts. */
  take: (accountId: string, amount: number) => void
}

/** Makes a mistake for each sequence, with its own memory. */
export type Seeded = (till: Till) => Mistake

const noon = new Date(2026, 10, 20, 12, 0).getTime()
const token = 'token-of-a'
const { id, mobileNumber, password } = players.sample

/** Few rows: a sequence begins in milliseconds. */
function seedOfDay() {
  const seed = baseSeed(noon, { chartDays: 1, history: false })
  const gift = { accountId: id, kind: 'adjustment' as const, amount: 3000, at: noon, id: 'gift-a' }
  return mergeSeeds(seed, {
    token: [{ id: token, accountId: id, createdAt: 0 }],
    ledgerEntry: [gift],
  })
}

const accountOf = ({ db }: Backend, request: Request): string => {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  return db.token.find(given ?? '')?.accountId ?? ''
}

function tillOf(backend: Backend): Till {
  const balance = (accountId: string) => balanceOf(backend.db, accountId)
  const set = (accountId: string, amount: number) =>
    void backend.commands.setBalance({ accountId, balance: Math.max(0, amount) })
  return {
    backend,
    balance,
    give: (accountId, amount) => set(accountId, balance(accountId) + amount),
    take: (accountId, amount) => set(accountId, balance(accountId) - amount),
  }
}

/** The mock host on a regular day, in this process, with one mistake or none. */
export function faultyHost(seeded: Seeded = () => ({})): Omit<Reach, 'tally'> {
  const backend = createBackend({ clock: manualClock(noon), seed: seedOfDay() })
  const start = backend.snapshot()
  const till = tillOf(backend)
  let mistake = seeded(till)
  return {
    host: 'http://ank.test',
    statesUrl: 'http://ank.test/__ank/states',
    async setUp() {
      backend.restore(start)
      backend.log.clear()
      mistake = seeded(till)
      const games = { gameId: 'konkan-day', starlineGameId: 'starline-14' }
      return { token, mobileNumber, password, ...games, today: localMidnightIso(noon) }
    },
    async act(name, params) {
      const proceed = () => void staffAct(backend, name, params)
      try {
        if (mistake.staff) mistake.staff(name, params, proceed)
        else proceed()
      } catch (error) {
        throw new NotSetUp((error as Error).message)
      }
    },
    async fetch(input, init) {
      const request = new Request(input as string, init)
      const { method, url } = request
      const text = typeof init?.body === 'string' ? init.body : ''
      const call: Call = {
        request,
        name: `${method} ${new URL(url).pathname.replace('/api', '')}`,
        body: text === '' ? {} : (JSON.parse(text) as Call['body']),
        accountId: accountOf(backend, request),
      }
      const proceed: Proceed = (changed = request) => backend.fetch(changed)
      return mistake.around ? mistake.around(call, proceed) : proceed()
    },
  }
}
