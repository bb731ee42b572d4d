import {
  eachRow,
  everyAnswer,
  everyRefusal,
  everySuccess,
  request,
  successBody,
  without,
  type Fields,
  type HostFault,
} from './faulty.ts'

const messageOf = (body: unknown) => (body as { message: string }).message

/** Hosts whose answers look different, in words that follow "a host that". */
export const faultsOfForm = {
  'answers 201 where a bet is taken': {
    of: ['placeBet'],
    make: everySuccess('POST /api/bets', (reply) => ({ ...reply, status: 201 })),
  },
  'answers a saved profile with 204 and nothing': {
    of: ['updateUserProfile'],
    make: everySuccess('PUT /api/user/profile', () => ({ status: 204, body: undefined })),
  },
  'lists deposits without an envelope': {
    of: ['listFundRequests'],
    make: successBody('GET /api/fund-request/history', ({ requests }) => requests),
  },
  'puts the Starline games beside success': {
    of: ['listStarlineGames'],
    make: successBody('GET /api/starline/games', ({ success, data }) => ({
      success,
      ...(data as Fields),
    })),
  },
  'writes the balance as text': {
    of: ['placeBet', 'getUserProfile'],
    make: () => async (asked, proceed) => {
      const reply = await proceed()
      const text = JSON.stringify(reply.body ?? {}).replace(
        /"(balance|newBalance)":(-?\d+)/g,
        '"$1":"$2"',
      )
      return asked.call === 'POST /api/bets' || asked.call === 'GET /api/user/profile'
        ? { ...reply, body: JSON.parse(text) as unknown }
        : reply
    },
  },
  'adds fields of its own to every bet': {
    of: ['listMyBets'],
    make: eachRow('GET /api/bets/me', 'bets', (bet) => ({ ...bet, __v: 0, agent: { code: 7 } })),
  },
  'says text/plain of its rates': {
    of: ['getGameRates'],
    make: everyAnswer('GET /api/gamerates', (reply) => ({
      ...reply,
      body: JSON.stringify(reply.body),
      type: 'text/plain',
    })),
    pactCannotSay: 'a pact reads JSON only where the host calls it so',
  },
  'answers an empty list where there is no enquiry': {
    of: ['listMyEnquiries'],
    make: everyRefusal(404)('GET /api/enquiry/user', () => ({ status: 200, body: [] })),
  },
  'refuses a bet that is too dear with 422': {
    of: ['placeBet'],
    make: everyRefusal(400)('POST /api/bets', (reply) => ({ ...reply, status: 422 })),
  },
  'leaves the role out of the profile': {
    of: ['getUserProfile'],
    make: successBody('GET /api/user/profile', ({ user }) => ({
      user: without(user as Fields, 'role'),
    })),
  },
  'refuses a withdrawal without a sentence': {
    of: ['requestWithdrawal'],
    make: everyRefusal(
      400,
      401,
      403,
    )('POST /api/withdraw/request', (reply) => ({
      ...reply,
      body: { error: messageOf(reply.body) },
    })),
  },
  'names wrong bank details by field': {
    of: ['updateBankDetails'],
    make: everyRefusal(422)('PUT /api/user/bank-details', (reply) => ({
      ...reply,
      body: { errors: { bankName: ['The bank name field is required.'] } },
    })),
  },
  'leaves the day of a bet out': {
    of: ['listMyBets'],
    make: eachRow('GET /api/bets/me', 'bets', (bet) => without(bet, 'betDate')),
  },
  'calls the sessions of results OPEN and CLOSE': {
    of: ['listSessionResults'],
    make: eachRow('GET /api/results-session', 'results', (result) => ({
      ...result,
      session: String(result['session']).toUpperCase(),
    })),
  },
  'writes days as 20/11/2026': {
    of: ['listWithdrawals'],
    make: eachRow('GET /api/withdraw/history', 'withdrawals', (row) => ({
      ...row,
      createdAt: '20/11/2026 12:00',
    })),
  },
  'gives a bet a status of its own': {
    of: ['listMyBets'],
    make: eachRow('GET /api/bets/me', 'bets', (bet) => ({ ...bet, status: 'in-process' })),
  },
  'answers a page where the banners are': {
    of: ['listBanners'],
    make: everyAnswer('GET /api/banner-settings/public', () => ({
      status: 200,
      body: '<!doctype html><title>Sign in to the network</title>',
      type: 'text/html',
    })),
  },
  'breaks down where the guide is': {
    of: ['getHowToPlay'],
    make: everyAnswer('GET /api/how-to-play', () => ({
      status: 500,
      body: { message: 'Something went wrong' },
    })),
  },
  'has the rates at another path': {
    of: ['getGameRates'],
    make: request('GET /api/gamerates', () => ({ call: 'GET /api/game-rates' })),
  },
  'answers 404 where there is no game': {
    of: ['listGames'],
    make: everySuccess('GET /api/games', (reply) =>
      (reply.body as unknown[]).length > 0
        ? reply
        : { status: 404, body: { message: 'No games found' } },
    ),
    readingCannotTell: 'a host in use has games',
  },
  'does not say that a player is inactive': {
    of: ['getUserProfile'],
    make: successBody('GET /api/user/profile', ({ user }) => ({
      user: without(user as Fields, 'isActive'),
    })),
    readingCannotTell: 'an active player is told by it as well',
  },
  'says success: false of the list of Starline bets': {
    of: ['listStarlineBets'],
    make: successBody('GET /api/starline/bets', (body) => ({ ...body, success: false })),
    pactCannotSay: 'a pact cannot say that a field must not be there',
  },
  'has errors beside a message that it took': {
    of: ['sendEnquiryMessage'],
    make: successBody('POST /api/enquiry/user', (body) => ({
      ...body,
      errors: [{ msg: 'The queue is full' }],
    })),
    pactCannotSay: 'a pact cannot say that a field must not be there',
  },
} satisfies Readonly<Record<string, HostFault>>
