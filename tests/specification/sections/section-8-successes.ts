import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '8',
  title: 'Successes, fallbacks and toasts',
  sentences: {
    '8.52': {
      says: "'Profile updated successfully!'.",
      built: ['src/features/wallet/edit-profile.tsx'],
      tests: {
        'src/features/wallet/wallet.test.tsx': [
          'needs a name, and is changed: trimmed, saved, shown',
        ],
      },
    },
    '8.53': {
      says: "'Message sent successfully!'.",
      built: ['src/features/enquiry/use-enquiry.ts'],
      tests: {
        'src/features/enquiry/enquiry.test.tsx': [
          '(%s) Start New Enquiry opens an empty chat, and the first send creates it',
        ],
      },
    },
    '8.54': {
      says: "'Password change request submitted successfully! It will be reviewed by an administrator.'.",
      built: ['src/features/profile/change-password-screen.tsx'],
      tests: {
        'src/features/profile/change-password.test.tsx': [
          'sends the request, says so and empties the passwords',
        ],
      },
    },
    '8.55': {
      says: "'Bank details updated successfully!'.",
      built: ['src/features/payout/bank-screen.tsx'],
      tests: { 'src/features/payout/payout.test.tsx': ['/bank > saves, says so and leads home'] },
    },
    '8.56': {
      says: "'Paytm number updated successfully!', 'Google Pay number updated successfully!', 'PhonePe number updated successfully!'.",
      built: ['src/features/payout/wallet-number-screen.tsx'],
      tests: {
        'src/features/payout/payout.test.tsx': [
          '$address > saves what is pasted with a country code, says so and leads home',
        ],
      },
    },
    '8.57': {
      says: "'Fund request submitted successfully! Please wait for admin approval.'.",
      built: ['src/features/deposit/use-deposit.ts'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'submitted: recorded with the id of the code, the page back to QR and empty',
        ],
      },
    },
    '8.58': {
      says: "'Withdrawal request submitted successfully! Please wait for admin approval.'.",
      built: ['src/features/withdraw/use-withdrawal.ts'],
      tests: {
        'src/features/withdraw/withdraw-sending.test.tsx': [
          'to %s: recorded, announced, the form emptied, the reference shown',
        ],
      },
    },
    '8.59': {
      says: "'Opening UPI payment app...'.",
      built: ['src/features/deposit/use-deposit.ts'],
      tests: {
        'src/features/deposit/deposit-app.test.tsx': [
          'the request first, once for two presses, then the app, with a link to open it again',
        ],
      },
    },
    '8.60': {
      says: "'Games updated!'.",
      built: ['src/features/dashboard/games/use-games.ts'],
      tests: {
        'src/features/dashboard/dashboard.test.tsx': ['refresh > reads games and balance again'],
      },
    },
    '8.61': {
      says: "'Wallet data refreshed!'.",
      built: ['src/features/wallet/wallet-screen.tsx'],
      tests: { 'src/features/wallet/wallet.test.tsx': ['reads the balance again'] },
    },
    '8.62': {
      says: "'Refreshed successfully'.",
      built: ['src/features/deposit/deposit-screen.tsx'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'what’s typed survives reloaded settings, a reloaded page and an ended session',
        ],
      },
    },
    '8.63': {
      says: "'Refreshed!'.",
      built: ['src/features/starline/games/starline-screen.tsx'],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': [
          'refresh reads games, rates and balance again',
        ],
      },
    },
    '8.64': {
      says: "'Logged out successfully'.",
      built: ['src/app/shell/side-menu.tsx'],
      tests: {
        'src/app/shell/side-menu.test.tsx': ['Sign Out ends the session and goes to the login'],
      },
    },
    '8.65': {
      says: 'Without settings there is a default app link.',
      built: ['src/session/settings/use-settings.ts', 'src/platform/config.ts'],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          ['Invite Friends shares %s', "'else that of the build'"],
        ],
      },
    },
    '8.66': {
      says: 'Without settings there is a default WhatsApp number.',
      built: ['src/session/settings/use-settings.ts', 'src/platform/config.ts'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'without a number WhatsApp says so; the build may give one',
        ],
      },
    },
    '8.67': {
      says: 'Without settings there is a default UPI id.',
      built: ['src/session/settings/use-settings.ts', 'src/platform/config.ts'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'without settings: says so, minimum 1 and the configured UPI id',
        ],
      },
    },
    '8.68': {
      says: 'Without settings the minimum deposit is 1.',
      built: ['src/session/settings/use-settings.ts'],
      tests: {
        'src/features/deposit/deposit.test.tsx': [
          'without settings: says so, minimum 1 and the configured UPI id',
        ],
      },
    },
    '8.69': {
      says: 'A toast of an error stays 4 s.',
      built: ['src/ui/overlay/toast-store.ts'],
      tests: {
        'src/ui/overlay/toast-store.test.tsx': [
          'shows a success for 2 s, an error and a fact for 4 s',
        ],
      },
    },
    '8.70': {
      says: 'A toast of a success stays 2 s.',
      built: ['src/ui/overlay/toast-store.ts'],
      tests: {
        'src/ui/overlay/toast-store.test.tsx': [
          'shows a success for 2 s, an error and a fact for 4 s',
        ],
      },
    },
    '8.71': {
      says: 'Any other toast stays 4 s.',
      built: ['src/ui/overlay/toast-store.ts'],
      tests: {
        'src/ui/overlay/toast-store.test.tsx': [
          'shows a success for 2 s, an error and a fact for 4 s',
        ],
      },
    },
  },
}
