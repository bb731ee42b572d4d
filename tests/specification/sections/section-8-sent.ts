import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '8',
  title: 'Failures of what is sent',
  sentences: {
    '8.26': {
      says: "A placed bet: 'Bet placed successfully!'.",
      built: ['src/money/say-outcome.ts'],
      tests: { 'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'] },
    },
    '8.27': {
      says: "A placed bet: 'New balance: ₹{amount}'.",
      built: ['src/money/say-outcome.ts'],
      tests: { 'src/features/bet/bet.test.tsx': ['a valid bet of each type > %s: %s'] },
    },
    '8.28': {
      says: 'A refused bet: one error toast per item of errors[], with its msg.',
      built: ['src/money/say-outcome.ts'],
      tests: {
        'src/ui/overlay/toast-store.test.tsx': [
          'shows every one of five errors at once, each for 4 s',
        ],
        'src/features/bet/number/bet-refused.test.tsx': [
          ['the host says no > %s', "'one toast per error'"],
        ],
      },
    },
    '8.29': {
      says: "Otherwise the host's message.",
      built: ['src/money/say-outcome.ts'],
      tests: {
        'src/features/bet/number/bet-refused.test.tsx': [
          ['the host says no > %s', "'its message'"],
        ],
      },
    },
    '8.30': {
      says: "Else 'Failed to place bet'.",
      built: ['src/money/say-outcome.ts'],
      tests: {
        'src/features/bet/number/bet-refused.test.tsx': [['the host says no > %s', "'no reason'"]],
      },
    },
    '8.31': {
      says: 'The failure of a bet cannot throw inside its own handler (the defect that the specification names).',
      built: ['src/money/say-outcome.ts'],
      tests: { 'src/features/bet/number/bet-refused.test.tsx': ['the host says no > %s'] },
    },
    '8.32': {
      says: "'Failed to update profile'.",
      built: ['src/features/wallet/edit-profile.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          'that can’t be saved: says so, and keeps what was typed, even over a reload',
        ],
      },
    },
    '8.33': {
      says: "'Failed to send message'.",
      built: ['src/features/enquiry/use-enquiry.ts'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': [
          'says so, and the text stays, even over a reload',
        ],
      },
    },
    '8.34': {
      says: "'Failed to change password', the host's message preferred.",
      built: ['src/features/profile/change-password-screen.tsx'],
      tests: { 'src/features/profile/change-password.test.tsx': ['a failure: %s'] },
    },
    '8.35': {
      says: "'Failed to update bank details'.",
      built: ['src/features/payout/bank-screen.tsx'],
      tests: {
        'src/features/payout/payout.test.tsx': [
          'a failure says so and loses nothing until the page is loaded again',
        ],
      },
    },
    '8.36': {
      says: "'Failed to update Paytm number'.",
      built: ['src/features/payout/wallet-number-screen.tsx'],
      tests: {
        'src/features/payout/payout.test.tsx': [
          '$address > a failure says so',
          ['$address', "'Failed to update Paytm number'"],
        ],
      },
    },
    '8.37': {
      says: "'Failed to update Google Pay number'.",
      built: ['src/features/payout/wallet-number-screen.tsx'],
      tests: {
        'src/features/payout/payout.test.tsx': [
          ['$address', "'Failed to update Google Pay number'"],
        ],
      },
    },
    '8.38': {
      says: "'Failed to update PhonePe number'.",
      built: ['src/features/payout/wallet-number-screen.tsx'],
      tests: {
        'src/features/payout/payout.test.tsx': [['$address', "'Failed to update PhonePe number'"]],
      },
    },
    '8.39': {
      says: "'WhatsApp number not available'.",
      built: ['src/ui/content/use-whatsapp-chat.ts'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'without a number WhatsApp says so; the build may give one',
        ],
      },
    },
    '8.40': {
      says: "'Failed to generate QR code. Please try again.'.",
      built: ['src/features/deposit/qr-code.tsx'],
      tests: { 'src/features/deposit/deposit.test.tsx': ['that can’t be drawn says so'] },
    },
    '8.41': {
      says: "A fund request's errors: 'Validation error: {msgs}', joined by commas.",
      built: ['src/features/deposit/use-deposit.ts', 'src/messages/money/deposit.ts'],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          [
            'refused with %s: nothing is opened and nothing is lost',
            "'Validation error: Amount too small, Wrong id'",
          ],
        ],
      },
    },
    '8.42': {
      says: "Else the host's message.",
      built: ['src/features/deposit/use-deposit.ts'],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          ['refused with %s: nothing is opened and nothing is lost', "'its message'"],
        ],
      },
    },
    '8.43': {
      says: "Else 'Failed to create fund request. Please try again.'.",
      built: ['src/features/deposit/use-deposit.ts'],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          ['refused with %s: nothing is opened and nothing is lost', "'neither'"],
        ],
      },
    },
    '8.44': {
      says: "A refused withdrawal says the host's message.",
      built: ['src/features/withdraw/use-withdrawal.ts'],
      tests: {
        'src/features/withdraw/withdraw-sending.test.tsx': [
          ['refused: %s, and nothing typed is lost', "'the host’s own sentence'"],
        ],
      },
    },
    '8.45': {
      says: "Else 'Failed to submit withdrawal request'.",
      built: ['src/features/withdraw/use-withdrawal.ts'],
      tests: {
        'src/features/withdraw/withdraw-sending.test.tsx': [
          ['refused: %s, and nothing typed is lost', "'ours when it has none'"],
        ],
      },
    },
    '8.46': {
      says: "Starline: 'Betting is not available for this game right now'.",
      built: [
        'src/features/starline/games/starline-screen.tsx',
        'src/features/starline/bet/bet-sheet.tsx',
      ],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': [
          '%s: Market Closed, and pressing Play Game says why',
        ],
        'src/features/starline/bet/starline-bet.test.tsx': ['if betting has ended meanwhile'],
      },
    },
    '8.47': {
      says: "A refused Starline bet says the host's message.",
      built: ['src/features/starline/bet/use-starline-bet.ts'],
      tests: {
        'src/features/starline/bet/starline-bet.test.tsx': [
          'a refusal shows %s, and what was typed stays',
        ],
      },
    },
    '8.48': {
      says: "Else 'Failed to place bet'.",
      built: ['src/features/starline/bet/use-starline-bet.ts'],
      tests: {
        'src/features/starline/bet/starline-bet.test.tsx': [
          ['a refusal shows %s, and what was typed stays', "'Failed to place bet'"],
        ],
      },
    },
    '8.49': {
      says: 'Starline rates that cannot be loaded are the defaults, silently.',
      built: ['src/features/starline/games/use-starline.ts', 'src/domain/starline/starline.ts'],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': [
          'fall back silently to the defaults',
        ],
      },
    },
    '8.50': {
      says: 'Starline games that cannot be loaded on the chart page lead to `/starline-gaming`.',
      built: ['src/features/starline/chart/starline-chart-screen.tsx'],
      tests: {
        'src/features/starline/chart/starline-chart.test.tsx': [
          'a failed load of %s leads back to Starline',
        ],
      },
    },
    '8.51': {
      says: "Game rates that cannot be loaded: 'No game rates set.'.",
      built: ['src/features/game/game-rates-screen.tsx'],
      tests: {
        'src/features/game/game-rates.test.tsx': ['when %s it says so, and Retry loads the rates'],
      },
    },
  },
}
