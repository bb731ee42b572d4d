import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '1',
  title: 'Purpose',
  sentences: {
    '1.1': {
      says: 'Players sign up with a mobile number and a password.',
      built: ['src/features/auth/signup-form.tsx', 'src/domain/player/profile.ts'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'sign-up > creates an account with play money and leads home',
        ],
      },
    },
    '1.2': {
      says: 'Players log in with a mobile number and a password.',
      built: ['src/features/auth/login-form.tsx'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'login > with number and password leads home and says so; two quick taps send one',
        ],
      },
    },
    '1.3': {
      says: 'A list of games shows their open and close times and declared results.',
      built: [
        'src/features/dashboard/games/game-list.tsx',
        'src/features/dashboard/games/market-card.tsx',
      ],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'is in order of opening times; a card shows times, result, state, Chart and Play Game',
        ],
      },
    },
    '1.4': {
      says: 'Players see result charts.',
      built: ['src/features/game/chart/game-chart-screen.tsx'],
      tests: {
        'src/features/game/chart/game-chart.test.tsx': [
          'days newest first, sessions of a day in one row, missing parts not declared',
        ],
      },
    },
    '1.5': {
      says: 'Players choose a game type.',
      built: ['src/features/game/game-selection-screen.tsx', 'src/features/game/type-board.tsx'],
      tests: {
        'src/features/game/game-selection.test.tsx': [
          'seven tiles with what ₹10 pays, each leading to its bet',
        ],
      },
    },
    '1.6': {
      says: 'Players bet on the open or the close session.',
      built: ['src/features/bet/bet-form.tsx', 'src/features/bet/session-field.tsx'],
      tests: {
        'src/features/bet/number/bet-refused.test.tsx': [
          'close still takes bets in its own minute',
        ],
        'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'],
      },
    },
    '1.7': {
      says: 'Funds are added by UPI app.',
      built: ['src/features/deposit/deposit-screen.tsx', 'src/features/deposit/use-deposit.ts'],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          'the request first, once for two presses, then the app, with a link to open it again',
        ],
      },
    },
    '1.8': {
      says: 'Funds are added by QR code.',
      built: ['src/features/deposit/qr-sheet.tsx', 'src/features/deposit/qr-code.tsx'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'submitted: recorded with the id of the code, the page back to QR and empty',
        ],
      },
    },
    '1.9': {
      says: 'Money is withdrawn to a saved bank account or wallet.',
      built: [
        'src/features/withdraw/withdraw-screen.tsx',
        'src/features/withdraw/use-withdrawal.ts',
      ],
      tests: {
        'src/features/withdraw/withdraw-sending.test.tsx': [
          'to %s: recorded, announced, the form emptied, the reference shown',
        ],
      },
    },
    '1.10': {
      says: 'Statement, bidding, winning and Starline history can be read.',
      built: [
        'src/features/history/statement/statement-screen.tsx',
        'src/features/history/bets/bidding-history-screen.tsx',
        'src/features/history/bets/winning-history-screen.tsx',
        'src/features/starline/history/starline-history-screen.tsx',
      ],
      tests: {
        'src/features/history/statement/wallet-statement.test.tsx': [
          'the sample player sees the backend’s entries',
        ],
        'src/features/history/bet-histories.test.tsx': [
          'the sample player sees the backend’s bets',
        ],
        'src/features/history/bet-histories-loads.test.tsx': [
          'shows wins only, whatever the address asks, with their tiles, and sorts them',
        ],
        'src/features/starline/history/starline-history.test.tsx': [
          'of ten, asked from the host with its totals, kept in the address',
        ],
      },
    },
    '1.11': {
      says: 'Payout accounts (bank, Paytm, Google Pay, PhonePe) are saved.',
      built: [
        'src/features/payout/bank-screen.tsx',
        'src/features/payout/wallet-number-screen.tsx',
      ],
      tests: {
        'src/features/payout/payout.test.tsx': [
          '/bank > saves, says so and leads home',
          '$address > saves what is pasted with a country code, says so and leads home',
        ],
      },
    },
    '1.12': {
      says: 'Players write with support in an enquiry.',
      built: ['src/features/enquiry/enquiry-screen.tsx', 'src/features/enquiry/chat.tsx'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': [
          'shows both sides, day and time',
          'Enter sends, Shift and Enter starts a line',
        ],
      },
    },
    '1.13': {
      says: 'There is a guide to playing and a page of contact details.',
      built: [
        'src/features/guide/how-to-play-screen.tsx',
        'src/features/guide/contact-us-screen.tsx',
      ],
      tests: {
        'src/features/guide/guides.test.tsx': [
          'draws headings, bold, italic and lists',
          'links to phone, mail and WhatsApp',
        ],
      },
    },
    '1.14': {
      says: 'Friends are invited by WhatsApp.',
      built: ['src/app/shell/menu-more.tsx', 'src/platform/links/share.ts'],
      tests: { 'src/app/shell/side-menu.test.tsx': ['Invite Friends shares %s'] },
    },
    '1.15': {
      says: 'The app can be rated.',
      built: ['src/app/shell/menu-more.tsx'],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          'Invite Friends waits for the settings; Rate Us appears with them and opens the app’s link',
        ],
      },
    },
    '1.16': {
      says: 'Administrators approve fund requests and withdrawals; that is not a screen of this app, a request stays pending until then.',
      built: [
        'src/features/deposit/sent-card.tsx',
        'src/features/withdraw/withdraw-history-screen.tsx',
      ],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          'on return the player is asked, and the host says what was recorded',
        ],
        'src/features/withdraw/withdraw-history.test.tsx': [
          'approved or rejected by staff: the badge follows',
        ],
      },
    },
    '1.17': {
      says: 'Administrators approve a change of password; until then the old one holds.',
      built: ['src/features/profile/change-password-screen.tsx'],
      tests: {
        'src/features/profile/change-password.test.tsx': [
          'sends the request, says so and empties the passwords',
        ],
      },
    },
    '1.18': {
      says: 'An admin who reaches the app is sent to the admin site.',
      built: ['src/app/ending/admin-away.tsx', 'src/app/routing/guard.tsx'],
      tests: {
        'src/app/routing/guard.test.tsx': ['an admin is sent to the build’s admin site'],
      },
    },
    '1.19': {
      says: 'An inactive player has no shortcut to play, deposit, withdrawal or Starline.',
      built: [
        'src/features/dashboard/shortcuts.tsx',
        'src/features/dashboard/dashboard-screen.tsx',
        'src/features/dashboard/games/result-card.tsx',
      ],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'sees results and charts, and why there’s no more',
        ],
      },
    },
    '1.20': {
      says: 'An inactive player has no wallet and no bank menu.',
      built: ['src/app/shell/side-menu.tsx'],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          'of an inactive player has no wallet and no bank, and every entry leads to its place',
        ],
      },
    },
    '1.21': {
      says: 'An inactive player sees no balance.',
      built: ['src/app/shell/shell-frame.tsx', 'src/features/dashboard/dashboard-screen.tsx'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'sees results and charts, and why there’s no more',
        ],
      },
    },
    '1.22': {
      says: 'An inactive player has no Starline betting.',
      built: ['src/app/shell/active-only.tsx', 'src/app/routing/routes.tsx'],
      tests: {
        'src/app/routing/inactive.test.tsx': [
          ['an inactive player is sent home from %s and told why, once', "'/starline-gaming'"],
        ],
      },
    },
  },
}
