import { byClient } from '../calls.ts'
import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '3',
  title: 'Player, games and bets',
  sentences: {
    '3.1': {
      says: 'User: name, mobileNumber, email, role, balance, isActive, bankDetails, paymentDetails.',
      built: ['src/api/schemas/player.ts'],
      tests: {
        ...byClient,
        'src/features/wallet/wallet.test.tsx': [
          'loaded: with the time of the answer, its age after two polls, and the profile',
        ],
      },
    },
    '3.2': {
      says: 'User role is admin or player; any other value is treated as a player.',
      built: ['src/app/routing/guard.tsx', 'src/api/schemas/player.ts'],
      tests: { 'src/app/routing/guard.test.tsx': ['an unknown role counts as a player’s'] },
    },
    '3.3': {
      says: 'User balance is in rupees.',
      built: ['src/api/schemas/player.ts', 'src/ui/content/money.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          'loaded: with the time of the answer, its age after two polls, and the profile',
        ],
      },
    },
    '3.4': {
      says: 'User bankDetails: accountNumber, accountHolderName, ifscCode, bankName.',
      built: ['src/api/schemas/player.ts'],
      tests: {
        'src/features/payout/payout.test.tsx': [
          'starts with what’s saved, but only the end of the account number',
        ],
      },
    },
    '3.5': {
      says: 'User paymentDetails: phonepe, googlePay, paytm.',
      built: ['src/api/schemas/player.ts'],
      tests: {
        'src/domain/player/payout.test.ts': [
          'each with details, in the order bank, PhonePe, Google Pay, Paytm',
        ],
      },
    },
    '3.6': {
      says: 'Game: _id, gameName, openTime and closeTime, result.',
      built: ['src/api/schemas/game.ts'],
      tests: { 'src/api/client.test.ts': ['a list of games, %s'] },
    },
    '3.7': {
      says: 'Times of a game are HH:MM, 24 hours.',
      built: ['src/api/schemas/game.ts', 'src/domain/time/time-of-day.ts'],
      tests: {
        'src/domain/time/time-of-day.test.ts': ['%s is minute %d of the day', '"%s" isn’t a time'],
      },
    },
    '3.8': {
      says: "A result is 'XXX-XX-XXX': open pana, open digit and close digit, close pana.",
      built: ['src/domain/market/result/result.ts'],
      tests: { 'src/domain/vectors.test.ts': ['$result is read and written back'] },
    },
    '3.9': {
      says: "'*' marks what is not declared.",
      built: ['src/domain/market/result/result.ts'],
      tests: {
        'src/domain/market/result/result.test.ts': [
          ['%s: open %s, close %s', "['128-1*-***', true, false]"],
        ],
      },
    },
    '3.10': {
      says: "'***-**-***' means that none is declared.",
      built: ['src/domain/market/result/result.ts'],
      tests: {
        'src/domain/market/result/result.test.ts': [
          ['%s: open %s, close %s', "['***-**-***', false, false]"],
        ],
      },
    },
    '3.11': {
      says: "Session result: gameId, gameDate, session ('open' or 'close'), pana, digit.",
      built: ['src/api/schemas/game.ts'],
      tests: {
        ...byClient,
        'src/features/game/chart/game-chart.test.tsx': [
          'days newest first, sessions of a day in one row, missing parts not declared',
        ],
      },
    },
    '3.12': {
      says: 'Game rates: singleDigit, jodiDigit, singlePana, doublePana, triplePana, halfSangam, fullSangam.',
      built: ['src/api/schemas/game.ts'],
      tests: {
        'src/features/game/game-rates.test.tsx': [
          'lists each type’s range, its odds and the return per ₹100',
        ],
      },
    },
    '3.13': {
      says: 'A rate is {min, max}: a stake of min pays max.',
      built: ['src/api/schemas/game.ts', 'src/domain/money/money.ts'],
      tests: {
        'src/domain/money/money.test.ts': [
          ['₹%d at %o pays ₹%d', '[10, { min: 10, max: 95 }, 95]'],
        ],
      },
    },
    '3.14': {
      says: 'A bet is sent as gameId, betType, session, betNumber, betAmount, gameDate.',
      built: ['src/api/schemas/bet.ts', 'src/domain/bet/bet.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': ['carries the amount as a number and today’s date'],
        'src/api/client.test.ts': ['a bet goes to /api/bets with the token and its exact payload'],
      },
    },
    '3.15': {
      says: "The session of a bet is 'open' or 'close', and null for full sangam.",
      built: ['src/domain/bet/bet.ts', 'src/api/schemas/bet.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': [
          'of a full sangam has no session and is written panna-panna',
        ],
      },
    },
    '3.16': {
      says: 'The amount of a bet is sent as a number.',
      built: ['src/domain/bet/bet.ts', 'src/api/schemas/bet.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': ['carries the amount as a number and today’s date'],
      },
    },
    '3.17': {
      says: 'gameDate is today at local midnight as an ISO string.',
      built: ['src/domain/time/dates.ts', 'src/domain/bet/bet.ts'],
      tests: {
        'src/domain/time/dates.test.ts': ['%s in India it is 18:30 of the day before in Greenwich'],
      },
    },
    '3.18': {
      says: 'betType is sent as single, jodi, singlePanna, doublePanna, triplePanna, halfSangam or fullSangam.',
      built: ['src/domain/bet/bet-types.ts', 'src/api/schemas/bet.ts'],
      tests: {
        'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'],
        'src/api/client.test.ts': ['a request that breaks its own schema is never sent'],
      },
    },
    '3.19': {
      says: 'The answer to a bet is newBalance.',
      built: ['src/api/table/bet.ts'],
      tests: {
        'src/api/client.test.ts': [
          'a bet goes to /api/bets with the token and its exact payload',
          ['a success with %s is malformed', 'a missing field'],
        ],
      },
    },
    '3.20': {
      says: 'Numbers are judged as single, jodi, single_panna, double_panna, triple_panna, half_sangam_open, half_sangam_close, full_sangam.',
      built: ['src/domain/bet/bet-types.ts'],
      tests: { 'src/domain/bet/bet-types.test.ts': ['%s on %s is validated as %s'] },
    },
    '3.21': {
      says: 'Bet of the history: _id, betType, gameId, gameName, session, betNumber, betAmount, potentialWin, winAmount, status, betDate, resultDate, result.',
      built: ['src/api/schemas/bet.ts'],
      tests: {
        ...byClient,
        'src/features/history/bet-histories.test.tsx': [
          'shows market, number, type, session, dates, result and what it won',
        ],
      },
    },
  },
}
