import { defineScenario } from '../define.ts'

/** Every answer takes three seconds. */
export const slowNetwork = defineScenario({
  id: 'slow-network',
  title: 'Slow network',
  effect: 'Every reply takes three seconds',
  audience: 'developers',
  also: 'latency, 3G, delay, loading, timeout',
  start: '/dashboard',
  latency: 'slow',
  script: [
    {
      title: 'A 3G connection',
      say: 'On a 3G connection, the app stays usable.',
      run: ({ backend }) => backend.faults.setLatency('3g'),
    },
    {
      title: 'A good connection',
      say: 'And on a good one, you don’t see it load.',
      run: ({ backend }) => backend.faults.setLatency('none'),
    },
  ],
})
