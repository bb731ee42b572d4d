import { expect, test, vi } from 'vitest'
import { bet, failure } from '#tests/testing/api-client.ts'
import { createClient } from './client.ts'

vi.mock('./make-call.ts', () => Promise.reject(new TypeError('Failed to fetch the module')))

test('code of a call that can’t be fetched counts as no connection: nothing was sent, and the caller hears of it as of any other call', async () => {
  const send = vi.fn<typeof fetch>()
  const client = createClient({ host: '', token: () => null, fetch: send })
  const error = await failure(client.call('placeBet', { body: bet }))
  expect(error).toMatchObject({ name: 'ApiError', kind: 'network', operation: 'placeBet' })
  expect(send).not.toHaveBeenCalled()
})
