import { readFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import type { StoppedCall } from '#tests/testing/network-faults.ts'

/** A built client on a free port, as a static web space serves it. */
export interface Site {
  /** Scheme, host and port. */
  origin: string
  close(): Promise<void>
}

/** A site in front of a host. */
export interface HostSite extends Site {
  /** Stops every call of a method to an address; returns a function that ends it. */
  stopCalls(
    method: string,
    address: RegExp,
    handle: (call: StoppedCall) => void | Promise<void>,
  ): () => void
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
const closeConnection = { connection: 'close' }

/** Forwards a call to the host's port. */
function forward(incoming: IncomingMessage, port: number, headers = incoming.headers) {
  const { method, url: path } = incoming
  const upstream = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  return incoming.pipe(upstream)
}

/** A call on its way to the host's port, and what can be done with it; `connection` is in every answer. */
const callOf = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  connection: Record<string, string>,
): StoppedCall => ({
  answer(status, type, body) {
    outgoing.writeHead(status, { ...connection, ...(type && { 'content-type': type }) })
    outgoing.end(body)
  },
  redirect: (status, location) =>
    void outgoing.writeHead(status, { ...connection, location }).end(),
  cut: () => void incoming.socket.destroy(),
  carryOut: () =>
    new Promise((resolve, reject) => {
      const { 'accept-encoding': _, ...headers } = incoming.headers
      const upstream = forward(incoming, port, headers)
      upstream.on('error', reject)
      upstream.on('response', (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 502, body }), reject)
      })
    }),
  passOn() {
    const upstream = forward(incoming, port)
    upstream.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...connection })
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    // The host broke the connection, so the browser's is broken too.
    upstream.on('error', () => outgoing.destroy())
    // A caller who has left needs no response.
    outgoing.on('close', () => upstream.destroy())
  },
})

/**
 * Serves a build's folder with a fallback to its page; passes `/api` on to a host's port. `reuse`:
 * connections are used again, as with a real server.
 */
export async function serveSite(
  folder: string,
  apiPort?: number,
  reuse = false,
): Promise<HostSite> {
  const connection: Record<string, string> = reuse ? {} : closeConnection
  const stops = new Set<{
    isMeant(incoming: IncomingMessage): boolean
    handle(call: StoppedCall): void | Promise<void>
  }>()
  const page = () => readFile(join(folder, 'index.html'))
  // Rejects now if the folder has no page, rather than at the first request.
  await page()

  async function answer(path: string, outgoing: ServerResponse): Promise<void> {
    const file = normalize(path).replace(/^[/\\]+/, '')
    const type = types[extname(file)]
    const body = type === undefined ? null : await readFile(join(folder, file)).catch(() => null)
    const content = path === blankPath ? Buffer.from('<!doctype html><title>blank</title>') : body
    if (content === null && file.startsWith('assets/')) return void outgoing.writeHead(404).end()
    outgoing.writeHead(200, {
      ...connection,
      'content-type': body === null ? types['.html'] : type,
      // As on every server of a build: a changed file of that folder has another name.
      'cache-control': file.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-store',
    })
    outgoing.end(content ?? (await page()))
  }

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://site')
    // The phone's clock and the host's are a scenario's, not this machine's.
    outgoing.sendDate = false
    if (apiPort !== undefined && pathname.startsWith('/api/')) {
      const call = callOf(incoming, outgoing, apiPort, connection)
      const stop = [...stops].find(({ isMeant }) => isMeant(incoming))
      if (stop === undefined) return call.passOn()
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
