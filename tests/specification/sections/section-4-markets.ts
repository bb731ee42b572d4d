import { rowsOf } from '../rows.ts'
import type { Part } from '../sentence.ts'

const marketStatus = rowsOf(
  'src/domain/market/market.test.ts',
  'the status of a market of 15:30 to 17:30 > %s',
)

export const part: Part = {
  section: '4',
  title: 'Signing in and markets',
  sentences: {
    '4.1': {
      says: 'At the start a stored token is used for the bearer header.',
      built: ['src/session/session.ts', 'src/api/client.ts'],
      tests: {
        'src/session/token.test.ts': [
          'a stored token goes with the first call, which asks for the profile',
        ],
      },
    },
    '4.2': {
      says: 'At the start the profile of the stored token is fetched.',
      built: ['src/session/session.ts'],
      tests: {
        'src/session/token.test.ts': [
          'a stored token goes with the first call, which asks for the profile',
        ],
      },
    },
    '4.3': {
      says: 'When the profile is refused the token is removed silently.',
      built: ['src/session/session.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'a token the host refuses is removed silently',
          'a start profile answered with %i removes the token silently',
        ],
        'src/session/session.test.ts': [
          'signs out silently when the host refuses the token, and forgets the player',
        ],
      },
    },
    '4.4': {
      says: 'Login and sign-up store the token and set the user.',
      built: ['src/session/session.ts', 'src/features/auth/use-sign-in.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'login > with number and password leads home and says so; two quick taps send one',
          'sign-up > creates an account with play money and leads home',
        ],
        'src/session/token.test.ts': [
          'signing in stores the token and sends it; signing out clears token, header and user',
        ],
      },
    },
    '4.5': {
      says: 'Logout clears token, header and user.',
      built: ['src/session/session.ts'],
      tests: {
        'src/app/shell/side-menu.test.tsx': ['Sign Out ends the session and goes to the login'],
        'src/session/token.test.ts': [
          'signing in stores the token and sends it; signing out clears token, header and user',
        ],
      },
    },
    '4.6': {
      says: "Sessions are judged by the device's clock in minutes since midnight.",
      built: [
        'src/domain/market/market.ts',
        'src/domain/time/time-of-day.ts',
        'src/domain/time/clock.ts',
      ],
      tests: {
        'src/domain/time/time-of-day.test.ts': ['the minute of the day > %s'],
        'src/domain/market/market.test.ts': [
          'a market that closes after midnight is judged by minutes since midnight: a known limit',
        ],
      },
    },
    '4.7': {
      says: 'Open can be bet before openTime.',
      built: ['src/domain/market/market.ts'],
      tests: marketStatus("'one minute before open'", "'the open minute'"),
    },
    '4.8': {
      says: 'Open can be bet while the open part of the result is undeclared.',
      built: ['src/domain/market/market.ts'],
      tests: marketStatus("'open declared early'"),
    },
    '4.9': {
      says: 'Close can be bet at and before closeTime.',
      built: ['src/domain/market/market.ts'],
      tests: marketStatus("'the close minute'", "'one minute after close'"),
    },
    '4.10': {
      says: 'Close can be bet while the close part of the result is undeclared.',
      built: ['src/domain/market/market.ts'],
      tests: marketStatus("'close declared before open'"),
    },
    '4.11': {
      says: "A card says 'Market Closed' after closeTime.",
      built: [
        'src/domain/market/market.ts',
        'src/features/dashboard/games/market-card.tsx',
        'src/messages/market/market.ts',
      ],
      tests: {
        ...marketStatus("'declared, but after close'"),
        'src/messages/market/market.test.ts': [
          ['the card of a market that is %s says "%s"', "'Market Closed'"],
        ],
      },
    },
    '4.12': {
      says: "A card says 'Result Declared' when both parts are declared.",
      built: [
        'src/domain/market/market.ts',
        'src/features/dashboard/games/market-card.tsx',
        'src/messages/market/market.ts',
      ],
      tests: {
        ...marketStatus("'both declared before close'"),
        'src/messages/market/market.test.ts': [
          ['the card of a market that is %s says "%s"', "'Result Declared'"],
        ],
      },
    },
    '4.13': {
      says: 'A card has a tick for each session when one can be bet.',
      built: ['src/features/dashboard/games/market-card.tsx', 'src/ui/game/time-bar.tsx'],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'is in order of opening times; a card shows times, result, state, Chart and Play Game',
        ],
      },
    },
    '4.14': {
      says: "A card says 'Game Closed' otherwise.",
      built: [
        'src/domain/market/market.ts',
        'src/features/dashboard/games/market-card.tsx',
        'src/messages/market/market.ts',
      ],
      tests: {
        ...marketStatus("'close declared, open over'"),
        'src/messages/market/market.test.ts': [
          ['the card of a market that is %s says "%s"', "'Game Closed'"],
        ],
      },
    },
    '4.15': {
      says: 'Game types need one session that can be bet; full sangam needs both.',
      built: ['src/domain/market/play.ts', 'src/domain/bet/bet-types.ts'],
      tests: {
        'src/domain/market/market.test.ts': [
          ['%s at %d with %s: %s', "['fullSangam', today(15, 30), none, 'both-sessions-closed']"],
          ['%s at %d with %s: %s', "['jodi', today(15, 30), none, null]"],
        ],
      },
    },
    '4.16': {
      says: "A tap on a closed tile says 'All sessions are closed!'.",
      built: ['src/features/game/type-tile.tsx', 'src/domain/market/play.ts'],
      tests: {
        'src/features/game/game-selection.test.tsx': ['closed tiles stay buttons that say why'],
      },
    },
    '4.17': {
      says: "A tap on a closed full sangam says 'Both sessions are closed!'.",
      built: ['src/features/game/type-tile.tsx', 'src/domain/market/play.ts'],
      tests: {
        'src/features/game/game-selection.test.tsx': [
          'after open only full sangam is closed, and says so',
        ],
      },
    },
  },
}
