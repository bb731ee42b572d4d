import {
  eachRow,
  everyAnswer,
  everyRefusal,
  everySuccess,
  successBody,
  without,
  type Fields,
  type HostFault,
} from './faulty.ts'

const messageOf = (body: unknown) => (body as { message: string }).message

/** Hosts whose answers look different, in words that follow "a host that". */
export const faultsOfForm = {
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
  'refuses a bet that is too dear with 422': everyRefusal('placeBet', [400], (reply) => ({
    ...reply,
    status: 422,
  })),
  'leaves the role out of the profile': successBody('getUserProfile', ({ user }) => ({
    user: without(user as Fields, 'role'),
  })),
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
  'calls the sessions of results OPEN and CLOSE': eachRow(
    'listSessionResults',
    'results',
    (result) => ({
      ...result,
      session: String(result['session']).toUpperCase(),
    }),
  ),
  'writes days as 20/11/2026': eachRow('listWithdrawals', 'withdrawals', (row) => ({
    ...row,
    createdAt: '20/11/2026 12:00',
  })),
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
    ...successBody('getUserProfile', ({ user }) => ({
      user: without(user as Fields, 'isActive'),
    })),
    readingCannotTell: 'an active player is told by it as well',
  },
  'says success: false of the list of Starline bets': successBody('listStarlineBets', (body) => ({
    ...body,
    success: false,
  })),
  'has errors beside a message that it took': successBody('sendEnquiryMessage', (body) => ({
    ...body,
    errors: [{ msg: 'The queue is full' }],
  })),
} satisfies Readonly<Record<string, HostFault>>
