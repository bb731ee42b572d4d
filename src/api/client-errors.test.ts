import { describe, expect, test } from 'vitest'
import { endless } from '#tests/testing/answers.ts'
import { bet, clientOf, failure, json } from '#tests/testing/api-client.ts'

const withdrawal = { amount: 1000, method: 'bank' } as const

describe('what goes wrong', () => {
  test('a refusal carries the message and each msg §7.10', async () => {
    const { client } = clientOf(() =>
      json({ message: 'No', errors: [{ msg: 'First' }, { msg: 4 }, {}, { msg: 'Second' }] }, 422),
    )
    const error = await failure(client.call('placeBet', { body: bet }))
    expect(error).toMatchObject({ kind: 'refused', status: 422, hostMessage: 'No' })
    expect(error.problems).toEqual(['First', 'Second'])
    expect(error.isVerdict).toBe(true)
  })

  test.each([
    ['errors[]', { errors: [{ msg: 'Closed' }] }],
    ['success false', { success: false, message: 'Closed' }],
    ['status error', { status: 'error', message: 'Closed' }],
    ['success 0', { success: 0, message: 'Closed' }],
    ['an error', { error: 'It is closed' }],
    ['an error as an object', { error: { message: 'Closed' } }],
    ['a status of its own', { status: 400, message: 'Closed' }],
    ['a status code of its own', { statusCode: 400, message: 'Closed' }],
  ])('a 200 with %s is neither a success nor a verdict', async (_, body) => {
    const { client } = clientOf(() => json(body))
    const error = await failure(client.call('requestWithdrawal', { body: withdrawal }))
    expect(error).toMatchObject({ kind: 'refused', isVerdict: false, isLastWord: false })
  })

  test.each([{ error: null }, { error: '' }, { error: {} }, { error: false, status: 200 }])(
    'a 200 with %j is a success',
    async (body) => {
      const { client } = clientOf(() => json(body))
      expect(await client.call('requestWithdrawal', { body: withdrawal })).toBeNull()
    },
  )

  test.each([
    [400, true],
    [401, true],
    [404, true],
    [408, false],
    [422, true],
    [425, false],
    [429, false],
    [500, false],
    [504, false],
  ])('a %d is a verdict: %s', async (status, verdict) => {
    const { client } = clientOf(() => json({ message: 'No' }, status))
    expect((await failure(client.call('placeBet', { body: bet }))).isVerdict).toBe(verdict)
  })

  test('a 409 to a request with a key is no verdict: the first one may still be under way', async () => {
    const { client, sent } = clientOf(() => json({ message: 'Wait' }, 409))
    const refused = (options = {}) =>
      failure(client.call('requestWithdrawal', { body: withdrawal }, options))
    expect(await refused()).toMatchObject({ status: 409, isVerdict: true })
    expect(await refused({ idempotencyKey: 'k1' })).toMatchObject({ status: 409, isVerdict: false })
    expect(sent[1]?.headers.get('idempotency-key')).toBe('"k1"')
  })

  test('a 500 is the host failing, and its outcome is unknown', async () => {
    const { client } = clientOf(() => new Response('oops', { status: 500 }))
    const error = await failure(client.call('placeBet', { body: bet }))
    expect(error).toMatchObject({ kind: 'server', status: 500, hostMessage: null })
    expect(error.isVerdict).toBe(false)
  })

  test.each([
    ['no JSON', () => new Response('<html>')],
    ['an empty body', () => new Response('')],
    ['a missing field', () => json({ ok: 1 })],
    ['a wrong type', () => json({ newBalance: 'plenty' })],
  ])('a success with %s is malformed §3.19', async (_, answer) => {
    const { client } = clientOf(answer)
    expect(await failure(client.call('placeBet', { body: bet }))).toMatchObject({
      kind: 'malformed',
    })
  })

  test('a page where no answer is specified is malformed too', async () => {
    const { client } = clientOf(() => new Response('<html>We are back soon</html>'))
    const body = { mobileNumber: '5876543210', newPassword: 'secret1' }
    const error = await failure(client.call('changePassword', { body }))
    expect(error).toMatchObject({ kind: 'malformed', isVerdict: false })
  })

  test('more than 32 MB are not read to their end', async () => {
    const { answer, sent } = endless()
    const { client } = clientOf(() => answer)
    expect(await failure(client.call('placeBet', { body: bet }))).toMatchObject({
      kind: 'malformed',
      isTooLong: true,
      isVerdict: false,
    })
    expect(sent()).toBeLessThan(36)
  })

  test('no network', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(client.call('listGames'))).toMatchObject({ kind: 'network', status: null })
  })

  const never = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })

  test('no answer in time', async () => {
    const { client } = clientOf(() => json([]), { fetch: never, timeoutMs: 5 })
    expect(await failure(client.call('listGames'))).toMatchObject({ kind: 'timeout' })
  })

  test('given up by the caller', async () => {
    const { client } = clientOf(() => json([]), { fetch: never })
    const giveUp = new AbortController()
    const call = failure(client.call('listGames', {}, { signal: giveUp.signal }))
    giveUp.abort()
    expect(await call).toMatchObject({ kind: 'aborted' })
  })

  test('a 401 reports the refused token, except for a wrong password', async () => {
    const ended: string[] = []
    const { client } = clientOf(() => json({ message: 'Invalid credentials' }, 401), {
      onSignedOut: (token) => ended.push(token),
    })
    await failure(client.call('listGames'))
    await failure(client.call('login', { body: { mobileNumber: '1', password: '2' } }))
    expect(ended).toEqual(['token-1'])
  })

  test('a host’s text is cut to 300 characters', async () => {
    const { client } = clientOf(() => json({ message: 'x'.repeat(10_000) }, 400))
    const error = await failure(client.call('listGames'))
    expect(error.hostMessage).toHaveLength(300)
  })
})
