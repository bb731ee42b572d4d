import { defineScenario } from '../define.ts'

/** No call reaches the host. */
export const hostDown = defineScenario({
  id: 'host-down',
  title: 'Host down',
  effect: 'Every call fails, until the host is back',
  audience: 'developers',
  also: 'offline, no internet, connection, error 500, maintenance',
  start: '/dashboard',
  faults: [{ operation: '*', fault: { kind: 'network' } }],
  script: [
    {
      title: 'The host responds, but with errors',
      say: 'The server responds with errors, and the app says what it still knows.',
      run({ backend: { faults } }) {
        faults.clear()
        faults.add({ operation: '*', fault: { kind: 'status', status: 503 } })
      },
    },
    {
      title: 'The host is back',
      say: 'When the server is back, the app carries on without being reloaded.',
      run: ({ backend }) => backend.faults.clear(),
    },
  ],
})
