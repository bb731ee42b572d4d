import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { expectConsole } from '#tests/testing/fail-on-console.ts'
import { testHost } from '../testing/test-backend.ts'
import { serveBackend, type HttpHost, type ServeOptions } from './http.ts'

let host: HttpHost | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

async function open(options: Partial<ServeOptions> = {}) {
  const { backend } = testHost()
  const load = () => backend
  host = await serveBackend({ port: 0, host: '127.0.0.1', backend, load, ...options })
  const { url } = host
  const tell = async (action: string, body: unknown) => {
    const answer = await fetch(`${url}/__ank/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const client = createClient({ host: url, token: () => 't-sample-player' })
  return { url, backend, tell, client }
}

describe('the API over TCP', () => {
  test('a page from another origin may call, with its token', async () => {
    const { url } = await open()
    const preflight = await fetch(`${url}/api/bets`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://ank.example',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://ank.example')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
    const answer = await fetch(`${url}/api/games`, { headers: { origin: 'https://ank.example' } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://ank.example')
  })

  test('the carousel’s pictures come from disk', async () => {
    const { url, client } = await open()
    const banners = await client.call('listBanners')
    expect(banners).toHaveLength(3)
    for (const { imagePath } of banners) {
      const picture = await fetch(client.bannerUrl(imagePath))
      expect(picture.headers.get('content-type')).toBe('image/svg+xml')
      await expect(picture.text()).resolves.toMatch(/^<svg /)
    }
    const outside = '/api/banner-settings/..%2f..%2f..%2fREADME.md'
    expect((await fetch(url + outside)).status).toBe(404)
    expect((await fetch(`${url}/api/banner-settings/uploads/none.svg`)).status).toBe(404)
  })

  test('a call that no row describes gets a loud 501', async () => {
    expectConsole(/no GET \/api\/nothing/)
    const { url, backend } = await open()
    expect((await fetch(`${url}/api/nothing`)).status).toBe(501)
    expect(backend.log.list().at(-1)).toMatchObject({ operation: null, status: 501 })
  })

  test('a body over a megabyte isn’t read', async () => {
    const { url } = await open()
    const body = 'x'.repeat(1_100_000)
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body })
    expect(answer.status).toBe(413)
  })
})

describe('what a test can tell the host', () => {
  test('a command', async () => {
    const { tell, backend } = await open()
    const args = { gameId: 'konkan-day', session: 'open', pana: '128' }
    await expect(tell('command', { name: 'declareResult', args })).resolves.toEqual({
      status: 200,
      body: { said: 'Konkan Day open 128 declared, 20 Nov. 1 won, 0 lost, ₹15,000 paid.' },
    })
    expect(backend.db.bet.get('bet-24').status).toBe('won')
  })

  test('a command that can’t be carried out, or doesn’t exist, says why', async () => {
    const { tell } = await open()
    const args = { gameId: 'nowhere', session: 'open', pana: '128' }
    await expect(tell('command', { name: 'declareResult', args })).resolves.toEqual({
      status: 400,
      body: { message: 'There is no market "nowhere".' },
    })
    const unknown = await tell('command', { name: 'declareVictory' })
    expect(unknown.status).toBe(400)
    expect(unknown.body['message']).toMatch(/declareResult.*approveFundRequest/)
  })

  test('the clock', async () => {
    const { tell, backend } = await open()
    const before = backend.clock.now()
    await tell('clock', { advanceMs: 60_000 })
    expect(backend.clock.now()).toBe(before + 60_000)
    await tell('clock', { at: '2026-11-22T10:00:00' })
    expect(new Date(backend.clock.now()).getDay()).toBe(0)
    expect((await tell('clock', { at: 'soon' })).status).toBe(400)
  })

  test('a reset puts another backend in place, that of a scenario if it names one', async () => {
    const [usual, other] = [testHost().backend, testHost().backend]
    const { tell } = await open({
      load(scenario) {
        if (scenario === 'monsoon') throw new Error('There is no monsoon.')
        return scenario === undefined ? usual : other
      },
    })
    await tell('reset', { scenario: 'regular-day' })
    expect(host?.backend()).toBe(other)
    expect((await tell('reset', { scenario: 'monsoon' })).status).toBe(400)
    expect(host?.backend()).toBe(other)
    await tell('reset', {})
    expect(host?.backend()).toBe(usual)
  })

  test('the state', async () => {
    const { url, client } = await open()
    await client.call('listGames')
    const state = (await (await fetch(`${url}/__ank/state`)).json()) as {
      log: { operation: string }[]
      rows: { market: unknown[] }
    }
    expect(state.log.map(({ operation }) => operation)).toEqual(['listGames'])
    expect(state.rows.market).toHaveLength(5)
  })
})
