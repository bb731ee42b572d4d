import { expect, test } from 'vitest'
import { testHost } from '../testing/test-backend.ts'

/** Sends a withdrawal with a key; returns status and text. */
function sender() {
  const host = testHost()
  const bodyOf = (amount: number) => JSON.stringify({ amount, method: 'bank' })
  const send = async (key: string, amount = 1000) => {
    const response = await host.backend.fetch('http://ank.test/api/withdraw/request', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${host.tokenOf('sample')}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: bodyOf(amount),
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
