import { defineScenario } from '../define.ts'

/** No call reaches the host. */
export const hostDown = defineScenario({
  id: 'host-down',
  title: 'Host down',
  effect: 'Every call fails, until the host is back',
  also: 'offline, no internet, connection, error 500, maintenance',
  clock: { time: '13:42' },
  signedInAs: 'sample',
  start: '/dashboard',
  faults: [{ operation: '*', fault: { kind: 'network' } }],
  script: [
    {
      title: 'The host responds, but with errors',
      run({ backend: { faults } }) {
        faults.clear()
        faults.add({ operation: '*', fault: { kind: 'status', status: 503 } })
      },
    },
    { title: 'The host is back', run: ({ backend }) => backend.faults.clear() },
  ],
})
