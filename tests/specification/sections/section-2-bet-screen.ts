import { rowsOf } from '../rows.ts'
import type { Part } from '../sentence.ts'

const typedBecomes = rowsOf('src/domain/bet/bet-number.test.ts', '%s: "%s" becomes "%s"')

export const part: Part = {
  section: '2',
  title: 'Side menu, game card and bet screen',
  sentences: {
    '2.52': {
      says: 'The side menu groups Wallet, Bank Details and More Options.',
      built: [
        'src/app/shell/side-menu.tsx',
        'src/app/shell/menu-wallet.tsx',
        'src/app/shell/menu-bank.tsx',
        'src/app/shell/menu-more.tsx',
      ],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          'shows who is signed in, groups the whole map, and says which accounts are saved',
        ],
      },
    },
    '2.53': {
      says: "The side menu shows the player's name and mobile number.",
      built: ['src/app/shell/side-menu.tsx'],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          'shows who is signed in, groups the whole map, and says which accounts are saved',
        ],
      },
    },
    '2.54': {
      says: "Sign Out logs out, says 'Logged out successfully' and goes to `/auth`.",
      built: ['src/app/shell/side-menu.tsx', 'src/session/session.ts'],
      tests: {
        'src/app/shell/side-menu.test.tsx': ['Sign Out ends the session and goes to the login'],
      },
    },
    '2.55': {
      says: 'Invite Friends opens a WhatsApp share with a text and the app link.',
      built: ['src/app/shell/menu-more.tsx', 'src/platform/links/whatsapp.ts'],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          'Invite Friends shares %s',
          'Invite Friends waits for the settings; Rate Us appears with them and opens the app’s link',
        ],
      },
    },
    '2.56': {
      says: 'Rate Us opens the app-store link.',
      built: ['src/app/shell/menu-more.tsx'],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          'Invite Friends waits for the settings; Rate Us appears with them and opens the app’s link',
        ],
      },
    },
    '2.57': {
      says: 'The WhatsApp tile opens a chat with the support number.',
      built: ['src/features/dashboard/shortcuts.tsx', 'src/ui/content/use-whatsapp-chat.ts'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'WhatsApp opens a chat with the support number, without access to this page',
        ],
      },
    },
    '2.58': {
      says: 'An install banner with Install and Later appears when the browser offers installation.',
      built: ['src/app/shell/install-banner.tsx', 'src/platform/installed/install.ts'],
      tests: {
        'src/app/ending/installed.test.tsx': [
          'appears when the browser offers installation, and asks its question',
        ],
      },
    },
    '2.59': {
      says: 'A dismissed install banner stays hidden for 24 hours, also over a reload.',
      built: ['src/app/shell/install-banner.tsx', 'src/domain/time/intervals.ts'],
      tests: {
        'src/app/ending/installed.test.tsx': [
          'stays away for 24 hours after Later, also over a reload',
        ],
      },
    },
    '2.60': {
      says: 'A game card shows the OPEN and the CLOSE time.',
      built: ['src/features/dashboard/games/market-card.tsx'],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'is in order of opening times; a card shows times, result, state, Chart and Play Game',
        ],
      },
    },
    '2.61': {
      says: 'A game card shows name and result.',
      built: ['src/features/dashboard/games/market-card.tsx', 'src/ui/game/board/result-board.tsx'],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'is in order of opening times; a card shows times, result, state, Chart and Play Game',
        ],
      },
    },
    '2.62': {
      says: 'A game card shows the status.',
      built: ['src/features/dashboard/games/market-card.tsx', 'src/domain/market/market.ts'],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'after closeTime a market is closed even when declared; before, declared rules',
        ],
      },
    },
    '2.63': {
      says: 'A game card has Chart and Play Game buttons.',
      built: ['src/features/dashboard/games/market-card.tsx'],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': [
          'is in order of opening times; a card shows times, result, state, Chart and Play Game',
        ],
      },
    },
    '2.64': {
      says: "An inactive player's card shows only the result and a Chart button.",
      built: ['src/features/dashboard/games/result-card.tsx'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'sees results and charts, and why there’s no more',
        ],
      },
    },
    '2.65': {
      says: "The bet screen's header has title, balance and a back button to `/dashboard`.",
      built: ['src/features/bet/bet-screen.tsx'],
      tests: {
        'src/features/bet/bet.test.tsx': [
          'has a header, starts on open, and says what the bet is and can win',
        ],
      },
    },
    '2.66': {
      says: 'The session toggle is Open/Close and starts on open.',
      built: ['src/features/bet/session-field.tsx', 'src/features/bet/bet-form.tsx'],
      tests: {
        'src/features/bet/placement/bet-outcomes.test.tsx': [
          'survives an ended session, except for the session toggle, which starts on open',
        ],
        'src/features/bet/bet.test.tsx': [
          'after switching type, a reload starts on the open session again',
          'has a header, starts on open, and says what the bet is and can win',
        ],
      },
    },
    '2.67': {
      says: 'The session toggle is hidden for full sangam.',
      built: ['src/features/bet/bet-form.tsx'],
      tests: { 'src/features/bet/bet.test.tsx': ['of a full sangam has no session'] },
    },
    '2.68': {
      says: 'The bet screen has a number input.',
      built: ['src/features/bet/number/number-field.tsx', 'src/ui/game/board/digit-cells.tsx'],
      tests: { 'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'] },
    },
    '2.69': {
      says: 'The amount input is a number with min 10, max 10000 and step 1.',
      built: ['src/features/bet/amount-section.tsx', 'src/ui/form/field/amount-field.tsx'],
      tests: {
        'src/domain/bet/bet.test.ts': ['is limited to ₹10 to ₹10000 in steps of 1'],
        'src/features/bet/bet.test.tsx': [
          'has a header, starts on open, and says what the bet is and can win',
        ],
        'src/ui/form/field/amount-field.test.tsx': [
          'isn’t changed by an arrow key',
          'lets the wheel scroll the page',
        ],
      },
    },
    '2.70': {
      says: "The amount's placeholder is 'Enter amount (min ₹10)'.",
      built: ['src/features/bet/amount-section.tsx', 'src/messages/bet/bet.ts'],
      tests: {
        'src/features/bet/bet.test.tsx': [
          'has a header, starts on open, and says what the bet is and can win',
        ],
      },
    },
    '2.71': {
      says: 'The potential win appears once an amount is entered and game and rates are loaded.',
      built: ['src/features/bet/bet-footer.tsx'],
      tests: {
        'src/features/bet/bet.test.tsx': [
          'has a header, starts on open, and says what the bet is and can win',
        ],
        'src/features/bet/placement/bet-outcomes.test.tsx': [
          'without rates there’s no potential win, but betting works',
        ],
      },
    },
    '2.72': {
      says: 'The bet summary shows game name, session, bet and amount.',
      built: ['src/features/bet/summary.tsx', 'src/ui/game/slab.tsx'],
      tests: {
        'src/ui/parts.test.tsx': [
          'the summary on the slab stays while an error shows, which is announced',
        ],
        'src/features/bet/bet.test.tsx': [
          'has a header, starts on open, and says what the bet is and can win',
        ],
      },
    },
    '2.73': {
      says: "The button reads 'Place Bet', and 'Placing Bet...' while sending.",
      built: ['src/features/bet/bet-footer.tsx'],
      tests: {
        'src/features/bet/placement/bet-outcomes.test.tsx': [
          'a double tap places one bet; the fields can’t change while it’s under way',
        ],
      },
    },
    '2.74': {
      says: "A 'Loading games...' spinner stands while the games load.",
      built: ['src/features/bet/bet-screen.tsx'],
      tests: {
        'src/features/bet/placement/bet-outcomes.test.tsx': ['says so while the games load'],
      },
    },
    '2.75': {
      says: 'The gameId of the address preselects the game.',
      built: ['src/features/bet/bet-screen.tsx', 'src/features/bet/use-bet-form.ts'],
      tests: {
        'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'],
        'src/features/bet/number/bet-refused.test.tsx': [
          'an unknown game in the address counts as none',
        ],
      },
    },
    '2.76': {
      says: 'A single takes exactly one digit 0-9.',
      built: ['src/domain/bet/bet-number.ts'],
      tests: typedBecomes("['single', '78', '7']"),
    },
    '2.77': {
      says: 'A jodi takes one or two digits.',
      built: ['src/domain/bet/bet-number.ts'],
      tests: typedBecomes("['jodi', '052', '05']"),
    },
    '2.78': {
      says: 'A panna takes up to three digits.',
      built: ['src/domain/bet/bet-number.ts'],
      tests: typedBecomes("['triplePanna', '7777', '777']"),
    },
    '2.79': {
      says: 'A panna has a hint of its kind: all different, exactly two same, all same.',
      built: [
        'src/features/bet/number/number-hint.ts',
        'src/domain/bet/bet-number.ts',
        'src/messages/bet/bet.ts',
      ],
      tests: {
        'src/messages/bet/bet.test.ts': ['the hint of a %s panna: %s'],
        'src/features/bet/bet.test.tsx': [
          'of a %s panna says from the start which digits it takes',
        ],
      },
    },
    '2.80': {
      says: 'A panna of another kind is warned of.',
      built: ['src/features/bet/number/number-field.tsx'],
      tests: {
        'src/features/bet/bet.test.tsx': [
          'a panna of another kind gets a warning before it’s sent, and switches type in one tap',
        ],
      },
    },
    '2.81': {
      says: 'A half sangam takes one digit, a hyphen and up to three digits.',
      built: ['src/domain/bet/bet-number.ts'],
      tests: typedBecomes("['halfSangam', '5-1234', '5-123']"),
    },
    '2.82': {
      says: 'A full sangam takes up to six digits.',
      built: ['src/domain/bet/bet-number.ts'],
      tests: typedBecomes("['fullSangam', '1234567', '123456']"),
    },
    '2.83': {
      says: 'Each type has quick-pick buttons.',
      built: ['src/features/bet/picks/picks.tsx'],
      tests: { 'src/features/bet/bet.test.tsx': ['quick picks > %s: %s'] },
    },
  },
}
