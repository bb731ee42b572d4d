/** Mistakes that hosts make, one of each kind. A host with one of them breaks the contract. */
import { ok, refuse, type Reply } from './call.ts'

/**
 * Answers a call, such as `GET /api/games`, in place of the host behind it. `anonymous`: it carries
 * no token at all.
 */
export type Fault = (call: string, ask: (call: string) => Reply, anonymous: boolean) => Reply

type Fields = Record<string, unknown>

/** Spoils the answers of one call that a condition holds for; of all calls below a slash. */
const spoil =
  (of: string, when: (reply: Reply) => boolean, change: (reply: Reply) => Reply): Fault =>
  (call, ask) => {
    const reply = ask(call)
    const isMeant = call === of || (of.endsWith('/') && call.startsWith(of))
    return isMeant && when(reply) ? change(reply) : reply
  }

/** Spoils the body of every success of one call. */
const spoilBody = (of: string, change: (body: Fields) => unknown): Fault =>
  spoil(
    of,
    ({ status }) => status === 200,
    ({ body }) => ok(change(body as Fields)),
  )

/** Spoils every item of the list under a key. */
const spoilItems = (of: string, key: string, change: (item: Fields) => Fields): Fault =>
  spoilBody(of, (body) => ({ ...body, [key]: (body[key] as Fields[]).map(change) }))

const always = () => true
const refuses =
  (...statuses: number[]) =>
  ({ status }: Reply) =>
    statuses.includes(status)
const messageOf = ({ body }: Reply) => (body as { message: string }).message

export const faults = {
  'wrong path': (call, ask) => ask(call.replace('/api/gamerates', '/api/game-rates')),
  'dropped field': spoilItems('GET /api/bets/me', 'bets', ({ betDate: _, ...bet }) => bet),
  'changed type': spoilBody('POST /api/bets', ({ newBalance }) => ({
    newBalance: `${newBalance}`,
  })),
  'changed enumeration': spoilItems('GET /api/results-session', 'results', (result) => ({
    ...result,
    session: String(result['session']).toUpperCase(),
  })),
  'changed format': spoilItems('GET /api/withdraw/history', 'withdrawals', (withdrawal) => ({
    ...withdrawal,
    createdAt: '20/11/2026 12:00',
  })),
  'wrong status': spoil('POST /api/auth/signup', refuses(200), (reply) => ({
    ...reply,
    status: 201,
  })),
  'refusal without message': spoil(
    'POST /api/withdraw/request',
    refuses(400, 401, 403),
    (reply) => ({ ...reply, body: { error: messageOf(reply) } }),
  ),
  'refusal of another shape': spoil('PUT /api/user/bank-details', refuses(422), (reply) => ({
    ...reply,
    body: { errors: { bankName: ['The bank name field is required.'] } },
  })),
  'wrong nesting': spoilBody('GET /api/starline/games', ({ success, data }) => ({
    success,
    ...(data as Fields),
  })),
  'missing envelope': spoilBody('GET /api/fund-request/history', ({ requests }) => requests),
  'server error': spoil('GET /api/how-to-play', always, () => refuse(500, 'Something went wrong')),
  'no JSON': spoil('GET /api/banner-settings/public', always, () => ({
    ...ok('<!doctype html><title>Sign in to the network</title>'),
    type: 'text/html',
  })),
  'empty list': spoilBody('GET /api/starline/results', ({ success }) => ({
    success,
    data: { results: [] },
  })),
  'ignored authorization': spoil('GET /api/user/bank-details', refuses(401), () =>
    ok({ bankDetails: {} }),
  ),
  'missing token let in': (call, ask, anonymous) =>
    anonymous && call === 'GET /api/enquiry/user' ? ok({ enquiries: [] }) : ask(call),
  'wrong echo': spoilBody('GET /api/starline/games/', ({ success, data }) => ({
    success,
    data: { ...(data as Fields), _id: 'starline-16' },
  })),
  'refusal left out': spoil('POST /api/starline/bets', refuses(400), () =>
    ok({ success: true, data: { remainingBalance: -360 } }),
  ),
  'success that says it failed': spoilBody('GET /api/starline/bets', (body) => ({
    ...body,
    success: false,
  })),
  'failure with status 200': spoil('POST /api/fund-request/create', refuses(200), () =>
    ok({ success: false, message: 'The queue is full' }),
  ),
  'errors with status 200': spoilBody('POST /api/enquiry/user', (body) => ({
    ...body,
    errors: [{ msg: 'The queue is full' }],
  })),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** Whether there is a fault of this name. */
export const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name)
