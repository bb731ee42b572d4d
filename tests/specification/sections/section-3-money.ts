import { byClient, inTable } from '../calls.ts'
import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '3',
  title: 'Settings, money and Starline',
  sentences: {
    '3.22': {
      says: 'Banner: imagePath, title.',
      built: ['src/api/schemas/content.ts'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'show their picture from the host, one at a time; one that can’t be shown leaves its title',
        ],
      },
    },
    '3.23': {
      says: 'Main settings are public: appLink, whatsappNumber, upiId, minimumDeposit, minimumWithdraw, withdrawalOpenTime, withdrawalCloseTime.',
      built: ['src/api/schemas/content.ts', 'src/session/settings/use-settings.ts'],
      tests: {
        ...inTable,
        ...byClient,
      },
    },
    '3.24': {
      says: 'Contact settings: mobileNumber, email, whatsappNumber.',
      built: ['src/api/schemas/content.ts'],
      tests: { 'src/features/guide/guides.test.tsx': ['links to phone, mail and WhatsApp'] },
    },
    '3.25': {
      says: 'How-to-play: content.',
      built: ['src/api/schemas/content.ts'],
      tests: {
        'src/features/guide/guides.test.tsx': ['draws headings, bold, italic and lists'],
      },
    },
    '3.26': {
      says: "Enquiry: status ('open' or 'closed'), createdAt, messages.",
      built: ['src/api/schemas/enquiry.ts'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': [
          'shows both sides, day and time',
          'hides the input and starts a new enquiry',
        ],
      },
    },
    '3.27': {
      says: "A message of an enquiry: sender ('user' or another party), message, timestamp.",
      built: ['src/api/schemas/enquiry.ts', 'src/features/enquiry/chat.tsx'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': [
          'shows both sides, day and time',
          'support’s answer appears by itself and is announced politely',
        ],
      },
    },
    '3.28': {
      says: 'Bank details: accountHolderName, accountNumber, ifscCode, bankName; confirmAccountNumber only in the form.',
      built: ['src/api/schemas/player.ts', 'src/features/payout/bank-screen.tsx'],
      tests: {
        'src/domain/player/payout.test.ts': ['is sent trimmed, with the IFSC code in capitals'],
        'src/features/payout/payout.test.tsx': [
          'starts with what’s saved, but only the end of the account number',
        ],
      },
    },
    '3.29': {
      says: 'Payment details: paytm, googlePay and phonepe, each a mobile number of ten digits.',
      built: ['src/api/schemas/player.ts', 'src/domain/player/payout.ts'],
      tests: {
        'src/features/payout/payout.test.tsx': [
          '$address > saves what is pasted with a country code, says so and leads home',
        ],
        'src/domain/player/payout.test.ts': ['$v has ten digits: $specOk_10digits'],
      },
    },
    '3.30': {
      says: 'Fund request: requestId, amount, transactionId, paymentMethod, status, createdAt, remarks.',
      built: ['src/api/schemas/money.ts'],
      tests: {
        ...byClient,
        'src/domain/money/statement/statement.test.ts': [
          'lists every movement, newest first, a won bet as stake and as win',
        ],
      },
    },
    '3.31': {
      says: 'The amount of a fund request is an integer; its method is UPI or QR.',
      built: ['src/api/schemas/money.ts'],
      tests: { 'src/api/client.test.ts': ['a fund request with %s is never sent'] },
    },
    '3.32': {
      says: 'Withdrawal: _id, amount, method, status, createdAt, accountDetails, transactionId, remarks.',
      built: ['src/api/schemas/money.ts'],
      tests: {
        'src/features/withdraw/withdraw-history.test.tsx': [
          'cards, newest first, with status, reference and the end of the account only',
        ],
      },
    },
    '3.33': {
      says: 'The method of a withdrawal is bank, phonepe, googlepay or paytm.',
      built: ['src/api/schemas/money.ts', 'src/domain/player/payout.ts'],
      tests: {
        'src/domain/player/payout.test.ts': [
          'each with details, in the order bank, PhonePe, Google Pay, Paytm',
        ],
        'src/features/withdraw/withdraw-sending.test.tsx': [
          'to %s: recorded, announced, the form emptied, the reference shown',
        ],
      },
    },
    '3.34': {
      says: 'Starline bet: _id, gameId, betType, betNumber, betAmount, potentialWin, winAmount, status, betDate, resultDate, result.',
      built: ['src/api/schemas/starline.ts'],
      tests: {
        ...byClient,
        'src/features/starline/history/starline-history.test.tsx': ['show everything about a bet'],
      },
    },
    '3.35': {
      says: 'The gameId of a Starline bet is an object with gameName, or an id.',
      built: ['src/api/schemas/bet.ts'],
      tests: {
        'src/money/specs.test.ts': ['the record of a Starline bet > %s'],
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '3.36': {
      says: 'The betType of a Starline bet is single digit, single pana, double pana or triple pana.',
      built: ['src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': [
          'there are four bet types with these default rates',
          'a bet type written "%s" is read as %s',
        ],
      },
    },
    '3.37': {
      says: 'Starline summary: totalBets, totalBetAmount, totalWinAmount, netProfitLoss.',
      built: ['src/api/schemas/starline.ts'],
      tests: {
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '3.38': {
      says: 'Starline pagination: current, pages, total, limit.',
      built: ['src/api/schemas/starline.ts', 'src/domain/list/paging.ts'],
      tests: {
        'src/domain/list/paging.test.ts': ['a page that the host cut > %s'],
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '3.39': {
      says: 'Starline game: _id, gameName, gameNameHindi, openTime, isActive, currentStatus, result, digit, minBet, maxBet.',
      built: ['src/api/schemas/starline.ts'],
      tests: {
        ...byClient,
        'src/features/starline/games/starline-gaming.test.tsx': [
          'only active ones, in order of their open time, with result and Hindi name',
        ],
        'src/features/starline/bet/starline-bet.test.tsx': ['is refused here > %s'],
      },
    },
    '3.40': {
      says: 'Starline result: gameDate, winningNumber, declaredAt.',
      built: ['src/api/schemas/starline.ts', 'src/domain/market/chart/chart.ts'],
      tests: {
        'src/domain/market/chart/chart.test.ts': [
          'the chart of a Starline game is newest first, with the digit of each draw',
        ],
      },
    },
    '3.41': {
      says: "A winningNumber has three digits; '***' is not declared.",
      built: ['src/domain/starline/starline.ts', 'src/domain/market/chart/chart.ts'],
      tests: { 'src/domain/starline/starline.test.ts': ['a result of "%s" is declared: %s'] },
    },
    '3.42': {
      says: 'Starline rates: singleDigit, singlePana, doublePana, triplePana, each {min, max}.',
      built: ['src/api/schemas/starline.ts', 'src/domain/starline/starline.ts'],
      tests: {
        'src/domain/starline/starline.test.ts': ['a rate the host leaves out gets its default'],
        'src/features/starline/games/starline-gaming.test.tsx': ['the rates > come from the host'],
      },
    },
    '3.43': {
      says: "The token is kept in local storage under 'token'.",
      built: ['src/session/session.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'login > with number and password leads home and says so; two quick taps send one',
        ],
        'e2e/journeys/access/access.spec.ts': [
          'signing out forgets the player',
          'is forgotten silently at the start',
        ],
      },
    },
    '3.44': {
      says: 'The token is sent as a bearer header.',
      built: ['src/api/client.ts'],
      tests: {
        'src/api/client.test.ts': ['a bet goes to /api/bets with the token and its exact payload'],
      },
    },
  },
}
