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
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'src/api/client.test.ts': ['a bet goes to /api/bets with the token and its exact payload'],
      },
    },
    '7.3': {
      says: 'POST /auth/login with mobileNumber and password: token, user.',
      built: ['src/api/table/account.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.4': {
      says: 'POST /auth/signup with name, mobileNumber and password: token, user.',
      built: ['src/api/table/account.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.5': {
      says: 'GET /auth/profile: user.',
      built: ['src/api/table/account.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.6': {
      says: 'GET /games: a list of games.',
      built: ['src/api/table/game.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.7': {
      says: 'Games are sorted by openTime on the client.',
      built: ['src/domain/market/market.ts', 'src/features/dashboard/games/use-games.ts'],
      tests: {
        'src/domain/market/market.test.ts': [
          'games are listed by open time, unreadable times last',
        ],
        'tests/screens/home/dashboard.test.tsx': [
          'stands in the order of open times, under the name of the product',
        ],
      },
    },
    '7.8': {
      says: 'GET /gamerates: the rates by name.',
      built: ['src/api/table/game.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.9': {
      says: 'POST /bets with gameId, betType, session, betNumber, betAmount and gameDate: newBalance.',
      built: ['src/api/table/bet.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'src/api/client.test.ts': ['a bet goes to /api/bets with the token and its exact payload'],
      },
    },
    '7.10': {
      says: 'POST /bets may answer with a message, or with errors[] and a msg each.',
      built: ['src/api/client.ts', 'src/api/api-error.ts'],
      tests: {
        'src/api/client.test.ts': ['a refusal carries the message and each msg'],
        'tests/screens/bet/bet-refused.test.tsx': ['the host says no > %s'],
      },
    },
    '7.11': {
      says: 'GET /bets/me: bets.',
      built: ['src/api/table/bet.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.12': {
      says: 'GET /banner-settings/public: banners with imagePath and title.',
      built: ['src/api/table/content.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.13': {
      says: 'Pictures are loaded from /banner-settings{imagePath}.',
      built: ['src/api/client.ts'],
      tests: {
        'src/api/client.test.ts': ['banner picture %s is loaded from %s'],
        'tests/screens/home/dashboard-around.test.tsx': [
          'show their picture from the host, their title in words, one at a time',
        ],
      },
    },
    '7.14': {
      says: 'GET /user/profile: user with balance, isActive, bankDetails and paymentDetails.',
      built: ['src/api/table/account.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.15': {
      says: 'PUT /user/profile with name and email.',
      built: ['src/api/table/account.ts', 'src/features/wallet/edit-profile.tsx'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.16': {
      says: 'GET /main-settings/public: appLink, whatsappNumber, upiId, minimumDeposit, minimumWithdraw, withdrawalOpenTime, withdrawalCloseTime.',
      built: ['src/api/table/content.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.17': {
      says: 'GET /main-settings/public carries no token.',
      built: ['src/api/table/content.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'src/api/client.test.ts': ['login and settings carry no token'],
      },
    },
    '7.18': {
      says: 'GET /results-session with the query gameId: results with gameDate, session, pana, digit.',
      built: ['src/api/table/game.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.19': {
      says: 'GET /how-to-play: content.',
      built: ['src/api/table/content.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.20': {
      says: 'GET /contact-settings: mobileNumber, email, whatsappNumber.',
      built: ['src/api/table/content.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.21': {
      says: 'GET /enquiry/user: a list of enquiries.',
      built: ['src/api/table/content.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.22': {
      says: 'The first enquiry of the list is shown.',
      built: ['src/features/enquiry/use-enquiry.ts'],
      tests: {
        'tests/screens/support/enquiry.test.tsx': ['hides the input and starts a new enquiry'],
      },
    },
    '7.23': {
      says: 'POST /enquiry/user with message: enquiry.',
      built: ['src/api/table/content.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
    '7.24': {
      says: 'PUT /user/change-password with mobileNumber and newPassword.',
      built: ['src/api/table/account.ts'],
      tests: {
        'contracts/coverage/golden-table.test.ts': [
          'the endpoint table says what the specification says, row by row',
        ],
        'contracts/consumer/client.test.ts': ['the client sends this and reads the answer'],
      },
    },
  },
}
