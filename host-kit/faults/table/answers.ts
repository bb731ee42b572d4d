import {
  eachField,
  eachRow,
  eachUser,
  everyAnswer,
  everyRefusal,
  everySuccess,
  ok,
  refusing,
  rows,
  saying,
  successBody,
  without,
} from '../answers.ts'
import type { Fields, Line } from '../fault.ts'

/** Faults that a single answer shows. */
export const answerFaults: readonly Line[] = [
  {
    host: 'leaves the day of a bet out',
    harm: 'misleads',
    found: ['listMyBets: full', 'listMyBets: sparse'],
    fault: eachRow('listMyBets', 'bets', (bet) => without(bet, 'betDate')),
  },
  {
    host: 'calls the sessions of results OPEN and CLOSE',
    harm: 'loses data',
    found: ['listSessionResults: sparse'],
    fault: eachField('listSessionResults', 'results', 'session', (one) =>
      String(one).toUpperCase(),
    ),
  },
  {
    host: 'writes days as 20/11/2026',
    harm: 'misleads',
    found: ['listWithdrawals: sparse'],
    fault: eachField('listWithdrawals', 'withdrawals', 'createdAt', () => '20/11/2026 12:00'),
  },
  {
    host: 'answers a page where the banners are',
    harm: 'breaks',
    found: ['listBanners: full'],
    fault: everyAnswer('listBanners', () => ({
      status: 200,
      body: '<!doctype html><title>Sign in to the network</title>',
      type: 'text/html',
    })),
  },
  {
    host: 'breaks down where the guide is',
    harm: 'breaks',
    found: ['getHowToPlay: full'],
    fault: everyAnswer('getHowToPlay', () => ({
      status: 500,
      body: { message: 'Something went wrong' },
    })),
  },
  {
    host: 'answers 404 where there is no game',
    harm: 'breaks',
    found: ['listGames: empty'],
    fault: everySuccess('listGames', (reply) =>
      (reply.body as unknown[]).length > 0
        ? reply
        : { status: 404, body: { message: 'No games found' } },
    ),
  },
  {
    host: 'does not say that a player is inactive',
    harm: 'misleads',
    found: ['getUserProfile: inactive'],
    fault: eachUser((user) => without(user, 'isActive')),
  },
  {
    host: 'says success: false of the list of Starline bets',
    harm: 'breaks',
    found: ['listStarlineBets: sparse'],
    fault: saying('listStarlineBets', { success: false }),
  },
  {
    host: 'has errors beside a message that it took',
    harm: 'breaks',
    found: ['sendEnquiryMessage: full'],
    fault: saying('sendEnquiryMessage', { errors: [{ msg: 'The queue is full' }] }),
  },
  {
    host: 'says success: false of a deposit that it took',
    harm: 'breaks',
    found: ['createFundRequest: full'],
    fault: everySuccess('createFundRequest', () =>
      ok({ success: false, message: 'The queue is full' }),
    ),
  },
  {
    host: 'refuses a bet that is too dear with 401',
    harm: 'breaks',
    found: ['placeBet: refused, insufficient-balance'],
    fault: refusing('placeBet', 400, 401),
  },
  {
    host: 'answers 403 where a session has ended',
    harm: 'breaks',
    found: ['getUserProfile: refused, signed-out'],
    fault: refusing('getUserProfile', 401, 403),
  },
  {
    host: 'shows bank details without a session',
    harm: 'privacy',
    found: ['getBankDetails: refused, signed-out'],
    fault: everyRefusal('getBankDetails', [401], () => ok({ bankDetails: {} })),
  },
  {
    host: 'lets whoever sends no token read the enquiries',
    harm: 'privacy',
    found: ['listMyEnquiries: refused, signed-out, no token'],
    fault: everyRefusal('listMyEnquiries', [401], (reply, { token }) =>
      token === '' ? ok([{ status: 'open', createdAt: '2026-11-20', messages: [] }]) : reply,
    ),
  },
  {
    host: 'takes Starline bets late and on credit',
    harm: 'money',
    found: [
      'placeStarlineBet: refused, game-closed',
      'placeStarlineBet: refused, insufficient-balance',
    ],
    fault: everyRefusal('placeStarlineBet', [400], () =>
      ok({ success: true, data: { remainingBalance: -360 } }),
    ),
  },
  {
    host: 'answers with another Starline game',
    harm: 'misleads',
    found: ['getStarlineGame: full'],
    fault: successBody('getStarlineGame', ({ success, data }) => ({
      success,
      data: { ...(data as Fields), _id: 'starline-16' },
    })),
  },
  {
    host: 'forgets the results of Starline',
    harm: 'loses data',
    found: ['listStarlineResults: full'],
    fault: rows('listStarlineResults', 'data.results', () => []),
  },
  {
    host: 'calls a withdrawal paid that waits',
    harm: 'misleads',
    found: ['listWithdrawals: sparse'],
    fault: eachField('listWithdrawals', 'withdrawals', 'status', () => 'completed'),
  },
  {
    host: 'refuses a profile without an email',
    harm: 'breaks',
    found: ['updateUserProfile: without an email'],
    fault: everySuccess('updateUserProfile', (reply, { body }) =>
      body['email'] === undefined
        ? { status: 422, body: { errors: [{ msg: 'Please enter a valid email address' }] } }
        : reply,
    ),
  },
]
