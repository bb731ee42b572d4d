import type { Part } from '../sentence.ts'

const sentHome = 'an inactive player is sent home from %s and told why, once'

export const part: Part = {
  section: '6',
  title: 'Roles and permissions',
  sentences: {
    '6.1': {
      says: 'Admins are sent to a separate admin site.',
      built: ['src/app/routing/guard.tsx', 'src/app/ending/admin-away.tsx'],
      tests: {
        'src/app/routing/guard.test.tsx': ['an admin is sent to the build’s admin site'],
        'src/features/auth/auth.test.tsx': [
          'an admin without an admin site is told so, and can sign out',
        ],
      },
    },
    '6.2': {
      says: 'Roles other than player and admin are not known; they are treated as players.',
      built: ['src/app/routing/guard.tsx'],
      tests: { 'src/app/routing/guard.test.tsx': ['an unknown role counts as a player’s'] },
    },
    '6.3': {
      says: 'Protected pages need a signed-in player.',
      built: ['src/app/routing/guard.tsx'],
      tests: {
        'e2e/journeys/access/access.spec.ts': [
          'every guarded address sends anyone who isn’t signed in to the login',
        ],
        'src/app/routing/guard.test.tsx': ['guards %s: nobody sees it, not even an admin'],
      },
    },
    '6.4': {
      says: 'Calls of a signed-in player carry the token as bearer.',
      built: ['src/api/client.ts', 'src/api/endpoint.ts'],
      tests: {
        'src/api/client.test.ts': ['a bet goes to /api/bets with the token and its exact payload'],
        'mocks/handlers/handlers.test.ts': [
          '%s > is refused without a token, and with a made-up one',
        ],
      },
    },
    '6.5': {
      says: 'An inactive player has a limited dashboard.',
      built: [
        'src/features/dashboard/dashboard-screen.tsx',
        'src/features/dashboard/games/result-card.tsx',
      ],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'sees results and charts, and why there’s no more',
        ],
      },
    },
    '6.6': {
      says: 'An inactive player sees no balance.',
      built: ['src/app/shell/shell-frame.tsx'],
      tests: {
        'src/features/dashboard/dashboard-around.test.tsx': [
          'sees results and charts, and why there’s no more',
        ],
      },
    },
    '6.7': {
      says: 'An inactive player cannot bet.',
      built: ['src/app/shell/active-only.tsx'],
      tests: {
        'src/app/routing/inactive.test.tsx': [[sentHome, "'/bet/jodi'"]],
        'mocks/handlers/handlers.test.ts': ['%s is refused for an inactive player'],
      },
    },
    '6.8': {
      says: 'An inactive player cannot deposit or withdraw.',
      built: ['src/app/shell/active-only.tsx'],
      tests: {
        'src/app/routing/inactive.test.tsx': [[sentHome, "'/add-fund', '/withdraw-fund'"]],
      },
    },
    '6.9': {
      says: 'An inactive player has no wallet and no bank menu.',
      built: ['src/app/shell/side-menu.tsx', 'src/app/shell/active-only.tsx'],
      tests: {
        'src/app/shell/side-menu.test.tsx': [
          'of an inactive player has no wallet and no bank, and every entry leads to its place',
        ],
        'src/app/routing/inactive.test.tsx': [
          'an inactive player, %s: every link and every Back leads somewhere they may go',
          [sentHome, "'/wallet'"],
          [sentHome, "'/bank', '/paytm'"],
        ],
      },
    },
  },
}
