import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { StoppedCall } from '#tests/testing/network-faults.ts'
import { sendOn, stoppedCall, type StopCalls } from './stopped-call.ts'

/** A built client on a free port, as a static web space serves it. */
export interface Site {
  /** Scheme, host and port. */
  origin: string
  close(): Promise<void>
}

/** A site in front of a host. */
export interface HostSite extends Site {
  /** The test decides what happens to stopped calls. */
  stopCalls: StopCalls
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** An address of every site that is empty: a test prepares the browser's storage there. */
export const blankPath = '/e2e-blank'

/**
 * A browser sends a request a second time by itself when a connection that was used before breaks
 * without an answer. Lost answers are the host's to simulate: every connection is used once.
 */
const once = { connection: 'close' }

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  connection: object,
): void {
  const upstream = sendOn(incoming, port)
  upstream.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...connection })
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.destroy())
  })
  // The host broke the connection: so does this end.
  upstream.on('error', () => outgoing.destroy())
  // A caller who has left needs no response.
  outgoing.on('close', () => upstream.destroy())
}

/**
 * Serves a build's folder with a fallback to its page; passes `/api` on to a host's port. `reuse`:
 * connections are used again, as in life.
 */
export async function serveSite(
  folder: string,
  apiPort?: number,
  reuse = false,
): Promise<HostSite> {
  const connection: Record<string, string> = reuse ? {} : once
  const stops = new Set<{
    isMeant(incoming: IncomingMessage): boolean
    handle(call: StoppedCall): void | Promise<void>
  }>()
  const page = () => readFile(join(folder, 'index.html'))
  // A folder without a page is said at once, not at the first request.
  await page()

  async function answer(path: string, outgoing: ServerResponse): Promise<void> {
    const file = normalize(path).replace(/^[/\\]+/, '')
    const type = types[extname(file)]
    const body = type === undefined ? null : await readFile(join(folder, file)).catch(() => null)
    const found = path === blankPath ? Buffer.from('<!doctype html><title>blank</title>') : body
    if (found === null && file.startsWith('assets/')) return void outgoing.writeHead(404).end()
    outgoing.writeHead(200, {
      ...connection,
      'content-type': body === null ? types['.html'] : type,
      // As every server of a build has it: a name in that folder is never used again.
      'cache-control': file.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-store',
    })
    outgoing.end(found ?? (await page()))
  }

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://site')
    if (apiPort !== undefined && pathname.startsWith('/api/')) {
      const pass = () => passOn(incoming, outgoing, apiPort, connection)
      const stop = [...stops].find(({ isMeant }) => isMeant(incoming))
      if (stop === undefined) return pass()
      const call = stoppedCall({ incoming, outgoing, port: apiPort, connection, passOn: pass })
      // The page may have been left meanwhile.
      return void Promise.resolve(stop.handle(call)).catch(() => outgoing.destroy())
    }
    answer(pathname, outgoing).catch(() => outgoing.destroy())
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stopCalls(method, address, handle) {
      const stop = {
        isMeant: ({ method: its, url }: IncomingMessage) =>
          its === method && address.test(url ?? ''),
        handle,
      }
      stops.add(stop)
      return () => void stops.delete(stop)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
