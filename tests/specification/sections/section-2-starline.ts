import { rowsOf } from '../rows.ts'
import type { Part } from '../sentence.ts'

const closedSaid = rowsOf('src/messages/market/game.test.ts', 'a market that takes no bets, %s: %s')

export const part: Part = {
  section: '2',
  title: 'Starline, enquiry and game selection',
  sentences: {
    '2.108': {
      says: 'The Starline screen has a banner of rates.',
      built: ['src/features/starline/games/rate-banner.tsx'],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': ['the rates > come from the host'],
      },
    },
    '2.109': {
      says: 'A Starline card shows open time, result and status.',
      built: ['src/features/starline/games/game-card.tsx'],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': [
          'only active ones, in order of their open time, with result and Hindi name',
        ],
      },
    },
    '2.110': {
      says: "A Starline result that is not declared reads '* * *'.",
      built: ['src/features/starline/games/draw-board.tsx'],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': [
          'only active ones, in order of their open time, with result and Hindi name',
        ],
      },
    },
    '2.111': {
      says: 'A Starline card has Chart and Play Game buttons.',
      built: ['src/features/starline/games/game-card.tsx'],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': ['Chart and History lead there'],
        'src/features/starline/bet/starline-bet.test.tsx': [
          'a single digit: win, toasts, balance, record, once however often it’s pressed',
        ],
      },
    },
    '2.112': {
      says: 'A Starline bet is placed in a modal.',
      built: ['src/features/starline/bet/bet-sheet.tsx'],
      tests: {
        'src/features/starline/bet/starline-bet.test.tsx': [
          'a single digit: win, toasts, balance, record, once however often it’s pressed',
        ],
      },
    },
    '2.113': {
      says: 'The Starline screen has Refresh and History buttons.',
      built: ['src/features/starline/games/starline-screen.tsx'],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': [
          'refresh reads games, rates and balance again',
          'Chart and History lead there',
        ],
      },
    },
    '2.114': {
      says: 'The Starline history has summary tiles.',
      built: ['src/features/starline/history/starline-history-screen.tsx'],
      tests: {
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '2.115': {
      says: 'The Starline history has filters.',
      built: ['src/features/starline/history/history-filters.tsx'],
      tests: {
        'src/features/starline/history/starline-history.test.tsx': [
          '%s: the host filters, from page 1',
        ],
      },
    },
    '2.116': {
      says: 'The Starline history shows bets as cards.',
      built: ['src/features/starline/history/bet-card.tsx'],
      tests: {
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '2.117': {
      says: "The Starline history opens a bet's details in a modal.",
      built: ['src/features/starline/history/bet-details.tsx'],
      tests: {
        'src/features/starline/history/starline-history.test.tsx': ['show everything about a bet'],
      },
    },
    '2.118': {
      says: 'The Starline history is paged by the host.',
      built: ['src/features/starline/history/use-starline-history.ts'],
      tests: {
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '2.119': {
      says: 'The Starline chart has a header of the game.',
      built: ['src/features/starline/chart/starline-chart-screen.tsx'],
      tests: {
        'src/features/starline/chart/starline-chart.test.tsx': ['newest first, read from %s'],
      },
    },
    '2.120': {
      says: 'The Starline chart is a table of date, day, result and time.',
      built: ['src/features/starline/chart/chart-table.tsx'],
      tests: {
        'src/features/starline/chart/starline-chart.test.tsx': [
          'has named columns, and another game is one tap away',
          'newest first, read from %s',
        ],
      },
    },
    '2.121': {
      says: 'The Starline chart has a text of explanation.',
      built: [
        'src/features/starline/chart/starline-chart-screen.tsx',
        'src/messages/market/starline.ts',
      ],
      tests: {
        'src/features/starline/chart/starline-chart.test.tsx': ['newest first, read from %s'],
      },
    },
    '2.122': {
      says: 'An open enquiry takes messages.',
      built: ['src/features/enquiry/composer.tsx'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': ['Enter sends, Shift and Enter starts a line'],
      },
    },
    '2.123': {
      says: 'A closed enquiry shows its sentence and hides the input.',
      built: ['src/features/enquiry/closed-footer.tsx'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': ['hides the input and starts a new enquiry'],
      },
    },
    '2.124': {
      says: "With none, 'Start New Enquiry' opens an empty chat, and the first message creates it.",
      built: ['src/features/enquiry/no-enquiry.tsx', 'src/features/enquiry/use-enquiry.ts'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': [
          '(%s) Start New Enquiry opens an empty chat, and the first send creates it',
        ],
      },
    },
    '2.125': {
      says: "The selection says 'Between betting sessions.' when sessions are closed but the market is not.",
      built: [
        'src/domain/market/play.ts',
        'src/messages/market/game.ts',
        'src/features/game/game-selection-screen.tsx',
      ],
      tests: {
        'src/domain/market/market.test.ts': [['at %d with %s: %s', "'between-sessions'"]],
        ...closedSaid("'Between betting sessions.'"),
        'src/features/game/game-selection.test.tsx': [
          ['at %s with %s says “%s”', "'Between betting sessions.'"],
        ],
      },
    },
    '2.126': {
      says: "The selection says 'Market Closed' after close.",
      built: ['src/domain/market/play.ts', 'src/messages/market/game.ts'],
      tests: {
        'src/domain/market/market.test.ts': [
          ['at %d with %s: %s', "[today(17, 31), none, 'market-closed']"],
        ],
        ...closedSaid("'Market Closed'"),
        'src/features/game/game-selection.test.tsx': [
          ['at %s with %s says “%s”', "'Market Closed'"],
        ],
      },
    },
    '2.127': {
      says: "The selection says 'All results have been declared.'",
      built: ['src/domain/market/play.ts', 'src/messages/market/game.ts'],
      tests: {
        'src/domain/market/market.test.ts': [['at %d with %s: %s', "'all-declared'"]],
        ...closedSaid("'All results have been declared.'"),
        'src/features/game/game-selection.test.tsx': [
          ['at %s with %s says “%s”', "'All results have been declared.'"],
        ],
      },
    },
    '2.128': {
      says: "The selection says 'All sessions are currently closed.'",
      built: [
        'src/domain/market/play.ts',
        'src/messages/market/game.ts',
        'src/features/game/type-tile.tsx',
      ],
      tests: {
        'src/features/game/game-selection.test.tsx': ['closed tiles stay buttons that say why'],
        'src/domain/market/market.test.ts': ['without a readable time there’s no better reason'],
        ...closedSaid("'All sessions are currently closed.'"),
      },
    },
  },
}
