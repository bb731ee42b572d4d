import { call, inTable } from '../calls.ts'
import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '7',
  title: 'Calls of money and Starline, and the payment link',
  sentences: {
    '7.25': call('wallet', 'GET /user/bank-details: bankDetails.'),
    '7.26': call(
      'wallet',
      'PUT /user/bank-details with accountHolderName, accountNumber, confirmAccountNumber, ifscCode and bankName.',
    ),
    '7.27': call('wallet', 'GET /user/payment-details: paymentDetails.'),
    '7.28': call('wallet', 'PUT /user/payment-details with one key: paytm, googlePay or phonepe.', {
      'src/features/payout/payout.test.tsx': [
        '$address > saves what is pasted with a country code, says so and leads home',
      ],
    }),
    '7.29': call(
      'wallet',
      "POST /fund-request/create with amount (integer), transactionId and paymentMethod 'UPI' or 'QR'.",
      {
        'src/features/deposit/deposit.test.tsx': [
          'submitted: recorded with the id of the code, the page back to QR and empty',
          'Open UPI app instead keeps the id',
        ],
      },
    ),
    '7.30': {
      says: 'What POST /fund-request/create answers is not used.',
      built: ['src/api/table/wallet.ts', 'src/api/shape.ts'],
      tests: {
        ...inTable,
        'src/api/client.test.ts': ['an unspecified answer is ignored: %s'],
      },
    },
    '7.31': {
      says: 'Its errors carry errors[] with msg, or message.',
      built: ['src/features/deposit/deposit-screen.tsx', 'src/api/api-error.ts'],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          'refused with %s: nothing is opened and nothing is lost',
        ],
      },
    },
    '7.32': call('wallet', 'GET /fund-request/history: requests.'),
    '7.33': call('wallet', 'POST /withdraw/request with amount (number) and method.', {
      'src/features/withdraw/withdraw-sending.test.tsx': [
        'to %s: recorded, announced, the form emptied, the reference shown',
      ],
    }),
    '7.34': call('wallet', 'GET /withdraw/history: withdrawals.'),
    '7.35': {
      says: 'GET /starline/bets takes page, limit (10), gameId, status, betType, startDate and endDate, all optional.',
      built: ['src/api/table/starline.ts', 'src/api/schemas/starline.ts'],
      tests: {
        ...inTable,
        'src/api/client.test.ts': ['unset filters are left out of the query'],
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '7.36': call(
      'starline',
      'GET /starline/bets: success, data with bets, summary and pagination.',
    ),
    '7.37': call(
      'starline',
      'POST /starline/bets with gameId, betType, betNumber and betAmount (integer): success, data.remainingBalance.',
      {
        'src/features/starline/bet/starline-bet.test.tsx': [
          'a single digit: win, toasts, balance, record, once however often it’s pressed',
        ],
      },
    ),
    '7.38': call('starline', 'GET /starline/games: success, data.games.'),
    '7.39': call('starline', 'GET /starline/games/{gameId}: data is the game.'),
    '7.40': call(
      'starline',
      'GET /starline/gamerates: singleDigit, singlePana, doublePana, triplePana with min and max.',
    ),
    '7.41': call(
      'starline',
      'GET /starline/results with the query gameId: data.results or results.',
      {
        'src/api/client.test.ts': ['Starline results from %s'],
        'src/features/starline/chart/starline-chart.test.tsx': ['newest first, read from %s'],
      },
    ),
    '7.42': {
      says: 'The withdraw page does not load a history of its own.',
      built: [
        'src/features/withdraw/withdraw-screen.tsx',
        'src/features/withdraw/use-withdrawal.ts',
      ],
      tests: {
        'src/features/withdraw/withdraw-sending.test.tsx': [
          'two quick presses send once; the history isn’t loaded before',
        ],
      },
    },
    '7.43': {
      says: 'The UPI link has pa, pn, tn, am, cu=INR, mc, tid and tr, and is made on the client.',
      built: ['src/domain/money/upi.ts'],
      tests: { 'src/domain/money/deposit.test.ts': ['is written as payment apps expect it'] },
    },
    '7.44': {
      says: 'The UPI link is opened.',
      built: ['src/features/deposit/use-deposit.ts', 'src/platform/links/open-link.ts'],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          'the request first, once for two presses, then the app, with a link to open it again',
        ],
      },
    },
    '7.45': {
      says: 'A QR code is made from the UPI link.',
      built: ['src/features/deposit/qr-code.tsx', 'src/ui/content/qr-matrix.ts'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'the code contains the link, black on white, 300 px, with a margin of two modules',
        ],
      },
    },
    '7.46': {
      says: 'The QR code is 300 px wide.',
      built: ['src/features/deposit/qr-code.tsx'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'the code contains the link, black on white, 300 px, with a margin of two modules',
        ],
      },
    },
    '7.47': {
      says: 'The QR code has a margin of 2.',
      built: ['src/ui/content/qr-matrix.ts'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'the code contains the link, black on white, 300 px, with a margin of two modules',
        ],
      },
    },
    '7.48': {
      says: 'The QR code has error level M.',
      built: ['src/ui/content/qr-matrix.ts'],
      tests: {
        'src/ui/content/qr-matrix.test.ts': ['a code of %d bytes has %d modules: error level M'],
      },
    },
    '7.49': {
      says: 'A transaction id is a timestamp and a random number below 1000.',
      built: ['src/domain/money/deposit.ts'],
      tests: { 'src/domain/money/deposit.test.ts': ['with a random number of %d'] },
    },
  },
}
