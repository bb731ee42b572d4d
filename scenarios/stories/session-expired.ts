import { players } from '#mocks/seed/players.ts'
import { defineScenario } from '../define.ts'
import { staff } from '../steps.ts'

/** The host ends the session during use: back to the login, and then to the same screen. */
export const sessionExpired = defineScenario({
  id: 'session-expired',
  title: 'Session expired',
  effect: 'Session ends while in use',
  audience: 'developers',
  also: 'login, logged out, signed out, 401',
  start: '/wallet',
  script: [
    {
      title: 'End the session',
      say: 'If a session ends, the player logs in and is back on the same screen.',
      run: staff('endSessions', { accountId: players.sample.id }),
    },
  ],
})
