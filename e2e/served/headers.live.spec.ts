import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test as base, expect } from '@playwright/test'
import { manualClock } from '#domain/time/clock.ts'
import { paths } from '#paths'
import { serveScenario } from '#scenarios/host.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { tokenKey } from '#session/session.ts'
import { webServers, type WebServer } from '../../scripts/lib/programs/programs.ts'
import type { ServedHeaders } from '../../scripts/vite/headers.ts'
import { watch, type Problems } from '../testing/checks/problems.ts'
import { journeyStart } from '../testing/host/journey-backend.ts'
import { codings, hasBrotli, serveBehind } from '../testing/host/web-server.ts'
import { needs } from '../testing/needs.ts'
import { needsServer, walk } from './walk.ts'

interface Served {
  server: WebServer
  site: { origin: string; token: string }
  problems: Problems
}

/** A build behind a real server, with its own host. */
const test = base.extend<Served>({
  server: ['nginx', { option: true }],
  site: async ({ server }, provide) => {
    const device = manualClock(journeyStart)
    const scenario = 'regular-day'
    const host = await serveScenario({ port: 0, host: '127.0.0.1', scenario, device, held: true })
    const site = await serveBehind(server, 'dist', host.port)
    await provide({ origin: site.origin, token: tokenFor(host.scenarioSession(), 'sample') })
    await site.close()
    await host.close()
  },
  baseURL: async ({ site }, provide) => provide(site.origin),
  problems: [
    async ({ context, site }, provide) => {
      const problems = watch(context, site.origin)
      await provide(problems)
      expect(problems.found(), 'nothing loud may happen').toEqual([])
    },
    { auto: true },
  ],
})

const headers = JSON.parse(readFileSync('dist/headers.json', 'utf8')) as ServedHeaders

/** A response as sent, without decompression. */
async function ask(origin: string, path: string, coding?: string) {
  const accept = coding === undefined ? {} : { 'accept-encoding': coding }
  const sent = request(origin + path, { headers: accept }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { length } = await buffer(answer)
  return { status: answer.statusCode, headers: answer.headers, bytes: length }
}

/** The headers of a build, with the spaces of a list as a reader of policies sees them. */
const plain = (value: unknown) => String(value).replaceAll(/\s+(?=;|$)/g, '')
const expected = Object.entries(headers.all).map(([name, value]) => [name.toLowerCase(), value])

const asset = /src="(\/assets\/[^"]+\.js)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? ''

for (const server of webServers) {
  test.describe(`behind ${server}`, () => {
    needsServer(server)
    test.use({ server })

    test('every answer has the build’s headers', async ({ site }) => {
      const caching = {
        '/': headers.rest,
        [paths.dashboard]: headers.rest,
        '/sw.js': headers.rest,
        '/manifest.webmanifest': headers.rest,
        '/icon.svg': headers.rest,
        [asset]: headers.assets,
      }
      for (const [path, cached] of Object.entries(caching)) {
        const answer = await ask(site.origin, path)
        expect(answer.status, path).toBe(200)
        for (const [name = '', value] of expected) {
          expect(plain(answer.headers[name]), `${path} ${name}`).toBe(value)
        }
        expect(answer.headers['cache-control'], path).toBe(cached)
      }
    })

    test('a missing file isn’t answered with the page', async ({ site }) => {
      const gone = [
        '/assets/gone-12345678.js',
        '/.server/object-storage.md',
        '/.well-known/gone',
        '/_headers',
        '/x.js',
      ]
      for (const path of [...gone, '/.vite/manifest.json', '/api']) {
        const answer = await ask(site.origin, path)
        expect(answer.status, path).toBe(404)
        expect(answer.headers['cache-control'] ?? '', path).not.toContain('immutable')
        expect(plain(answer.headers['x-content-type-options']), path).toBe('nosniff')
      }
      const call = await ask(site.origin, '/api/no-such-call')
      expect(call.status).toBeGreaterThanOrEqual(400)
      expect(call.headers['content-type']).toContain('application/json')
    })

    for (const { name, coding, suffix } of codings) {
      test(`text files are sent in ${name}, the way the build made them`, async ({ site }) => {
        if (name === 'Brotli') needs('the module for Brotli', hasBrotli(server))
        const answer = await ask(site.origin, asset, coding)
        expect(answer.headers['content-encoding']).toBe(coding)
        // A cache in between must not give it to a browser that doesn't accept it.
        expect(answer.headers.vary).toBe('Accept-Encoding')
        expect(answer.bytes).toBe(readFileSync(`dist${asset}${suffix}`).length)
      })
    }

    test('every screen works under them', async ({ page, site, problems }) => {
      test.slow()
      await page.clock.setFixedTime(journeyStart)
      await page.goto(paths.auth)
      await page.evaluate((kept) => Object.assign(localStorage, kept), { [tokenKey]: site.token })
      await walk(page, site.origin)
      // The worker's address came through the one policy that may give it out.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      const other = await page.evaluate(() => {
        try {
          document.createElement('script').src = '/assets/other.js'
          return 'taken'
        } catch (error) {
          return (error as Error).name
        }
      })
      expect(other).toBe('TypeError')
      problems.allow(/'TrustedScriptURL' assignment/)
    })

    test('nobody can frame it', async ({ page, site, problems }) => {
      problems.allow(/frame|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/i)
      await page.route('**/framing', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<iframe src="${site.origin}/auth"></iframe>`,
        }),
      )
      await page.goto('/framing')
      const [, frame] = page.frames()
      await expect.poll(() => frame?.url() ?? '').toMatch(/^chrome-error:/)
    })

    if (server === 'caddy') {
      test('sends zstd, if the build has it, to browsers that don’t take the smaller Brotli', async () => {
        const build = mkdtempSync(join(tmpdir(), 'ank-zstd-'))
        cpSync('dist', build, { recursive: true })
        // It doesn't matter if this Node can make one: the server sends the file as it is.
        writeFileSync(`${build}${asset}.zst`, 'as the build wrote it')
        const site = await serveBehind(server, build, 9)
        try {
          const answer = await ask(site.origin, asset, 'gzip, zstd')
          expect(answer.headers['content-encoding']).toBe('zstd')
          expect(answer.bytes).toBe('as the build wrote it'.length)
          const other = await ask(site.origin, asset, 'gzip, deflate, br, zstd')
          expect(other.headers['content-encoding']).toBe('br')
        } finally {
          await site.close()
          rmSync(build, { recursive: true })
        }
      })
    }

    if (server !== 'nginx') return
    test('passwords can’t be guessed without limit', async ({ site }) => {
      const tried = await Promise.all(
        Array.from({ length: 60 }, () =>
          fetch(`${site.origin}/api/auth/login`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ mobileNumber: '9876500000', password: 'guess' }),
          }),
        ),
      )
      const refused = tried.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(30)
      expect(refused[0]?.headers.get('content-type')).toContain('application/json')
      expect(refused[0]?.headers.get('retry-after')).toBe('3')
      expect(refused[0]?.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await refused[0]?.json()).toEqual({
        message: 'Too many attempts. Please wait a little and try again.',
      })
      // However the address is spelled.
      const spelled = await fetch(`${site.origin}/api/Auth/Login`, { method: 'POST' })
      expect(spelled.status).toBe(429)
      // What is read is not counted.
      expect((await fetch(`${site.origin}/api/main-settings/public`)).status).toBe(200)
    })
  })
}
