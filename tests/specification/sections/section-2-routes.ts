import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '2',
  title: 'Routes of the game and of money',
  sentences: {
    '2.1': {
      says: '`/` leads to `/dashboard`.',
      built: ['src/app/routing/routes.tsx'],
      tests: {
        'e2e/journeys/access/access.spec.ts': ['a signed-in player is sent away from the login'],
        'src/app/routing/guard.test.tsx': [
          ['%s leads to %s, whoever the player turns out to be', `['/', '/dashboard']`],
        ],
      },
    },
    '2.2': {
      says: '`/auth` has a login and a sign-up with a toggle between them.',
      built: ['src/features/auth/auth-screen.tsx'],
      tests: {
        'src/features/auth/auth.test.tsx': ['what was typed survives a look at the login form'],
      },
    },
    '2.3': {
      says: 'A signed-in player who opens `/auth` goes to `/dashboard`.',
      built: ['src/app/routing/guard.tsx'],
      tests: {
        'e2e/journeys/access/access.spec.ts': ['a signed-in player is sent away from the login'],
        'src/features/auth/auth.test.tsx': ['signed in: /auth and unknown addresses lead home'],
      },
    },
    '2.4': {
      says: '`/dashboard` shows banners.',
      built: ['src/features/dashboard/banners.tsx', 'src/ui/content/carousel.tsx'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'show their picture from the host, one at a time; one that can’t be shown leaves its title',
        ],
      },
    },
    '2.5': {
      says: 'The banner moves on every 5 s when there is more than one, and stands still with one.',
      built: ['src/ui/content/carousel.tsx', 'src/domain/time/intervals.ts'],
      tests: {
        'src/ui/content/carousel.test.tsx': [
          'advances every 5 s and starts again after the last slide',
          'keeps its 5 s across renders',
          'doesn’t move with one slide, and has nothing to pause',
        ],
      },
    },
    '2.6': {
      says: '`/dashboard` has shortcut tiles: WhatsApp, Game Rates, Deposit, Withdraw.',
      built: ['src/features/dashboard/shortcuts.tsx'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'lead to rates, deposit, withdrawal and Starline',
          'WhatsApp opens a chat with the support number, without access to this page',
        ],
      },
    },
    '2.7': {
      says: '`/dashboard` has a Play Starline button.',
      built: ['src/features/dashboard/starline-card.tsx'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'lead to rates, deposit, withdrawal and Starline',
        ],
      },
    },
    '2.8': {
      says: '`/dashboard` lists the games.',
      built: ['src/features/dashboard/games/game-list.tsx'],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'is in order of opening times; a card shows times, result, state, Chart and Play Game',
        ],
      },
    },
    '2.9': {
      says: '`/dashboard` opens the side menu.',
      built: ['src/app/shell/side-menu.tsx', 'src/app/shell/shell-frame.tsx'],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          'shows who is signed in, groups the whole map, and says which accounts are saved',
        ],
      },
    },
    '2.10': {
      says: '`/dashboard` has a refresh button.',
      built: [
        'src/features/dashboard/games/games-head.tsx',
        'src/features/dashboard/games/use-games.ts',
      ],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': ['refresh > reads games and balance again'],
      },
    },
    '2.11': {
      says: '`/game-selection/{gameId}` is called Select Game Type and has seven tiles.',
      built: ['src/features/game/game-selection-screen.tsx', 'src/features/game/type-board.tsx'],
      tests: {
        'src/features/game/game-selection.test.tsx': [
          'seven tiles with what ₹10 pays, each leading to its bet',
        ],
      },
    },
    '2.12': {
      says: '`/game-chart/{gameId}` is a table of past results, newest date first.',
      built: [
        'src/features/game/chart/game-chart-screen.tsx',
        'src/features/game/chart/chart-table.tsx',
        'src/domain/market/chart/chart.ts',
      ],
      tests: {
        'src/features/game/chart/game-chart.test.tsx': [
          'days newest first, sessions of a day in one row, missing parts not declared',
        ],
      },
    },
    '2.13': {
      says: "A missing game shows 'Game not found' with a Back to Dashboard button.",
      built: ['src/features/game/game-not-found.tsx'],
      tests: { 'src/features/game/chart/game-chart.test.tsx': ['a game that is none %s'] },
    },
    '2.14': {
      says: '`/bet/{gameTypePath}` is the bet screen without a game.',
      built: ['src/app/routing/routes.tsx', 'src/paths.ts', 'src/features/bet/bet-screen.tsx'],
      tests: {
        'src/features/bet/number/bet-refused.test.tsx': [
          'without a game: the game first, then everything else that’s wrong',
        ],
      },
    },
    '2.15': {
      says: '`/bet/{gameTypePath}/{gameId}` is the bet screen with a game.',
      built: ['src/app/routing/routes.tsx', 'src/features/bet/bet-screen.tsx'],
      tests: { 'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'] },
    },
    '2.16': {
      says: 'gameTypePath is single-digit, jodi, single-panna, double-panna, triple-panna, half-sangam or full-sangam.',
      built: ['src/domain/bet/bet-types.ts', 'src/features/bet/bet-screen.tsx'],
      tests: {
        'src/domain/bet/bet-types.test.ts': ['are these, in this order, under these addresses'],
        'src/features/bet/placement/bet-outcomes.test.tsx': [
          'an address that isn’t a bet type says so',
        ],
      },
    },
    '2.17': {
      says: '`/wallet` shows profile and balance.',
      built: ['src/features/wallet/wallet-screen.tsx', 'src/features/wallet/profile-card.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          'loaded: with the time of the answer, its age after two polls, and the profile',
        ],
      },
    },
    '2.18': {
      says: '`/wallet` edits the profile.',
      built: ['src/features/wallet/edit-profile.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          'needs a name, and is changed: trimmed, saved, shown',
        ],
      },
    },
    '2.19': {
      says: '`/wallet` leads to add funds, withdraw, withdrawal history and statement.',
      built: ['src/features/wallet/wallet-screen.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': ['%s leads to %s'],
      },
    },
    '2.20': {
      says: '`/add-fund` shows the current points.',
      built: ['src/features/deposit/deposit-screen.tsx'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'shows the points; its amount, which it needs, is digits only, typed or a quick one',
        ],
      },
    },
    '2.21': {
      says: '`/add-fund` has an amount field and quick-select buttons.',
      built: ['src/features/deposit/deposit-screen.tsx'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'shows the points; its amount, which it needs, is digits only, typed or a quick one',
        ],
      },
    },
    '2.22': {
      says: '`/add-fund` offers UPI app and QR payment, the QR in a modal.',
      built: ['src/features/deposit/deposit-screen.tsx', 'src/features/deposit/qr-sheet.tsx'],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          'the request first, once for two presses, then the app, with a link to open it again',
        ],
        'src/features/deposit/deposit.test.tsx': [
          'the code contains the link, black on white, 300 px, with a margin of two modules',
        ],
      },
    },
    '2.23': {
      says: '`/add-fund` has a refresh button.',
      built: ['src/features/deposit/deposit-screen.tsx'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'what’s typed survives reloaded settings, a reloaded page and an ended session',
        ],
      },
    },
    '2.24': {
      says: '`/withdraw-fund` is the withdraw screen.',
      built: ['src/features/withdraw/withdraw-screen.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          ['%s leads to %s', "['Withdraw', '/withdraw-fund']"],
        ],
        'src/features/withdraw/withdraw.test.tsx': [
          'has saved methods only, accounts masked, presets, and what will be left of the balance',
        ],
      },
    },
    '2.25': {
      says: '`/withdraw-history` shows withdrawals as cards.',
      built: ['src/features/withdraw/withdraw-history-screen.tsx'],
      tests: {
        'src/features/withdraw/withdraw-history.test.tsx': [
          'cards, newest first, with status, reference and the end of the account only',
        ],
      },
    },
    '2.26': {
      says: '`/wallet-statement` is the merged statement.',
      built: ['src/features/history/statement/statement-screen.tsx'],
      tests: {
        'src/features/history/statement/wallet-statement.test.tsx': [
          'merges four sources, newest first, by day, and counts them, under five tabs',
        ],
      },
    },
    '2.27': {
      says: '`/bidding-history` and `/winning-history` are the histories.',
      built: [
        'src/features/history/bets/bidding-history-screen.tsx',
        'src/features/history/bets/winning-history-screen.tsx',
      ],
      tests: {
        'src/features/history/bet-histories.test.tsx': [
          '0: the tiles show 0, the sentence below leads to the games',
        ],
        'src/features/history/bet-histories-loads.test.tsx': [
          'shows wins only, whatever the address asks, with their tiles, and sorts them',
        ],
      },
    },
  },
}
