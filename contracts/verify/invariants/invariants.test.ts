import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../../example-host/listen.ts'
import { setUpOver } from '../states-url.ts'
import { inFrontOf } from '../support/program.ts'
import { contradictions, invariants } from './invariants.ts'

const host = await listen(0)
afterAll(() => host.close())

type Row = Record<string, unknown>
type Body = Row & { data?: Row }

/** A host whose every response looks right, but that still harms a player. */
interface Silent {
  name: string
  /** Whose invariant finds it. */
  found: string
  /** Changes an answer to `GET /api/bets/me`, say; `kept` is what this host remembers. */
  spoil: (call: string, body: Body, kept: Map<string, unknown>) => unknown
}

const paise = (value: unknown) => (value as number) * 100
const rowsOf = (body: Body, key: string) => (body[key] ?? body.data?.[key]) as Row[]

const silent: Silent[] = [
  {
    name: 'lists the bets of everybody',
    found: 'the only bet of the player is the only one in the list',
    spoil(call, body) {
      if (call !== 'GET /api/bets/me') return body
      const bets = rowsOf(body, 'bets')
      return { bets: [...bets, { ...bets[0], _id: 'another' }] }
    },
  },
  {
    name: 'counts in paise',
    found: '₹200 of ₹640 leave ₹440, and the profile says so at once',
    spoil(call, body) {
      if (call === 'POST /api/bets') return { newBalance: paise(body['newBalance']) }
      if (call !== 'GET /api/user/profile') return body
      const user = body['user'] as Row
      return { user: { ...user, balance: paise(user['balance']) } }
    },
  },
  {
    name: 'tells the balance of before the bet',
    found: '₹200 of ₹640 leave ₹440, and the profile says so at once',
    spoil: (call, body) =>
      call === 'POST /api/bets' ? { newBalance: (body['newBalance'] as number) + 200 } : body,
  },
  {
    name: 'keeps a number without its zero',
    found: 'bets come back at once, exactly as they were sent',
    spoil: (call, body) =>
      call === 'GET /api/bets/me'
        ? {
            bets: rowsOf(body, 'bets').map((bet) => ({
              ...bet,
              betNumber: String(bet['betNumber']).replace(/^0(?=\d)/, ''),
            })),
          }
        : body,
  },
  {
    name: 'sorts the digits of a panna',
    found: 'bets come back at once, exactly as they were sent',
    spoil: (call, body) =>
      call === 'GET /api/bets/me'
        ? {
            bets: rowsOf(body, 'bets').map((bet) => ({
              ...bet,
              betNumber: String(bet['betNumber']).replace(/^100$/, '001'),
            })),
          }
        : body,
  },
  {
    name: 'reads from a copy that is behind',
    found: 'bets come back at once, exactly as they were sent',
    spoil(call, body, kept) {
      if (call !== 'GET /api/bets/me') return body
      const before = kept.get(call) ?? body
      kept.set(call, body)
      return before
    },
  },
  {
    name: 'answers page 1 for every page',
    found:
      'pages do not overlap, the newest bet is first, and totals, sums and limits are those of the rows',
    spoil(call, body, kept) {
      if (!call.startsWith('GET /api/starline/bets?')) return body
      if (call.includes('page=1&limit=10')) kept.set('first', body.data?.['bets'])
      const isSecond = call.includes('page=2')
      return isSecond ? { ...body, data: { ...body.data, bets: kept.get('first') } } : body
    },
  },
  {
    name: 'sums up one page only',
    found:
      'pages do not overlap, the newest bet is first, and totals, sums and limits are those of the rows',
    spoil(call, body) {
      if (!call.startsWith('GET /api/starline/bets?')) return body
      const rows = rowsOf(body, 'bets')
      const totalBetAmount = rows.reduce((sum, row) => sum + (row['betAmount'] as number), 0)
      const summary = { ...(body.data?.['summary'] as Row), totalBetAmount }
      return { ...body, data: { ...body.data, summary } }
    },
  },
  {
    name: 'writes moments without a zone',
    found: 'the only bet of the player is the only one in the list',
    spoil: (call, body) =>
      call === 'GET /api/bets/me'
        ? {
            bets: rowsOf(body, 'bets').map((bet) => ({
              ...bet,
              betDate: String(bet['betDate']).replace('Z', ''),
            })),
          }
        : body,
  },
  {
    name: 'keeps account numbers as numbers',
    found: 'bank details are kept as they were sent, zeros at the front too',
    spoil(call, body) {
      if (call !== 'GET /api/user/bank-details') return body
      const details = body['bankDetails'] as Row
      const accountNumber = String(details['accountNumber']).replace(/^0+/, '')
      return { bankDetails: { ...details, accountNumber } }
    },
  },
  {
    name: 'lists the oldest Starline bet first',
    found:
      'pages do not overlap, the newest bet is first, and totals, sums and limits are those of the rows',
    spoil: (call, body) =>
      call.startsWith('GET /api/starline/bets?')
        ? { ...body, data: { ...body.data, bets: rowsOf(body, 'bets').toReversed() } }
        : body,
  },
  {
    name: 'gives a log-in a token that nobody knows',
    found: 'a log-in gives the session of the player who logs in',
    spoil: (call, body) => (call === 'POST /api/auth/login' ? { ...body, token: 'made-up' } : body),
  },
  {
    name: 'gives a new account the session of nobody',
    found: 'a new account is signed in, and is the one that was asked for',
    spoil: (call, body) =>
      call === 'POST /api/auth/signup' ? { ...body, token: 'made-up' } : body,
  },
  {
    name: 'says that a profile is saved and keeps the old one',
    found: 'a changed name and address are in the profile at once, and one that is not sent stays',
    spoil: (call, body) =>
      call === 'GET /api/user/profile'
        ? { user: { ...(body['user'] as Row), name: 'Sample Player' } }
        : body,
  },
  {
    name: 'answers with the profile of another player',
    found: 'the profile is that of the player who asks',
    spoil: (call, body) =>
      call === 'GET /api/user/profile'
        ? { user: { ...(body['user'] as Row), mobileNumber: '9812345699' } }
        : body,
  },
  {
    name: 'lists the deposits of everybody',
    found: 'the only deposit of the player is the only one in the list',
    spoil(call, body) {
      if (call !== 'GET /api/fund-request/history') return body
      const [first] = rowsOf(body, 'requests')
      return { requests: [first, { ...first, requestId: 'another' }] }
    },
  },
]

/** The names of the invariants that a host contradicts, of those given. */
async function brokenOn(url: string, names: readonly string[]): Promise<string[]> {
  const broken = []
  for (const one of invariants.filter(({ name }) => names.includes(name))) {
    const values = await setUpOver(host.states, one.given, one.params ?? {})
    if ((await contradictions(one, url, values)).length > 0) broken.push(one.name)
  }
  return broken
}

test('a host written from api.md alone contradicts none', async () => {
  const names = invariants.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(await brokenOn(host.url, names)).toEqual([])
})

describe('a host whose answers look right one by one is caught when it', () => {
  test.each(silent)('$name', async ({ found, spoil }) => {
    const kept = new Map<string, unknown>()
    const methods: string[] = []
    const url = await inFrontOf(
      host.url,
      async (path, response) => {
        const call = `${methods.at(-1)?.split(' ')[0]} ${path}`
        return Response.json(spoil(call, (await response.json()) as Body, kept), response)
      },
      methods,
    )
    expect(await brokenOn(url, [found])).toEqual([found])
  })
})
