import { afterEach, describe, expect, test, vi } from 'vitest'
import { endless } from '#tests/testing/answers.ts'
import type { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import type { ClientOptions } from './make-call.ts'

interface Sent {
  url: string
  method: string
  headers: Headers
  body: unknown
}

/** A client whose host answers every call with `answer`, and the calls it got. */
function clientOf(answer: () => Response | Promise<Response>, extra: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  const client = createClient({
    host: 'https://host.example',
    token: () => 'token-1',
    fetch: async (url, init = {}) => {
      const body = init.body === undefined ? undefined : JSON.parse(String(init.body))
      sent.push({
        url: String(url),
        method: String(init.method),
        headers: new Headers(init.headers),
        body,
      })
      return answer()
    },
    ...extra,
  })
  return { client, sent }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error as ApiError,
  )

const bet = {
  gameId: 'g1',
  betType: 'jodi',
  session: 'open',
  betNumber: '07',
  betAmount: 50,
  gameDate: '2026-11-19T18:30:00.000Z',
} as const

describe('what is sent', () => {
  test('unset filters are left out of the query', async () => {
    const { client, sent } = clientOf(() => json({ success: true, data: { bets: [] } }))
    await client.call('listStarlineBets', { query: { page: 2, limit: 10, status: undefined } })
    expect(sent[0]?.url).toBe('https://host.example/api/starline/bets?page=2&limit=10')
  })

  test.each(['listBanners', 'getHowToPlay', 'getContactSettings'] as const)(
    '%s carries the token if there is one, and a 401 there ends no session §7.2',
    async (operation) => {
      for (const token of ['token-1', null]) {
        const onSignedOut = vi.fn<(token: string) => void>()
        const { client, sent } = clientOf(() => json({}, 401), { token: () => token, onSignedOut })
        await failure(client.call(operation))
        const bearer = token === null ? null : 'Bearer token-1'
        expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([bearer])
        expect(onSignedOut).not.toHaveBeenCalled()
      }
    },
  )

  test('path parameters are encoded', async () => {
    const { client, sent } = clientOf(() => json({}, 404))
    await failure(client.call('getStarlineGame', { params: { gameId: 'a/b?c' } }))
    expect(sent[0]?.url).toBe('https://host.example/api/starline/games/a%2Fb%3Fc')
  })

  test('a request that breaks its own schema is never sent §3.18', async () => {
    const { client, sent } = clientOf(() => json({ newBalance: 0 }))
    const wrong = { ...bet, betType: 'triple' } as unknown as typeof bet
    expect(await failure(client.call('placeBet', { body: wrong }))).toBeInstanceOf(TypeError)
    expect(sent).toHaveLength(0)
  })

  test.each([
    ['an amount that is no integer', { amount: 10.5 }],
    ['a method that is neither UPI nor QR', { paymentMethod: 'Cash' }],
  ])('a fund request with %s is never sent §3.31', async (_, wrong) => {
    const { client, sent } = clientOf(() => json({}))
    const right = { amount: 500, transactionId: '1763622000000123', paymentMethod: 'QR' } as const
    const body = { ...right, ...wrong } as typeof right
    expect(await failure(client.call('createFundRequest', { body }))).toBeInstanceOf(TypeError)
    expect(sent).toHaveLength(0)
    await client.call('createFundRequest', { body: right })
    expect(sent.map((request) => request.body)).toEqual([right])
  })

  test.each([
    ['/uploads/1.png', 'https://host.example/api/banner-settings/uploads/1.png'],
    ['uploads/1.png', 'https://host.example/api/banner-settings/uploads/1.png'],
  ])('banner picture %s is loaded from %s §7.13', (path, url) => {
    expect(clientOf(() => json({})).client.bannerUrl(path)).toBe(url)
  })

  test('without a host the calls go to the same origin §7.1', async () => {
    const { client, sent } = clientOf(() => json([]), { host: '' })
    await client.call('listGames')
    expect(sent[0]?.url).toBe('/api/games')
  })
})

describe('what is read', () => {
  const game = {
    _id: 'g1',
    gameName: 'Konkan Day',
    openTime: '15:00',
    closeTime: '17:00',
    result: '***-**-***',
  }

  test.each([
    ['bare', [game]],
    ['keyed', { games: [game] }],
    ['under data', { data: [game] }],
    ['keyed under data', { success: true, data: { games: [game] } }],
  ])('a list of games, %s §3.6', async (_, body) => {
    const { client } = clientOf(() => json(body))
    await expect(client.call('listGames')).resolves.toEqual([game])
  })

  test('one malformed item is dropped and counted, the rest stays', async () => {
    const dropped: string[] = []
    const { client } = clientOf(() => json([{ ...game, openTime: 9 }, game, null]), {
      onDrop: (operation, problem) => dropped.push(`${operation} ${problem.split(':')[0]}`),
    })
    await expect(client.call('listGames')).resolves.toEqual([game])
    expect(dropped).toEqual(['listGames games[0]', 'listGames games[2]'])
  })

  test('of more than 2,000 games the rest are dropped and counted', async () => {
    const dropped = vi.fn<(operation: string, problem: string) => void>()
    const games = Array.from({ length: 2_003 }, (_, at) => ({ ...game, _id: `g${at}` }))
    const { client } = clientOf(() => json(games), { onDrop: dropped })
    await expect(client.call('listGames')).resolves.toHaveLength(2_000)
    expect(dropped.mock.calls).toHaveLength(3)
    expect(dropped).toHaveBeenLastCalledWith('listGames', 'games[2002]: one of more than 2000')
  })

  test.each([
    ['keyed', { user: { name: 'Asha', mobileNumber: '5876543210' } }],
    ['bare', { name: 'Asha', mobileNumber: '5876543210' }],
  ])('a profile, %s', async (_, body) => {
    const { client } = clientOf(() => json(body))
    await expect(client.call('getUserProfile')).resolves.toMatchObject({ name: 'Asha' })
  })

  test.each([
    ['JSON', () => json({ anything: 1 })],
    ['nothing', () => new Response('')],
  ])('an unspecified answer is ignored: %s', async (_, answer) => {
    const { client } = clientOf(answer)
    const body = { mobileNumber: '5876543210', newPassword: 'secret1' }
    await expect(client.call('changePassword', { body })).resolves.toBeNull()
  })
})

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
  ])('a 200 with %s is neither a success nor a verdict', async (_, body) => {
    const { client } = clientOf(() => json(body))
    const error = await failure(client.call('placeBet', { body: bet }))
    expect(error).toMatchObject({ kind: 'refused', isVerdict: false })
  })

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
    const body = { amount: 1000, method: 'bank' } as const
    const refused = (options = {}) => failure(client.call('requestWithdrawal', { body }, options))
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

