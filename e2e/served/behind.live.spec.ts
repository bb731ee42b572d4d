import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { webServers, type WebServer } from '../../scripts/lib/programs/programs.ts'
import { serveBehind } from '../testing/host/web-server.ts'
import { needsServer } from './walk.ts'

interface Behind {
  server: WebServer
  /** A build with a proof of who owns the app, behind a server; and what reached its host. */
  site: { origin: string; reached: IncomingHttpHeaders[] }
}

const proof = '[{"relation":["delegate_permission/common.handle_all_urls"]}]'

const test = base.extend<Behind>({
  server: ['nginx', { option: true }],
  site: async ({ server }, provide) => {
    const build = mkdtempSync(join(tmpdir(), 'ank-behind-'))
    cpSync('dist', build, { recursive: true })
    mkdirSync(join(build, '.well-known'))
    writeFileSync(join(build, '.well-known/assetlinks.json'), proof)
    const reached: IncomingHttpHeaders[] = []
    const host = createServer(({ headers }, outgoing) => {
      reached.push(headers)
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const site = await serveBehind(server, build, (host.address() as AddressInfo).port)
    await provide({ origin: site.origin, reached })
    await site.close()
    host.close()
    rmSync(build, { recursive: true })
  },
})

for (const server of webServers) {
  test.describe(`behind ${server}`, () => {
    needsServer(server)
    test.use({ server })

    test('the host learns the address that the player asked for', async ({ site }) => {
      expect((await fetch(`${site.origin}/api/games`)).status).toBe(200)
      const [headers] = site.reached
      expect(headers?.host).toBe(new URL(site.origin).host)
      expect(headers?.['x-forwarded-for']).toBe('127.0.0.1')
      expect(headers?.['x-forwarded-proto']).toBe('http')
    })

    test('what is in /.well-known is served as it is, and never the page', async ({ site }) => {
      const there = await fetch(`${site.origin}/.well-known/assetlinks.json`)
      expect(there.headers.get('content-type')).toMatch(/^application\/json/)
      expect(await there.text()).toBe(proof)
      for (const path of ['gone', 'gone.json', 'deeper/gone', '']) {
        const gone = await fetch(`${site.origin}/.well-known/${path}`)
        expect(gone.status, path).toBe(404)
        expect(await gone.text(), path).not.toContain('boot-error')
      }
    })

    if (server !== 'nginx') return
    test('the container’s health check asks this configuration’s port, which answers it', async ({
      site,
    }) => {
      const [, port, path = ''] =
        /HEALTHCHECK .* http:\/\/127\.0\.0\.1:(\d+)(\S*) \|\| exit 1/.exec(
          readFileSync('deploy/Dockerfile', 'utf8'),
        ) ?? []
      expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`listen ${port};`)
      expect((await fetch(site.origin + path)).status).toBe(200)
    })
  })
}
