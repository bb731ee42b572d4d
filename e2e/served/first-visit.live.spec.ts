import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type BrowserContext, type Request } from '@playwright/test'
import {
  missingServers,
  webServers,
  type WebServer,
} from '../../scripts/lib/programs/web-servers.ts'
import { workerReady } from '../pwa/worker.ts'
import { codingsOf, serveBehind } from '../testing/host/web-server.ts'

/*
 * What docs/serving.md tells of a first visit is measured here: the journeys fail when a figure has
 * moved by more than a tenth, or a header is another one, and say what the page should say.
 */

const missing = missingServers()
const here = webServers.filter((name) => !missing.includes(name))
const titles = { nginx: 'nginx', caddy: 'Caddy' } as const satisfies Record<WebServer, string>
const told = readFileSync('docs/serving.md', 'utf8')

/** What a browser has received from the site, with headers. */
interface Received {
  requests: number
  bytes: number
}

/** Counts what is received from now on, by the page and by its worker. */
function count(context: BrowserContext): () => Promise<Record<'page' | 'worker', Received>> {
  const all: Request[] = []
  context.on('requestfinished', (each) => {
    if (!new URL(each.url()).pathname.startsWith('/api/')) all.push(each)
  })
  const sum = async (some: readonly Request[]): Promise<Received> => {
    const sizes = await Promise.all(some.map((each) => each.sizes()))
    const bytes = sizes.map((each) => each.responseHeadersSize + each.responseBodySize)
    return { requests: some.length, bytes: bytes.reduce((total, each) => total + each, 0) }
  }
  return async () => ({
    page: await sum(all.filter((each) => each.serviceWorker() === null)),
    worker: await sum(all.filter((each) => each.serviceWorker() !== null)),
  })
}

/** What is different in each build, and at each moment, left out. */
function withoutBuild(name: string, value: string): string {
  if (/^(date|last-modified|etag|content-length)$/i.test(name)) return '…'
  return value.replaceAll(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-…'").replaceAll(/ +;/g, ';')
}

/** The header lines of an answer, as they come. */
const headersFrom = (origin: string) =>
  new Promise<string[]>((resolve, reject) => {
    const asked = request(origin, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume()
      const { rawHeaders: raw } = answer
      const names = raw.filter((_, at) => at % 2 === 0)
      resolve(names.map((name, at) => `${name}: ${withoutBuild(name, raw[2 * at + 1] ?? '')}`))
    })
    asked.on('error', reject).end()
  })

const say = ({ requests, bytes }: Received) =>
  `${requests} requests, ${Math.round(bytes / 1000)} kB`
const numbersIn = (cell: string) => [...cell.matchAll(/\d+/g)].map(([number]) => Number(number))

/** The cells of the row that begins with `label`. */
const rowOf = (label: string): string[] => {
  const line = told.split('\n').find((each) => each.startsWith(`| ${label} `)) ?? ''
  return line.split('|').slice(2, -1)
}

for (const server of here) {
  for (const { name, suffix } of codingsOf(server)) {
    const label = `${titles[server]}, ${name}`
    test(`a first visit, ${label}: as many requests and bytes as docs/serving.md says`, async ({
      page,
      context,
    }, info) => {
      const build = mkdtempSync(join(tmpdir(), 'ank-first-visit-'))
      // The server sends the existing compressed form.
      const isLeft = (path: string) => path.endsWith(suffix) || !/\.(br|gz|zst)$/.test(path)
      cpSync('dist', build, { recursive: true, filter: isLeft })
      const site = await serveBehind(server, build, 9)
      try {
        const received = count(context)
        await page.goto(site.origin)
        await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()
        await workerReady(page)
        await page.waitForLoadState('networkidle')
        const { page: own, worker } = await received()
        const row = `| ${label} | ${say(own)} | ${say(worker)} |`
        await info.attach('first visit', { body: row })
        const expected = rowOf(label).flatMap(numbersIn)
        const measured = [own, worker].map(say).flatMap(numbersIn)
        const isNear = measured.every((each, at) => Math.abs(each / (expected[at] ?? 0) - 1) <= 0.1)
        expect(isNear, `docs/serving.md should say: ${row}`).toBe(true)
      } finally {
        await site.close()
        rmSync(build, { recursive: true })
      }
    })
  }

  test(`the headers from ${server} match docs/serving.md`, async () => {
    const site = await serveBehind(server, 'dist', 9)
    try {
      const block = new RegExp(`From ${titles[server]}:\n\n\`\`\`http\n([^\`]+)`).exec(told)
      const shown = block?.[1]?.trim().split('\n') ?? []
      expect(await headersFrom(site.origin)).toEqual(expect.arrayContaining(shown))
      expect(shown.length).toBeGreaterThan(8)
    } finally {
      await site.close()
    }
  })
}