describe('code of a call that can’t be fetched', () => {
  afterEach(() => {
    vi.doUnmock('./make-call.ts')
    vi.resetModules()
  })

  test('counts as no connection: nothing was sent, and the caller hears of it as of any other call', async () => {
    vi.resetModules()
    vi.doMock('./make-call.ts', () => Promise.reject(new TypeError('Failed to fetch the module')))
    const { createClient: withoutCode } = await import('./client.ts')
    const send = vi.fn<typeof fetch>()
    const client = withoutCode({ host: '', token: () => null, fetch: send })
    const error = await failure(client.call('placeBet', { body: bet }))
    expect(error).toMatchObject({ name: 'ApiError', kind: 'network', operation: 'placeBet' })
    expect(send).not.toHaveBeenCalled()
  })
})

test('a read is asked for with the ETag of its last answer, and 304 keeps that; never for another token', async () => {
  const etags: (string | null)[] = []
  let token = 'a'
  const answers = [
    () => Response.json({ bets: [] }, { headers: { etag: '"1"' } }),
    () => new Response(null, { status: 304 }),
    () => Response.json({ bets: [] }),
    () => Response.json({ bets: [] }),
  ]
  const client = createClient({
    host: '',
    token: () => token,
    fetch: async (_, init) => {
      etags.push(new Headers(init?.headers).get('if-none-match'))
      return answers[etags.length - 1]?.() ?? Response.error()
    },
  })
  const first = await client.call('listMyBets', {}, { conditional: true })
  expect(await client.call('listMyBets', {}, { conditional: true })).toBe(first)
  // What judges money is read anew.
  await client.call('listMyBets')
  token = 'b'
  await client.call('listMyBets', {}, { conditional: true })
  expect(etags).toEqual([null, '"1"', null, null])
})

test.each([
  ['/a.svg', '/a.svg'],
  ['a b.svg', '/a b.svg'],
  ['/../games', '/games'],
  ['/x/%2e%2E/..\\..\\user/profile', '/x/user/profile'],
])('a banner’s path %s stays below its folder', (path, below) => {
  const client = createClient({ host: 'https://api.example.com', token: () => null })
  expect(client.bannerUrl(path)).toBe(`https://api.example.com/api/banner-settings${below}`)
})
