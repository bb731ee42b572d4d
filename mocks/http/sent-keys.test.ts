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

test('the same key and body: the same answer, and one record', async () => {
  const { send, pending, before } = sender()
  const first = await send('a')
  expect(first.status).toBe(200)
  expect(await send('a')).toEqual(first)
  expect(pending()).toBe(before + 1)
})

test('two at once are one record', async () => {
  const { send, pending, before } = sender()
  const [one, other] = await Promise.all([send('a'), send('a')])
  expect(one).toEqual(other)
  expect(pending()).toBe(before + 1)
})

test('a key is forgotten with what was done under it', async () => {
  const { send, pending, before, backend } = sender()
  const rows = backend.snapshot()
  const first = await send('a')
  backend.restore(rows)
  expect(pending()).toBe(before)
  expect(await send('a')).toEqual(first)
  expect(pending()).toBe(before + 1)
})

test('the same key with another body is refused', async () => {
  const { send, pending, before } = sender()
  await send('a')
  expect(await send('a', 2000)).toEqual({
    status: 422,
    text: '{"message":"This Idempotency-Key was used for another request."}',
  })
  expect(pending()).toBe(before + 1)
})

test('another key is another request; a refused one may come again', async () => {
  const { send, pending, before } = sender()
  expect((await send('a', 10)).status).not.toBe(200)
  expect((await send('a', 10)).text).toBe((await send('b', 10)).text)
  await send('c')
  await send('d')
  expect(pending()).toBe(before + 2)
})
