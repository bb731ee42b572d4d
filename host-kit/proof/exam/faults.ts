import {
  addsToBalance,
  eachField,
  eachRow,
  eachUser,
  everyAnswer,
  everyRefusal,
  everySuccess,
  refusing,
  rows,
  saying,
  successBody,
  without,
  withoutFilter,
  type Asked,
  type Fields,
  type HostFault,
  type Proceed,
  type Reply,
} from './faulty.ts'

const messageOf = (body: unknown) => (body as { message: string }).message
const ok = (body: unknown): Reply => ({ status: 200, body })
const paise = (value: unknown) => (value as number) * 100

/** A host that returns the previous response to a call. */
const behind = () => {
  const kept = new Map<string, Reply>()
  return async ({ operation, token }: Asked, proceed: Proceed) => {
    const reply = await proceed()
    if (operation !== 'listMyBets') return reply
    const before = kept.get(token) ?? reply
    kept.set(token, reply)
    return before
  }
}

const firstPage = ({ query }: Asked) => {
  const changed = new URLSearchParams(query)
  changed.set('page', '1')
  return { query: changed }
}

/** Every fault of the exam, in words that follow "a host that": first other forms, then other meanings. */
export const faults = {
  'answers 201 where a bet is taken': everySuccess('placeBet', (reply) => ({
    ...reply,
    status: 201,
  })),
  'answers a saved profile with 204 and nothing': everySuccess('updateUserProfile', () => ({
    status: 204,
    body: undefined,
  })),
  'lists deposits without an envelope': successBody('listFundRequests', ({ requests }) => requests),
  'writes the balance as text': {
    of: ['placeBet', 'getUserProfile'],
    make: () => async (asked, proceed) => {
      const reply = await proceed()
      const text = JSON.stringify(reply.body ?? {}).replace(
        /"(balance|newBalance)":(-?\d+)/g,
        '"$1":"$2"',
      )
      return asked.operation === 'placeBet' || asked.operation === 'getUserProfile'
        ? { ...reply, body: JSON.parse(text) as unknown }
        : reply
    },
  },
  'adds fields of its own to every bet': eachRow('listMyBets', 'bets', (bet) => ({
    ...bet,
    __v: 0,
    agent: { code: 7 },
  })),
  'says text/plain of its rates': everyAnswer('getGameRates', (reply) => ({
    ...reply,
    body: JSON.stringify(reply.body),
    type: 'text/plain',
  })),
  'answers an empty list where there is no enquiry': everyRefusal('listMyEnquiries', [404], () => ({
    status: 200,
    body: [],
  })),
  'refuses a bet that is too dear with 422': refusing('placeBet', 400, 422),
  'leaves the role out of the profile': eachUser((user) => without(user, 'role')),
  'refuses a withdrawal without a sentence': everyRefusal(
    'requestWithdrawal',
    [400, 401, 403],
    (reply) => ({
      ...reply,
      body: { error: messageOf(reply.body) },
    }),
  ),
  'names wrong bank details by field': everyRefusal('updateBankDetails', [422], (reply) => ({
    ...reply,
    body: { errors: { bankName: ['The bank name field is required.'] } },
  })),
  'leaves the day of a bet out': eachRow('listMyBets', 'bets', (bet) => without(bet, 'betDate')),
  'calls the sessions of results OPEN and CLOSE': eachField(
    ...(['listSessionResults', 'results', 'session'] as const),
    (session) => String(session).toUpperCase(),
  ),
  'writes days as 20/11/2026': eachField(
    ...(['listWithdrawals', 'withdrawals', 'createdAt'] as const),
    () => '20/11/2026 12:00',
  ),
  'answers a page where the banners are': everyAnswer('listBanners', () => ({
    status: 200,
    body: '<!doctype html><title>Sign in to the network</title>',
    type: 'text/html',
  })),
  'breaks down where the guide is': everyAnswer('getHowToPlay', () => ({
    status: 500,
    body: { message: 'Something went wrong' },
  })),
  'answers 404 where there is no game': {
    ...everySuccess('listGames', (reply) =>
      (reply.body as unknown[]).length > 0
        ? reply
        : { status: 404, body: { message: 'No games found' } },
    ),
    readingCannotTell: 'a host in use has games',
  },
  'does not say that a player is inactive': {
    ...eachUser((user) => without(user, 'isActive')),
    readingCannotTell: 'an active player is told by it as well',
  },
  'says success: false of the list of Starline bets': saying('listStarlineBets', {
    success: false,
  }),
  'has errors beside a message that it took': saying('sendEnquiryMessage', {
    errors: [{ msg: 'The queue is full' }],
  }),
  'refuses a bet that is too dear with 401': refusing('placeBet', 400, 401),
  'answers 403 where a session has ended': refusing('getUserProfile', 401, 403),
  'shows bank details without a session': everyRefusal('getBankDetails', [401], () =>
    ok({ bankDetails: {} }),
  ),
  'lists its games for everybody': everyRefusal('listGames', [401], () => ok([])),
  'takes withdrawals on a Sunday': everyRefusal('requestWithdrawal', [400], (reply) =>
    JSON.stringify(reply.body).includes('Sunday') ? ok({}) : reply,
  ),
  'lets whoever sends no token read the enquiries': everyRefusal(
    'listMyEnquiries',
    [401],
    (reply, { token }) =>
      token === '' ? ok({ enquiries: [{ status: 'open', messages: [] }] }) : reply,
  ),
  'takes Starline bets late and on credit': everyRefusal('placeStarlineBet', [400], () =>
    ok({ success: true, data: { remainingBalance: -360 } }),
  ),
  'says success: false of a deposit that it took': everySuccess('createFundRequest', () =>
    ok({ success: false, message: 'The queue is full' }),
  ),
  'answers with another Starline game': {
    ...successBody('getStarlineGame', ({ success, data }) => ({
      success,
      data: { ...(data as Fields), _id: 'starline-16' },
    })),
    readingCannotTell: 'the id that was asked for is not compared there',
  },
  'forgets the results of Starline': {
    ...rows('listStarlineResults', 'data.results', () => []),
    readingCannotTell: 'a host in use may have no result',
  },
  'lists the bets of everybody': rows('listMyBets', 'bets', (list) =>
    list.length > 0 ? [...list, { ...list[0], _id: 'another' }] : list,
  ),
  'counts in paise': eachUser((user) => ({ ...user, balance: paise(user['balance']) })),
  'tells the balance of before the bet': successBody('placeBet', ({ newBalance }, { body }) => ({
    newBalance: (newBalance as number) + (body['betAmount'] as number),
  })),
  'keeps the number of a bet without its zero': eachField(
    ...(['listMyBets', 'bets', 'betNumber'] as const),
    (number) => String(number).replace(/^0(?=\d)/, ''),
  ),
  'writes moments without their zone': {
    ...eachField('listMyBets', 'bets', 'betDate', (moment) => String(moment).replace('Z', '')),
    readingCannotTell: 'a day alone has no zone either',
  },
  'lists bets as they were before': { of: ['listMyBets'], make: behind },
  'places a bet twice': {
    of: ['placeBet'],
    make: () => async (asked, proceed) => {
      const reply = await proceed()
      return asked.operation === 'placeBet' && reply.status < 300 ? proceed() : reply
    },
  },
  'answers page 1 for every page': {
    of: ['listStarlineBets'],
    make: () => async (asked, proceed) => {
      if (asked.operation !== 'listStarlineBets') return proceed()
      const reply = await proceed(firstPage(asked))
      const body = reply.body as { data?: { pagination?: Fields } }
      const pagination = { ...body.data?.pagination, current: Number(asked.query.get('page')) }
      return reply.status < 300 ? ok({ ...body, data: { ...body.data, pagination } }) : reply
    },
  },
  'sums up one page only': successBody('listStarlineBets', ({ success, data }) => {
    const { bets, summary, ...more } = data as { bets: { betAmount: number }[]; summary: Fields }
    const totalBetAmount = bets.reduce((sum, { betAmount }) => sum + betAmount, 0)
    return { success, data: { ...more, bets, summary: { ...summary, totalBetAmount } } }
  }),
  'lists Starline bets with the oldest first': rows('listStarlineBets', 'data.bets', (list) =>
    list.toReversed(),
  ),
  'looks past the status that is asked for': withoutFilter('status'),
  'adds a deposit before it is approved': addsToBalance('createFundRequest', ({ status }, asked) =>
    status < 300 ? Number(asked.body['amount']) : 0,
  ),
  'keeps account numbers as numbers': successBody('getBankDetails', ({ bankDetails }) => {
    const details = bankDetails as Fields
    const { accountNumber } = details
    if (accountNumber === undefined) return { bankDetails }
    return {
      bankDetails: { ...details, accountNumber: String(accountNumber).replace(/^0+/, '') },
    }
  }),
  'answers with the profile of another player': {
    ...eachUser((user) => ({ ...user, name: 'Ravi', mobileNumber: '9812345699' })),
    readingCannotTell: 'nobody knows whose token it was given',
  },
  'says that a profile is saved and keeps the old one': {
    of: ['updateUserProfile'],
    make: () => async (asked, proceed) => {
      if (asked.operation !== 'updateUserProfile') return proceed()
      const { body } = await proceed({ call: 'GET /api/user/profile' })
      const reply = await proceed()
      if (reply.status >= 300) return reply
      const { name, email } = (body as { user: Fields }).user
      await proceed({ body: { name, email } })
      return reply
    },
  },
  'refuses a profile without an email': everySuccess('updateUserProfile', (reply, { body }) =>
    body['email'] === undefined
      ? { status: 422, body: { errors: [{ msg: 'Please enter a valid email address' }] } }
      : reply,
  ),
  'gives a log-in a token that nobody knows': saying('login', { token: 'made-up' }),
  'calls a withdrawal paid that waits': {
    ...eachField('listWithdrawals', 'withdrawals', 'status', () => 'completed'),
    readingCannotTell: 'a host in use may have paid all',
  },
  'lists the deposits of everybody': rows('listFundRequests', 'requests', (list) =>
    list.length > 0 ? [...list, { ...list[0], requestId: 'another' }] : list,
  ),
  'gives a new account the session of nobody': saying('signup', { token: 'made-up' }),
} satisfies Readonly<Record<string, HostFault>>
