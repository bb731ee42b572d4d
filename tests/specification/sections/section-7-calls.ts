import { byClient, call, inTable } from '../calls.ts'
import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '7',
  title: 'Calls of the account, games and content',
  sentences: {
    '7.1': {
      says: 'One API host, with the prefix `/api`.',
      built: ['src/api/client.ts', 'src/platform/config.ts'],
      tests: {
        'src/api/client.test.ts': [
          'a bet goes to /api/bets with the token and its exact payload',
          'without a host the calls go to the same origin',
        ],
      },
    },
    '7.2': {
      says: 'Calls that need a player carry a bearer token.',
      built: ['src/api/client.ts', 'src/api/endpoint.ts'],
      tests: {
        ...inTable,
        'src/api/client.test.ts': ['a bet goes to /api/bets with the token and its exact payload'],
      },
    },
    '7.3': call('account', 'POST /auth/login with mobileNumber and password: token, user.'),
    '7.4': call('account', 'POST /auth/signup with name, mobileNumber and password: token, user.'),
    '7.5': call('account', 'GET /auth/profile: user.'),
    '7.6': call('game', 'GET /games: a list of games.'),
    '7.7': {
      says: 'Games are sorted by openTime on the client.',
      built: ['src/domain/market/market.ts', 'src/features/dashboard/games/use-games.ts'],
      tests: {
        'src/domain/market/market.test.ts': [
          'games are listed by open time, unreadable times last',
        ],
        'src/features/dashboard/dashboard.test.tsx': [
          'is in order of opening times; a card shows times, result, state, Chart and Play Game',
        ],
      },
    },
    '7.8': call('game', 'GET /gamerates: the rates by name.'),
    '7.9': call(
      'bet',
      'POST /bets with gameId, betType, session, betNumber, betAmount and gameDate: newBalance.',
      {
        'src/api/client.test.ts': ['a bet goes to /api/bets with the token and its exact payload'],
      },
    ),
    '7.10': {
      says: 'POST /bets may answer with a message, or with errors[] and a msg each.',
      built: ['src/api/client.ts', 'src/api/api-error.ts'],
      tests: {
        'src/api/client.test.ts': ['a refusal carries the message and each msg'],
        'src/features/bet/number/bet-refused.test.tsx': ['the host says no > %s'],
      },
    },
    '7.11': call('bet', 'GET /bets/me: bets.'),
    '7.12': call('content', 'GET /banner-settings/public: banners with imagePath and title.'),
    '7.13': {
      says: 'Pictures are loaded from /banner-settings{imagePath}.',
      built: ['src/api/client.ts'],
      tests: {
        'src/api/client.test.ts': ['banner picture %s is loaded from %s'],
        'src/features/dashboard/dashboard-around.test.tsx': [
          'show their picture from the host, one at a time; one that can’t be shown leaves its title',
        ],
      },
    },
    '7.14': call(
      'account',
      'GET /user/profile: user with balance, isActive, bankDetails and paymentDetails.',
    ),
    '7.15': {
      says: 'PUT /user/profile with name and email.',
      built: ['src/api/table/account.ts', 'src/features/wallet/edit-profile.tsx'],
      tests: { ...inTable, ...byClient },
    },
    '7.16': call(
      'content',
      'GET /main-settings/public: appLink, whatsappNumber, upiId, minimumDeposit, minimumWithdraw, withdrawalOpenTime, withdrawalCloseTime.',
    ),
    '7.17': call('content', 'GET /main-settings/public carries no token.', {
      'src/api/client.test.ts': ['login and settings carry no token'],
    }),
    '7.18': call(
      'game',
      'GET /results-session with the query gameId: results with gameDate, session, pana, digit.',
    ),
    '7.19': call('content', 'GET /how-to-play: content.'),
    '7.20': call('content', 'GET /contact-settings: mobileNumber, email, whatsappNumber.'),
    '7.21': call('content', 'GET /enquiry/user: a list of enquiries.'),
    '7.22': {
      says: 'The first enquiry of the list is shown.',
      built: ['src/features/enquiry/use-enquiry.ts'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': ['hides the input and starts a new enquiry'],
      },
    },
    '7.23': call('content', 'POST /enquiry/user with message: enquiry.'),
    '7.24': call('account', 'PUT /user/change-password with mobileNumber and newPassword.'),
  },
}
