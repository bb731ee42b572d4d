import {
  eachRow,
  everyRefusal,
  everySuccess,
  request,
  rows,
  successBody,
  type Asked,
  type Fields,
  type HostFault,
  type Reply,
  type Spoil,
} from './faulty.ts'

const ok = (body: unknown): Reply => ({ status: 200, body })
const paise = (value: unknown) => (value as number) * 100

/** Sends what was sent to one call to the host again. */
const twice =
  (of: string): (() => Spoil) =>
  () =>
  async (asked, proceed) => {
    const reply = await proceed()
    return asked.call === of && reply.status < 300 ? proceed() : reply
  }

/** A host that returns the previous response to a call. */
const behind =
  (of: string): (() => Spoil) =>
  () => {
    const kept = new Map<string, Reply>()
    return async (asked, proceed) => {
      const reply = await proceed()
      if (asked.call !== of) return reply
      const before = kept.get(asked.token) ?? reply
      kept.set(asked.token, reply)
      return before
    }
  }

const starlineRows = 'GET /api/starline/bets'
const firstPage = ({ query }: Asked) => {
  const changed = new URLSearchParams(query)
  changed.set('page', '1')
  return { query: changed }
}
const lacking =
  (...names: string[]) =>
  ({ query }: Asked) => ({
    query: new URLSearchParams([...query].filter(([name]) => !names.includes(name))),
  })

