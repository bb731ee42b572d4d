import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { renderToString } from 'react-dom/server'
import { build, runnerImport } from 'vite'
import { deviceClock } from '#domain/time/clock.ts'
import { players } from '#mocks/seed/players.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { serveScenario } from '#scenarios/host.ts'
import type { ScenarioId } from '#scenarios/registry.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { filesIn } from '../../scripts/lib/files-in.ts'
import { root } from '../../scripts/lib/root.mjs'
import type * as Plain from './pages/plain.tsx'

/** A mock host on this machine, and the sample player who has an account there. */
export interface Host {
  port: number
  token: string
  credentials: readonly [mobileNumber: string, password: string]
  /** Its clock, and how far that is ahead of this machine's, in ms. */
  clock: ScenarioSession['clock']
  clockOffset: number
  close(): Promise<void>
}

/** Starts the mock host with a scenario's rows, on a free port. */
export async function startHost(scenario: ScenarioId): Promise<Host> {
  const host = await serveScenario({ port: 0, host: '127.0.0.1', scenario })
  const { port, scenarioSession } = host
  const { mobileNumber, password } = players.sample
  return {
    port,
    token: tokenFor(scenarioSession(), 'sample'),
    credentials: [mobileNumber, password],
    clock: scenarioSession().clock,
    clockOffset: scenarioSession().clock.now() - deviceClock.now(),
    close: () => host.close(),
  }
}

const source = join(root, 'lab/bench/pages')

/** Builds one of the pages that ours is compared with; gives its folder. */
async function buildPage(name: 'bare' | 'plain'): Promise<string> {
  const outDir = join(root, '.cache/bench', name)
  await build({
    root: source,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(source, `${name}.html`) },
    },
  })
  const page = join(outDir, 'index.html')
  renameSync(join(outDir, `${name}.html`), page)
  if (name === 'plain') {
    const { module } = await runnerImport<typeof Plain>(join(source, 'plain.tsx'), {
      configFile: false,
      plugins: [react()],
    })
    const empty = '<div id="root">'
    const html = readFileSync(page, 'utf8').replace(
      empty,
      empty + renderToString(module.prerendered),
    )
    writeFileSync(page, html)
  }
  return outDir
}

export const buildBare = () => buildPage('bare')
export const buildPlain = () => buildPage('plain')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** Above so many bytes, an answer is made once: the host's work isn't the phone's. */
const long = 100_000
const longAnswers = new Map<string, { headers: Record<string, string>; body: Buffer }>()

/** Passes a call on to the mock host and compresses and dates its answer, as hosts do. */
function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { port, clock }: Pick<Host, 'port' | 'clock'>,
): void {
  const { method, url: path } = incoming
  const { 'accept-encoding': _, ...headers } = incoming.headers
  const call = [port, method, path, headers.authorization].join(' ')
  // By its own clock, which the phone has too: the machine's would make the phone's look wrong.
  outgoing.setHeader('date', new Date(clock.now()).toUTCString())
  const known = longAnswers.get(call)
  if (known !== undefined) return void outgoing.writeHead(200, known.headers).end(known.body)
  const upstream = request({ host: '127.0.0.1', port, method, path, headers })
  upstream.on('response', async (answer) => {
    const raw = await buffer(answer)
    const body = gzipSync(raw)
    // Calls, and the pictures of banners.
    const type = answer.headers['content-type'] ?? 'application/octet-stream'
    const zipped = { 'content-type': type, 'content-encoding': 'gzip' }
    if (raw.length > long) longAnswers.set(call, { headers: zipped, body })
    outgoing.writeHead(answer.statusCode ?? 502, zipped).end(body)
  })
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

/** A file as it's sent. */
export interface BuildFile {
  headers: Record<string, string>
  body: Buffer
}

/** The files of a build by address, as a server should send them: compressed, hashed names kept for good. */
export const readBuild = (folder: string): Map<string, BuildFile> =>
  new Map(
    filesIn(folder).map(([path, raw]) => {
      const type = types[extname(path)]
      const headers = {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': path.startsWith('assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(type !== undefined && { 'content-encoding': 'gzip' }),
      }
      return [`/${path}`, { headers, body: type === undefined ? raw : gzipSync(raw, { level: 9 }) }]
    }),
  )

/**
 * Serves a build until the process ends: the page for every other address, `/api` passed on to the
 * host. Returns its origin.
 */
export async function serveBuild(folder: string, host: Host): Promise<string> {
  const files = readBuild(folder)
  const page = files.get('/index.html')
  if (page === undefined) throw new Error(`${folder} has no index.html.`)
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://site')
    if (pathname.startsWith('/api/')) return passOn(incoming, outgoing, host)
    const { headers, body } = files.get(pathname) ?? page
    outgoing.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
