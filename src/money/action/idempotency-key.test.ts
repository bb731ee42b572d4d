import { expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { fridayAt, testHost } from '#mocks/testing/test-backend.ts'
import { createQueryClient } from '#session/queries.ts'
import { browserOf } from '#tests/testing/bets/bet-host.ts'
import { withdrawalSpec } from '../specs.ts'
import { createPending } from '../storage/pending.ts'
import { createMoneyAction } from './money-action.ts'

/** One withdrawal, by a browser that sends every POST twice; how many the host has recorded. */
async function recordedBy(takesIdempotencyKey: boolean): Promise<number> {
  const host = testHost({ now: fridayAt('08:00') })
  const list = () =>
    host.backend.db.withdrawal.findMany({ where: { accountId: { equals: 'sample-player' } } })
  const before = list().length
  const client = createClient({
    host: 'http://ank.test',
    token: () => host.tokenOf('sample'),
    async fetch(url, init) {
      if (init?.method === 'POST') await host.backend.fetch(url, init)
      return host.backend.fetch(url, init)
    },
  })
  const action = createMoneyAction(withdrawalSpec, {
    client,
    queryClient: createQueryClient({ retryDelayMs: 0 }),
    pending: createPending(browserOf()),
    times: { aliveForMs: 90_000, pauses: [60_000], patienceMs: 60_000 },
    elapsed: () => 0,
    schedule: () => () => {},
    oneTabAtATime: (_name, job) => job(),
    newId: () => 'intent-1',
    takesIdempotencyKey,
  })
  const outcome = await action.send({ body: { amount: 1000, method: 'bank' } })
  expect(outcome.status).toBe('accepted')
  return list().length - before
}

test('a request the browser repeats is one record if the host accepts the key', async () => {
  expect(await recordedBy(true)).toBe(1)
})

test('without the key it’s two', async () => {
  expect(await recordedBy(false)).toBe(2)
})
