import { rowsOf } from '../rows.ts'
import type { Part } from '../sentence.ts'

const takesBets = rowsOf(
  'src/domain/starline/starline.test.ts',
  'a game that opens at 14:00 takes bets > %s',
)

export const part: Part = {
  section: '4',
  title: 'Bets, requests and Starline',
  sentences: {
    '4.18': {
      says: 'After a placed bet number and amount are cleared.',
      built: ['src/features/bet/use-bet-form.ts'],
      tests: { 'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'] },
    },
    '4.19': {
      says: 'After a placed bet no error stands any more.',
      built: ['src/features/bet/use-bet-form.ts'],
      tests: {
        'src/features/bet/number/bet-refused.test.tsx': [
          'an error disappears once the bet is placed',
        ],
      },
    },
    '4.20': {
      says: 'After a placed bet the screen goes to `/dashboard` after 1.5 s.',
      built: [
        'src/features/bet/use-bet-form.ts',
        'src/features/bet/receipt/receipt-slab.tsx',
        'src/domain/time/intervals.ts',
      ],
      tests: { 'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'] },
    },
    '4.21': {
      says: 'The class of a panna: sorted digits all equal is triple, two equal is double, otherwise single.',
      built: ['src/domain/market/panna.ts'],
      tests: { 'src/domain/vectors.test.ts': ['$input is a $classBySortedDigits panna'] },
    },
    '4.22': {
      says: 'A half sangam on open is open digit with close panna.',
      built: [
        'src/domain/bet/bet-number.ts',
        'src/domain/bet/settlement.ts',
        'src/messages/bet/bet-meaning.ts',
      ],
      tests: {
        'src/messages/bet/bet-meaning.test.ts': [
          [
            '%s on %s of %s means "%s"',
            "['halfSangam', 'open', '6-124', 'open digit 6 with close panna 124']",
          ],
        ],
        'src/domain/bet/bet-types.test.ts': [
          ['%s on %s is validated as %s', "['halfSangam', 'open', 'half_sangam_open']"],
        ],
      },
    },
    '4.23': {
      says: 'A half sangam on close is close digit with open panna.',
      built: [
        'src/domain/bet/bet-number.ts',
        'src/domain/bet/settlement.ts',
        'src/messages/bet/bet-meaning.ts',
      ],
      tests: {
        'src/messages/bet/bet-meaning.test.ts': [
          [
            '%s on %s of %s means "%s"',
            "['halfSangam', 'close', '7-123', 'close digit 7 with open panna 123']",
          ],
        ],
        'src/domain/bet/bet-types.test.ts': [
          ['%s on %s is validated as %s', "['halfSangam', 'close', 'half_sangam_close']"],
        ],
      },
    },
    '4.24': {
      says: 'A full sangam typed as six digits is written panna-panna.',
      built: ['src/domain/bet/bet-number.ts'],
      tests: {
        'src/domain/bet/bet-number.test.ts': [
          ['%s typed as "%s" is sent as "%s"', "['fullSangam', '123456', '123-456']"],
        ],
      },
    },
    '4.25': {
      says: "An open bet is taken only before the game's open time.",
      built: ['src/domain/market/market.ts', 'src/domain/bet/bet.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': [
          [
            'on the %s session at %d',
            "['open', today(15, 30), { code: 'session-closed', session: 'open' }]",
          ],
        ],
        'src/features/bet/number/bet-refused.test.tsx': [
          'open ends while the player types: the toggle says so and the bet is refused',
        ],
      },
    },
    '4.26': {
      says: 'A close bet is taken at and before the close time.',
      built: ['src/domain/market/market.ts', 'src/domain/bet/bet.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': [
          ['on the %s session at %d', "['close', today(17, 30), undefined]"],
        ],
        'src/features/bet/number/bet-refused.test.tsx': [
          'close still takes bets in its own minute',
        ],
      },
    },
    '4.27': {
      says: 'A full sangam skips the check of time.',
      built: ['src/domain/bet/bet.ts'],
      tests: {
        'src/domain/bet/bet.test.ts': [
          'of a full sangam skips the timing check and takes six digits',
        ],
        'src/features/bet/number/bet-refused.test.tsx': [
          'a full sangam isn’t checked here; the host’s own refusal is shown',
        ],
      },
    },
    '4.28': {
      says: 'A bet is sent only when nothing is wrong.',
      built: ['src/domain/bet/bet.ts', 'src/money/action/money-action.ts'],
      tests: {
        'src/features/bet/number/bet-refused.test.tsx': [
          'a wrong number gets a message under the field, and nothing is sent > %s %s: %s',
          'a wrong amount > "%s": %s',
        ],
      },
    },
    '4.29': {
      says: 'Bet statuses: pending, won, lost, cancelled.',
      built: ['src/api/schemas/bet.ts', 'src/ui/feedback/badge.tsx'],
      tests: {
        'src/ui/parts.test.tsx': ['every status has a badge with its word'],
        'src/features/history/bet-histories.test.tsx': [
          'by keyboard take effect with their button and start on the first page',
        ],
      },
    },
    '4.30': {
      says: 'Statuses of withdrawals and fund requests: pending, approved, rejected, processing, completed.',
      built: ['src/api/schemas/money.ts', 'src/ui/feedback/badge.tsx'],
      tests: {
        'src/ui/parts.test.tsx': ['every status has a badge with its word'],
        'src/features/withdraw/withdraw-history.test.tsx': [
          'cards, newest first, with status, reference and the end of the account only',
        ],
      },
    },
    '4.31': {
      says: 'A fund request is created when a deposit is submitted, and awaits approval.',
      built: ['src/features/deposit/use-deposit.ts'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'submitted: recorded with the id of the code, the page back to QR and empty',
        ],
      },
    },
    '4.32': {
      says: 'After its success the page goes back to QR and the modal closes.',
      built: ['src/features/deposit/use-deposit.ts'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'submitted: recorded with the id of the code, the page back to QR and empty',
        ],
        'src/features/deposit/deposit-app.test.tsx': [
          'the request first, once for two presses, then the app, with a link to open it again',
        ],
      },
    },
    '4.33': {
      says: 'A password change is a request that an administrator reviews; it is not immediate.',
      built: ['src/features/profile/change-password-screen.tsx'],
      tests: {
        'src/features/profile/change-password.test.tsx': [
          'sends the request, says so and empties the passwords',
        ],
      },
    },
    '4.34': {
      says: "Starline: currentStatus 'open' can be bet.",
      built: ['src/domain/starline/starline.ts'],
      tests: takesBets("'while the host says open, whatever the time'"),
    },
    '4.35': {
      says: 'Starline: closed, result_declared or anything else is a closed market.',
      built: ['src/domain/starline/starline.ts'],
      tests: takesBets("'not when the host says closed'", "'not when the host says something new'"),
    },
    '4.36': {
      says: 'Starline without currentStatus can be bet at and before the open time.',
      built: ['src/domain/starline/starline.ts'],
      tests: takesBets(
        "'without a word, in the minute of its open time'",
        "'without a word, not a minute later'",
      ),
    },
    '4.37': {
      says: 'A declared Starline result shows Market Closed.',
      built: ['src/domain/starline/starline.ts', 'src/features/starline/games/game-card.tsx'],
      tests: {
        ...takesBets("'not once its result is declared'"),
        'src/features/starline/games/starline-gaming.test.tsx': [
          ['%s: Market Closed, and pressing Play Game says why', "'a declared result'"],
        ],
      },
    },
    '4.38': {
      says: 'Only active Starline games are shown, by open time.',
      built: ['src/domain/starline/starline.ts'],
      tests: { 'src/domain/starline/starline.test.ts': ['shows the active games by open time'] },
    },
    '4.39': {
      says: "Starline betting is open from 00:00 until the game's open time.",
      built: ['src/domain/starline/starline.ts'],
      tests: takesBets("'without a word from the host, from midnight'"),
    },
    '4.40': {
      says: 'The dashboard reads games and balance every 30 s.',
      built: ['src/features/dashboard/games/use-games.ts', 'src/domain/time/intervals.ts'],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'games and player are read again, but nothing while the page is hidden',
        ],
        'src/domain/time/intervals.test.ts': ['the product’s intervals'],
      },
    },
    '4.41': {
      says: 'Starline games are read every 60 s.',
      built: ['src/features/starline/games/use-starline.ts', 'src/domain/time/intervals.ts'],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': ['are read every 60 seconds'],
      },
    },
  },
}