/** Hosts whose answers look right and mean something else, in words that follow "a host that". */
export const faultsOfMeaning = {
  'breaks down where a bet is too dear': {
    of: ['placeBet'],
    make: everyRefusal(400)('POST /api/bets', () => ({ status: 500, body: { message: 'Oops' } })),
  },
  'refuses a bet that is too dear with 401': {
    of: ['placeBet'],
    make: everyRefusal(400)('POST /api/bets', (reply) => ({ ...reply, status: 401 })),
  },
  'answers 403 where a session has ended': {
    of: ['getUserProfile'],
    make: everyRefusal(401)('GET /api/user/profile', (reply) => ({ ...reply, status: 403 })),
  },
  'shows bank details without a session': {
    of: ['getBankDetails'],
    make: everyRefusal(401)('GET /api/user/bank-details', () => ok({ bankDetails: {} })),
  },
  'lists its games for everybody': {
    of: ['listGames'],
    make: everyRefusal(401)('GET /api/games', () => ok([])),
  },
  'takes withdrawals on a Sunday': {
    of: ['requestWithdrawal'],
    make: everyRefusal(400)('POST /api/withdraw/request', (reply) =>
      JSON.stringify(reply.body).includes('Sunday') ? ok({}) : reply,
    ),
  },
  'lets whoever sends no token read the enquiries': {
    of: ['listMyEnquiries'],
    make: everyRefusal(401)('GET /api/enquiry/user', (reply, { token }) =>
      token === '' ? ok({ enquiries: [{ status: 'open', messages: [] }] }) : reply,
    ),
  },
  'takes Starline bets late and on credit': {
    of: ['placeStarlineBet'],
    make: everyRefusal(400)('POST /api/starline/bets', () =>
      ok({ success: true, data: { remainingBalance: -360 } }),
    ),
  },
  'takes bets after the market has closed': {
    of: ['placeBet'],
    make: everyRefusal(400)('POST /api/bets', (reply) =>
      JSON.stringify(reply.body).includes('closed') ? ok({ newBalance: 800 }) : reply,
    ),
  },
  'says success: false of a deposit that it took': {
    of: ['createFundRequest'],
    make: everySuccess('POST /api/fund-request/create', () =>
      ok({ success: false, message: 'The queue is full' }),
    ),
    pactCannotSay: 'a pact cannot say that a field must not be there',
  },
  'answers with another Starline game': {
    of: ['getStarlineGame'],
    make: successBody('GET /api/starline/games/', ({ success, data }) => ({
      success,
      data: { ...(data as Fields), _id: 'starline-16' },
    })),
    pactCannotSay: 'a pact cannot say that an id of the state must come back',
    readingCannotTell: 'the id that was asked for is not compared there',
  },
  'forgets the results of Starline': {
    of: ['listStarlineResults'],
    make: rows('GET /api/starline/results', 'data.results', () => []),
    readingCannotTell: 'a host in use may have no result',
  },
  'lists the bets of everybody': {
    of: ['listMyBets'],
    make: rows('GET /api/bets/me', 'bets', (list) =>
      list.length > 0 ? [...list, { ...list[0], _id: 'another' }] : list,
    ),
  },
  'lists the deposits of everybody': {
    of: ['listFundRequests'],
    make: rows('GET /api/fund-request/history', 'requests', (list) =>
      list.length > 0 ? [...list, { ...list[0], requestId: 'another' }] : list,
    ),
  },
  'counts in paise': {
    of: ['getUserProfile'],
    make: successBody('GET /api/user/profile', ({ user }) => ({
      user: { ...(user as Fields), balance: paise((user as Fields)['balance']) },
    })),
  },
  'tells the balance of before the bet': {
    of: ['placeBet'],
    make: successBody('POST /api/bets', ({ newBalance }, { body }) => ({
      newBalance: (newBalance as number) + (body['betAmount'] as number),
    })),
  },
  'keeps the number of a bet without its zero': {
    of: ['listMyBets'],
    make: eachRow('GET /api/bets/me', 'bets', (bet) => ({
      ...bet,
      betNumber: String(bet['betNumber']).replace(/^0(?=\d)/, ''),
    })),
  },
  'sorts the digits of a panna': {
    of: ['listMyBets'],
    make: eachRow('GET /api/bets/me', 'bets', (bet) => ({
      ...bet,
      betNumber: String(bet['betNumber']).replace(/^100$/, '001'),
    })),
  },
  'writes moments without their zone': {
    of: ['listMyBets'],
    make: eachRow('GET /api/bets/me', 'bets', (bet) => ({
      ...bet,
      betDate: String(bet['betDate']).replace('Z', ''),
    })),
    readingCannotTell: 'a day alone has no zone either',
  },
  'lists bets as they were before': { of: ['listMyBets'], make: behind('GET /api/bets/me') },
  'places a bet twice': { of: ['placeBet'], make: twice('POST /api/bets') },
  'answers page 1 for every page': {
    of: ['listStarlineBets'],
    make: () => async (asked, proceed) => {
      if (asked.call !== starlineRows) return proceed()
      const reply = await proceed(firstPage(asked))
      const body = reply.body as { data?: { pagination?: Fields } }
      const pagination = { ...body.data?.pagination, current: Number(asked.query.get('page')) }
      return reply.status < 300 ? ok({ ...body, data: { ...body.data, pagination } }) : reply
    },
  },
  'sums up one page only': {
    of: ['listStarlineBets'],
    make: successBody(starlineRows, ({ success, data }) => {
      const { bets, summary, ...more } = data as { bets: { betAmount: number }[]; summary: Fields }
      const totalBetAmount = bets.reduce((sum, { betAmount }) => sum + betAmount, 0)
      return { success, data: { ...more, bets, summary: { ...summary, totalBetAmount } } }
    }),
  },
  'lists Starline bets with the oldest first': {
    of: ['listStarlineBets'],
    make: rows(starlineRows, 'data.bets', (list) => list.toReversed()),
  },
  'looks past the status that is asked for': {
    of: ['listStarlineBets'],
    make: request(starlineRows, lacking('status')),
  },
  'adds a deposit before it is approved': {
    of: ['createFundRequest'],
    make: () => {
      let added = 0
      return async (asked, proceed) => {
        const reply = await proceed()
        if (reply.status >= 300) return reply
        if (asked.call === 'POST /api/fund-request/create') added += asked.body['amount'] as number
        if (asked.call !== 'GET /api/user/profile') return reply
        const { user } = reply.body as { user: Fields }
        return ok({ user: { ...user, balance: (user['balance'] as number) + added } })
      }
    },
  },
  'keeps account numbers as numbers': {
    of: ['getBankDetails'],
    make: successBody('GET /api/user/bank-details', ({ bankDetails }) => {
      const details = bankDetails as Fields
      const { accountNumber } = details
      if (accountNumber === undefined) return { bankDetails }
      return {
        bankDetails: { ...details, accountNumber: String(accountNumber).replace(/^0+/, '') },
      }
    }),
  },
  'answers with the profile of another player': {
    of: ['getUserProfile'],
    make: successBody('GET /api/user/profile', ({ user }) => ({
      user: { ...(user as Fields), name: 'Ravi', mobileNumber: '9812345699' },
    })),
    readingCannotTell: 'nobody knows whose token it was given',
  },
  'says that a profile is saved and keeps the old one': {
    of: ['updateUserProfile'],
    make: () => async (asked, proceed) => {
      if (asked.call !== 'PUT /api/user/profile') return proceed()
      const { body } = await proceed({ call: 'GET /api/user/profile' })
      const reply = await proceed()
      if (reply.status >= 300) return reply
      const { name, email } = (body as { user: Fields }).user
      await proceed({ body: { name, email } })
      return reply
    },
  },
  'refuses a profile without an email': {
    of: ['updateUserProfile'],
    make: everySuccess('PUT /api/user/profile', (reply, { body }) =>
      body['email'] === undefined
        ? { status: 422, body: { errors: [{ msg: 'Please enter a valid email address' }] } }
        : reply,
    ),
  },
  'gives a log-in a token that nobody knows': {
    of: ['login'],
    make: successBody('POST /api/auth/login', (body) => ({ ...body, token: 'made-up' })),
  },
  'gives a new account the session of nobody': {
    of: ['signup'],
    make: everySuccess('POST /api/auth/signup', (reply) => ({
      ...reply,
      body: { ...(reply.body as Fields), token: 'made-up' },
    })),
  },
  'calls a withdrawal paid that waits': {
    of: ['listWithdrawals'],
    make: eachRow('GET /api/withdraw/history', 'withdrawals', (row) => ({
      ...row,
      status: 'completed',
    })),
    readingCannotTell: 'a host in use may have paid all',
  },
} satisfies Readonly<Record<string, HostFault>>
