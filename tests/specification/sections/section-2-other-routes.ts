import type { Part } from '../sentence.ts'

export const part: Part = {
  section: '2',
  title: 'Other routes and the guard',
  sentences: {
    '2.28': {
      says: '`/starline-gaming`, `/starline-history`, `/starline-chart` and `/starline-chart/{gameId}` are the Starline family.',
      built: [
        'src/app/routing/routes.tsx',
        'src/features/starline/games/starline-screen.tsx',
        'src/features/starline/history/starline-history-screen.tsx',
        'src/features/starline/chart/starline-chart-screen.tsx',
      ],
      tests: {
        'src/features/starline/games/starline-gaming.test.tsx': ['Chart and History lead there'],
        'src/features/starline/chart/starline-chart.test.tsx': [
          'without a game in the address it’s the day’s first',
        ],
      },
    },
    '2.29': {
      says: '`/game-rates` lists the rate ranges.',
      built: ['src/features/game/game-rates-screen.tsx', 'src/features/game/rate-row.tsx'],
      tests: {
        'src/features/game/game-rates.test.tsx': [
          'lists each type’s range, its odds and the return per ₹100',
        ],
      },
    },
    '2.30': {
      says: "`/game-rates` says 'No game rates set.' when they cannot be loaded.",
      built: ['src/features/game/game-rates-screen.tsx'],
      tests: {
        'src/features/game/game-rates.test.tsx': ['when %s it says so, and Retry loads the rates'],
      },
    },
    '2.31': {
      says: '`/change-password` asks for a change of password.',
      built: ['src/features/profile/change-password-screen.tsx'],
      tests: {
        'src/features/profile/change-password.test.tsx': [
          'sends the request, says so and empties the passwords',
        ],
      },
    },
    '2.32': {
      says: 'A second, unguarded route asks for it too.',
      built: ['src/app/routing/routes.tsx', 'src/features/profile/change-password-screen.tsx'],
      tests: {
        'src/features/profile/change-password.test.tsx': [
          'sends the request, says so and empties the passwords',
          'names what is missing',
        ],
      },
    },
    '2.33': {
      says: '`/bank`, `/paytm`, `/googlepay` and `/phonepe` are payout forms; a success leads to `/dashboard`.',
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
    '2.34': {
      says: '`/privacy-policy` is a static page with a back button.',
      built: ['src/features/guide/privacy-policy-screen.tsx'],
      tests: {
        'src/features/guide/guides.test.tsx': ['%s > leads back to where the visitor came from'],
      },
    },
    '2.35': {
      says: 'The policy names the data collected: mobile number, first and last name, usage data.',
      built: ['src/messages/player/privacy.ts', 'src/features/guide/privacy-policy-screen.tsx'],
      tests: { 'src/features/guide/guides.test.tsx': ['covers every point, dated today'] },
    },
    '2.36': {
      says: 'The policy speaks of use, retention, transfer, deletion and disclosure.',
      built: ['src/messages/player/privacy.ts', 'src/features/guide/privacy-policy-screen.tsx'],
      tests: { 'src/features/guide/guides.test.tsx': ['covers every point, dated today'] },
    },
    '2.37': {
      says: 'The policy says that children under 18 are not served.',
      built: ['src/messages/player/privacy.ts'],
      tests: { 'src/features/guide/guides.test.tsx': ['covers every point, dated today'] },
    },
    '2.38': {
      says: 'The policy names the contact by email, phone and WhatsApp.',
      built: ['src/features/guide/privacy-policy-screen.tsx', 'src/features/guide/use-contact.ts'],
      tests: { 'src/features/guide/guides.test.tsx': ['names the contacts of the host'] },
    },
    '2.39': {
      says: "The policy's last-updated date is today.",
      built: ['src/features/guide/privacy-policy-screen.tsx'],
      tests: { 'src/features/guide/guides.test.tsx': ['covers every point, dated today'] },
    },
    '2.40': {
      says: "`/how-to-play` shows the host's guide.",
      built: ['src/features/guide/how-to-play-screen.tsx'],
      tests: {
        'src/features/guide/guides.test.tsx': ['draws headings, bold, italic and lists'],
      },
    },
    '2.41': {
      says: 'The guide draws simple Markdown: headings, bold, italic, list items.',
      built: ['src/features/guide/guide-text.tsx'],
      tests: {
        'src/features/guide/guides.test.tsx': ['draws headings, bold, italic and lists'],
      },
    },
    '2.42': {
      says: '`/how-to-play` has a Try Again button when it cannot be loaded.',
      built: ['src/features/guide/how-to-play-screen.tsx'],
      tests: {
        'src/features/guide/guides.test.tsx': ['a failed load says so and Try Again loads it'],
      },
    },
    '2.43': {
      says: '`/contact-us` shows mobile number, email and WhatsApp.',
      built: ['src/features/guide/contact-us-screen.tsx'],
      tests: { 'src/features/guide/guides.test.tsx': ['links to phone, mail and WhatsApp'] },
    },
    '2.44': {
      says: '`/contact-us` has a Retry button.',
      built: ['src/features/guide/contact-us-screen.tsx'],
      tests: {
        'src/features/guide/guides.test.tsx': [
          '/contact-us > a failed load says so and Retry loads it',
        ],
      },
    },
    '2.45': {
      says: '`/enquiry` is the support chat.',
      built: ['src/features/enquiry/enquiry-screen.tsx'],
      tests: { 'src/features/enquiry/enquiry.test.tsx': ['shows both sides, day and time'] },
    },
    '2.46': {
      says: 'Unknown paths lead to `/auth`.',
      built: ['src/app/routing/routes.tsx'],
      tests: {
        'e2e/journeys/access/access.spec.ts': [
          'an unknown address leads to the login, or to the dashboard if signed in',
        ],
        'src/app/routing/guard.test.tsx': [
          ['%s leads to %s, whoever the player turns out to be', `['/nowhere', '/auth']`],
        ],
      },
    },
    '2.47': {
      says: 'All routes but `/`, `/auth`, `/privacy-policy`, `/how-to-play`, `/contact-us`, `/enquiry` and the second change-password are guarded.',
      built: ['src/app/routing/routes.tsx', 'src/app/routing/guard.tsx'],
      tests: {
        'e2e/journeys/access/access.spec.ts': [
          'every guarded address sends anyone who isn’t signed in to the login',
        ],
        'src/app/routing/guard.test.tsx': [
          'guards %s: nobody sees it, not even an admin',
          '%s is open to anyone',
        ],
      },
    },
    '2.48': {
      says: 'The guard shows a spinner while the profile loads.',
      built: ['src/app/routing/guard.tsx', 'src/app/start/waiting.tsx'],
      tests: {
        'src/app/routing/guard.test.tsx': ['shows a spinner while the profile loads'],
      },
    },
    '2.49': {
      says: 'The guard leads to `/auth` when there is no user.',
      built: ['src/app/routing/guard.tsx'],
      tests: {
        'src/features/auth/auth.test.tsx': [
          'nobody signed in: a guarded address leads to login, and an ordinary login to the dashboard',
        ],
      },
    },
    '2.50': {
      says: 'The guard sends an admin to the separate admin site.',
      built: ['src/app/routing/guard.tsx', 'src/app/ending/admin-away.tsx'],
      tests: {
        'src/app/routing/guard.test.tsx': ['an admin is sent to the build’s admin site'],
      },
    },
    '2.51': {
      says: 'Wallet, enquiry and Starline lead to `/auth` when nobody is signed in.',
      built: ['src/app/routing/guard.tsx'],
      tests: {
        'src/app/routing/guard.test.tsx': [
          'guards %s: nobody sees it, not even an admin',
          'nobody signed in: /enquiry, which an admin may open, leads to /auth too',
        ],
        'src/features/auth/auth.test.tsx': [
          '/enquiry is outside the guard: an admin can open it, without the players’ menu and tabs',
        ],
      },
    },
  },
}
