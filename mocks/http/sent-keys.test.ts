import { expect, test } from 'vitest'
import { testHost } from '../testing/test-backend.ts'

/** Sends a player’s withdrawal with a key; returns status and text. */
function sender() {
  const host = testHost()
  const send = async (key: string, player: 'sample' | 'new' = 'sample') => {
    const response = await host.backend.fetch('http://ank.test/api/withdraw/request', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${host.tokenOf(player)}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ amount: 1000, method: 'phonepe' }),
    })
    return { status: response.status, text: await response.text() }
  }
  const pending = () =>
    host.backend.db.withdrawal.findMany({
      where: { accountId: { equals: 'sample-player' }, status: { equals: 'pending' } },
    }).length
  return { send, pending, before: pending(), backend: host.backend }
}

test('a key is forgotten with what was done under it', async () => {
  const { send, pending, before, backend } = sender()
  const rows = backend.snapshot()
  const first = await send('a')
  backend.restore(rows)
  expect(pending()).toBe(before)
  expect(await send('a')).toEqual(first)
  expect(pending()).toBe(before + 1)
})

test('the same key of another player is another: both withdrawals are recorded', async () => {
  const { send, pending, before, backend } = sender()
  backend.db.account.change('new-player', { phonepe: '9876543210' })
  await send('a')
  await send('a', 'new')
  const accountId = { equals: 'new-player' }
  expect(backend.db.withdrawal.findMany({ where: { accountId } })).toHaveLength(1)
  expect(pending()).toBe(before + 1)
})
