import { describe, expect, test } from 'vitest'
import { refusalOf } from '#mocks/testing/test-backend.ts'
import { createClient } from './client.ts'

const clientOf = (answer: () => Response) =>
  createClient({ host: 'http://ank.test', token: () => 't', fetch: async () => answer() })

describe('a success the host didn’t state', () => {
  const page = () => new Response('<html>We are back soon</html>', { status: 200 })
  test.each([
    ['changePassword', { mobileNumber: '5876543210', newPassword: 'secret1' }],
    ['updateUserProfile', { name: 'Asha', email: '' }],
    ['updatePaymentDetails', { paytm: '5876543210' }],
  ] as const)('an HTML page with 200 isn’t a success of %s', async (operation, body) => {
    const client = clientOf(page)
    const error = await refusalOf(
      client.call(operation as 'changePassword', { body: body as never }),
    )
    expect(error).toMatchObject({ kind: 'malformed', isVerdict: false })
  })
})

test('a 409 to a request with a key is no verdict: the first one may still be under way', async () => {
  let sent: unknown
  const client = createClient({
    ...{ host: 'http://ank.test', token: () => 't' },
    fetch: async (_, init) => {
      sent = new Headers(init?.headers).get('idempotency-key')
      return Response.json({ message: 'Wait' }, { status: 409 })
    },
  })
  const body = { amount: 1000, method: 'bank' } as const
  const refused = (idempotencyKey?: string) =>
    refusalOf(client.call('requestWithdrawal', { body }, idempotencyKey ? { idempotencyKey } : {}))
  expect(await refused()).toMatchObject({ status: 409, isVerdict: true })
  expect(await refused('k1')).toMatchObject({ status: 409, isVerdict: false })
  expect(sent).toBe('"k1"')
})
