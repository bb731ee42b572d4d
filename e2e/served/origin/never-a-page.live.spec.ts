import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { tokenKey } from '#session/session.ts'
import { filesIn } from '../../../scripts/lib/files-in.ts'
import { webServers, type WebServer } from '../../../scripts/lib/programs/programs.ts'
import { serveBehind } from '../../testing/host/web-server.ts'
import { needsServer } from '../walk.ts'
import { always, caching, files, others, policies } from './addresses.ts'
import { hostileFile, hostilePages, startStranger } from './stranger.ts'

interface Served {
  server: WebServer
  /** The folder that is served. */
  folder: string
  site: { origin: string; stolen: string[] }
}

const test = base.extend<Served>({
  server: ['nginx', { option: true }],
  folder: 'dist',
  site: async ({ server, folder }, provide) => {
    const host = await startStranger()
    const site = await serveBehind(server, folder, host.port)
    await provide({ origin: site.origin, stolen: host.stolen })
    await site.close()
    host.close()
  },
})

/** What the page that is open can read of the app's token; an error's name if it may read nothing. */
const readToken = (page: Page) =>
  page.evaluate((key) => {
    try {
      return String(localStorage.getItem(key))
    } catch (error) {
      return (error as Error).name
    }
  }, tokenKey)

/** What is opened by this address, in a tab of its own, can't read what the app keeps. */
async function expectNothingRan(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  // What the browser downloads or refuses leaves the tab empty, which can't read it either.
  await page.goto(address).catch(() => null)
  // The browser shows a PDF in a page of its own, where the file's scripts can't reach the site.
  if (!address.endsWith('.pdf')) {
    // A tab that the browser fills with its own error is between two pages.
    await expect.poll(() => readToken(page).catch(() => ''), address).toBe('SecurityError')
  }
  expect(await page.title(), address).not.toBe('it ran')
  await page.close()
}

/** The token of a player who is signed in at this origin. */
async function keepToken(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/blank`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>blank</title>' }),
  )
  await page.goto(`${origin}/blank`)
  await page.evaluate((key) => localStorage.setItem(key, 'secret'), tokenKey)
}

for (const server of webServers) {
  test.describe(`behind ${server}`, () => {
    needsServer(server)
    test.use({ server })

    test('every address of the build has the headers of its class', async ({ site }) => {
      const names = filesIn('dist').map(([name]) => name)
      const rows = names.flatMap((name) => {
        const fitting = files.filter(({ is }) => (is as RegExp).test(name))
        expect(fitting, `${name} needs one row in addresses.ts`).toHaveLength(1)
        return fitting.map((row) => ({ ...row, path: `/${name}` }))
      })
      for (const { is } of files) {
        expect(
          names.some((name) => (is as RegExp).test(name)),
          `${is} is of no file`,
        ).toBe(true)
      }
      for (const { path, status, policy, kept } of [
        ...rows,
        ...others.map((row) => ({ ...row, path: String(row.is) })),
      ]) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await fetch(site.origin + path, { method })
          expect(answer.status, path).toBe(status)
          const { headers } = answer
          expect(headers.get('content-security-policy'), path).toBe(policies[policy])
          expect(headers.get('cache-control'), path).toBe(caching[kept])
          for (const [name, value] of Object.entries(always)) {
            expect(headers.get(name), `${path} ${name}`).toBe(value)
          }
        }
      }
    })

    test('what the host answers is never a page: no script runs, no token is read', async ({
      page,
      context,
      site,
    }) => {
      await keepToken(page, site.origin)
      const repeated = '/api/gone/<script>document.title="it ran"</script>'
      for (const path of [...Object.keys(hostilePages), repeated, '/api/gone']) {
        await expectNothingRan(context, site.origin + path)
      }
      expect(site.stolen).toEqual([])
    })

    test('the host’s pictures still show', async ({ page, site }) => {
      await page.goto(site.origin)
      const width = await page.evaluate(async () => {
        const picture = new Image()
        picture.src = '/api/banner-settings/x.svg'
        await picture.decode()
        return picture.naturalWidth
      })
      expect(width).toBe(40)
      expect(site.stolen).toEqual([])
    })

    test.describe('with hostile files', () => {
      const changed = mkdtempSync(join(tmpdir(), 'ank-hostile-'))
      const names = filesIn('dist')
        .map(([name]) => name)
        .filter((name) =>
          files.some(({ is, policy }) => policy === 'other' && (is as RegExp).test(name)),
        )
      const isCompressed = (name: string) => /\.(gz|br|zst)$/.test(name)
      test.beforeAll(() => {
        cpSync('dist', changed, { recursive: true })
        for (const name of names) {
          // Or it would be sent in place of the plain one.
          if (isCompressed(name)) rmSync(join(changed, name))
          else writeFileSync(join(changed, name), hostileFile(name))
        }
      })
      test.afterAll(() => rmSync(changed, { recursive: true }))
      test.use({ folder: changed })

      test('a file of the site is never a page: no script runs, no token is read', async ({
        page,
        context,
        site,
      }) => {
        await keepToken(page, site.origin)
        // One of each kind; what is compressed is downloaded, never shown.
        const shown = names.filter((name) => !isCompressed(name))
        const kinds = new Map(shown.map((name) => [extname(name), name]))
        for (const name of kinds.values()) await expectNothingRan(context, `${site.origin}/${name}`)
        expect(site.stolen).toEqual([])
      })
    })
  })
}
