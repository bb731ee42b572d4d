import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { expectConsole } from '#tests/testing/fail-on-console.ts'
import { testHost } from '../testing/test-backend.ts'
import { serve, type HttpHost } from './http.ts'

let host: HttpHost | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

async function open() {
  const { backend } = testHost()
  host = await serve({ port: 0, host: '127.0.0.1', backend })
  const { url } = host
  const client = createClient({ host: url, token: () => 't-sample-player' })
  return { url, backend, client }
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
