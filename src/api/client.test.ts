import { describe, expect, test, vi } from 'vitest'
import { bet, clientOf, failure, json } from '#tests/testing/api-client.ts'
import { createClient } from './client.ts'

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

  test.each(['.', '..', ''])(
    'a game whose id is "%s" is dropped: no address can lead to it',
    async (id) => {
      const row = {
        gameName: 'Kalyan',
        openTime: '15:30',
        closeTime: '17:30',
        result: '***-**-***',
      }
      const dropped = vi.fn<(operation: string, problem: string) => void>()
      const games = [
        { ...row, _id: id },
        { ...row, _id: '...' },
      ]
      const { client } = clientOf(() => json({ success: true, games, data: { games } }), {
        onDrop: dropped,
      })
      expect(await client.call('listGames')).toMatchObject([{ _id: '...' }])
      expect(await client.call('listStarlineGames')).toMatchObject([{ _id: '...' }])
      expect(dropped.mock.calls.map(([operation]) => operation)).toEqual([
        'listGames',
        'listStarlineGames',
      ])
    },
  )

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
  ['a b.svg', '/a%20b.svg'],
  ['/../games', '/games'],
  ['/x/%2e%2E/..\\..\\user/profile', '/user/profile'],
  ['/.\t./games', '/games'],
  ['/.\n.\r/.%2\te/games', '/games'],
  ['\t/..//games', '//games'],
  ['/..?v=2', '/?v=2'],
  ['..#', '/'],
  ['//evil.example/x.png', '//evil.example/x.png'],
  ['https://evil.example/x.png', '/https://evil.example/x.png'],
  ['/a.svg?v=2', '/a.svg?v=2'],
])('a banner’s path %j stays below its folder', (path, below) => {
  const client = createClient({ host: 'https://api.example.com', token: () => null })
  const url = client.bannerUrl(path)
  expect(url).toBe(`https://api.example.com/api/banner-settings${below}`)
  // As the browser reads it.
  expect(new URL(url).pathname).toMatch(/^\/api\/banner-settings\//)
})
