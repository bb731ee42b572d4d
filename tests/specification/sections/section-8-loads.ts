import { rowsOf } from '../rows.ts'
import type { Part } from '../sentence.ts'

const failedLoad = rowsOf(
  'src/app/routing/failed-loads.test.tsx',
  '%s without %s says “%s”, and Retry loads it',
)

export const part: Part = {
  section: '8',
  title: 'Signing in and loads',
  sentences: {
    '8.1': {
      says: "A failed login says the host's message.",
      built: ['src/features/auth/use-sign-in.ts', 'src/api/api-error.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'refused by the host, shows its message and keeps what was typed',
        ],
      },
    },
    '8.2': {
      says: "Else 'Login failed'.",
      built: ['src/features/auth/use-sign-in.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [['login > fails with %s', "'Login failed'"]],
      },
    },
    '8.3': {
      says: "A failed sign-up says the host's message.",
      built: ['src/features/auth/use-sign-in.ts', 'src/api/api-error.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': ['a number that has an account is refused by the host'],
      },
    },
    '8.4': {
      says: "Else 'Signup failed'.",
      built: ['src/features/auth/use-sign-in.ts'],
      tests: { 'src/features/auth/auth.test.tsx': ['sign-up > fails with %s'] },
    },
    '8.5': {
      says: "An exception at login or sign-up: 'Something went wrong'.",
      built: ['src/features/auth/use-sign-in.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [['login > fails with %s', "'Something went wrong'"]],
      },
    },
    '8.6': {
      says: "'Login successful!'.",
      built: ['src/features/auth/use-sign-in.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'login > with number and password leads home and says so; two quick taps send one',
        ],
      },
    },
    '8.7': {
      says: "'Account created successfully!'.",
      built: ['src/features/auth/use-sign-in.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'sign-up > creates an account with play money and leads home',
        ],
      },
    },
    '8.8': {
      says: 'A profile that cannot be fetched at the start removes the token silently.',
      built: ['src/session/session.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'a token the host refuses is removed silently',
          'a start profile answered with %i removes the token silently',
        ],
      },
    },
    '8.9': {
      says: "'Failed to load games'.",
      built: [
        'src/features/dashboard/games/use-games.ts',
        'src/features/dashboard/games/game-list.tsx',
      ],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'a failure says so, stays through a failing Retry, and Retry loads the games',
        ],
        ...failedLoad("'Failed to load games'"),
      },
    },
    '8.10': {
      says: "'Failed to load game rates'.",
      built: ['src/features/bet/bet-form.tsx'],
      tests: {
        'src/features/bet/placement/bet-outcomes.test.tsx': [
          'without rates there’s no potential win, but betting works',
        ],
      },
    },
    '8.11': {
      says: "'Failed to load game details.'.",
      built: ['src/features/game/game-selection-screen.tsx'],
      tests: failedLoad("'Failed to load game details.'"),
    },
    '8.12': {
      says: "'Failed to load game results.'.",
      built: ['src/features/game/chart/game-chart-screen.tsx'],
      tests: failedLoad("'Failed to load game results.'"),
    },
    '8.13': {
      says: "'Failed to load wallet data', with the cached balance.",
      built: ['src/features/wallet/wallet-screen.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          'a failed load says so, shows the last known balance, and Retry loads it',
        ],
      },
    },
    '8.14': {
      says: "'Failed to load settings'.",
      built: [
        'src/features/deposit/deposit-screen.tsx',
        'src/features/withdraw/withdraw-screen.tsx',
      ],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'without settings: says so, minimum 1 and the configured UPI id',
        ],
        'src/features/withdraw/withdraw.test.tsx': [
          'without settings: says so, minimum ₹1000 and the usual window',
        ],
      },
    },
    '8.15': {
      says: "'Failed to load user details'.",
      built: [
        'src/features/withdraw/withdraw-screen.tsx',
        'src/features/dashboard/games/use-games.ts',
        'src/features/payout/payout-page.tsx',
      ],
      tests: {
        ...failedLoad("'Failed to load user details'"),
        'src/features/dashboard/dashboard.test.tsx': ['says if the balance couldn’t be read'],
        'src/features/payout/payout.test.tsx': [
          '/bank > without the saved details it says so, and the form still works',
          '$address > without the saved number it says so, and the form still works',
        ],
      },
    },
    '8.16': {
      says: "'Failed to load withdrawal history'.",
      built: ['src/features/withdraw/withdraw-history-screen.tsx'],
      tests: failedLoad("'Failed to load withdrawal history'"),
    },
    '8.17': {
      says: "'Failed to load wallet statement'.",
      built: ['src/features/history/statement/statement-screen.tsx'],
      tests: {
        'src/features/history/statement/wallet-statement.test.tsx': [
          'all of them: Failed to load wallet statement, and Retry reads them all',
        ],
      },
    },
    '8.18': {
      says: "'Failed to load bidding history'.",
      built: ['src/features/history/bets/bidding-history-screen.tsx'],
      tests: failedLoad("'Failed to load bidding history'"),
    },
    '8.19': {
      says: "'Failed to load winning history'.",
      built: ['src/features/history/bets/winning-history-screen.tsx'],
      tests: failedLoad("'Failed to load winning history'"),
    },
    '8.20': {
      says: "'Failed to load betting history'.",
      built: [
        'src/features/starline/history/starline-history-screen.tsx',
        'src/features/history/statement/statement-screen.tsx',
      ],
      tests: {
        ...failedLoad("'Failed to load betting history'"),
        'src/features/history/statement/wallet-statement.test.tsx': [
          [
            '%s: the rest is shown, it says so and Retry reads it',
            "['listMyBets', 'Failed to load betting history']",
          ],
        ],
      },
    },
    '8.21': {
      says: "'Failed to load starline results.'.",
      built: ['src/features/starline/chart/starline-chart-screen.tsx'],
      tests: failedLoad("'Failed to load starline results.'"),
    },
    '8.22': {
      says: "'Failed to load enquiries'.",
      built: ['src/features/enquiry/enquiry-screen.tsx'],
      tests: failedLoad("'Failed to load enquiries'"),
    },
    '8.23': {
      says: 'A 404 or an empty list of enquiries is none.',
      built: ['src/features/enquiry/use-enquiry.ts'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': [
          '(%s) Start New Enquiry opens an empty chat, and the first send creates it',
        ],
      },
    },
    '8.24': {
      says: "'Failed to load How to Play content. Please try again later.'.",
      built: ['src/features/guide/how-to-play-screen.tsx'],
      tests: {
        'src/features/guide/guides.test.tsx': ['a failed load says so and Try Again loads it'],
      },
    },
    '8.25': {
      says: "'Failed to load contact information. Please try again later.'.",
      built: ['src/features/guide/contact-us-screen.tsx'],
      tests: {
        'src/features/guide/guides.test.tsx': [
          '/contact-us > a failed load says so and Retry loads it',
        ],
      },
    },
  },
}
