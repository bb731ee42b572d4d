import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { neverAPage } from '#lib/never-a-page.ts'
import type { Backend } from '../backend.ts'
import { control } from './control.ts'
import { turnedAway } from './guard.ts'

export interface ServeOptions {
  /** 0 means any free port. */
  port: number
  /** Left out: this machine only. */
  host?: string
  /** The secret that calls to `/__ank/` need; by default, none. */
  secret?: string
  backend: Backend
  /** Makes another one for `POST /__ank/reset`; throws for an unknown scenario. */
  load: (scenario?: string) => Backend
  /** Answers `POST /__ank/states`, which puts the host into a state of the contract. */
  states?: (request: Request) => Promise<Response>
}

export interface HttpHost {
  url: string
  port: number
  /** The current backend; a reset replaces it. */
  backend(): Backend
  /** Serves another one from now on. */
  replace(backend: Backend): void
  close(): Promise<void>
}

/** A mistake of the person who started the host; the message is a sentence for them. */
export class ServeError extends Error {
  override readonly name = 'UsageError'
}

const longestBody = 1_000_000
const pictures = '/api/banner-settings/'
const pictureFolder = new URL('../assets/api/banner-settings/', import.meta.url)

async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longestBody) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const corsHeaders = (incoming: IncomingMessage) => ({
  'access-control-allow-origin': incoming.headers.origin ?? '*',
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  'access-control-allow-headers':
    incoming.headers['access-control-request-headers'] ?? 'authorization, content-type, accept',
  'access-control-max-age': '600',
  vary: 'origin, access-control-request-headers',
  'cache-control': 'no-store',
})

/** A picture of the carousel from disk; only plain names directly below a folder are served. */
async function picture(path: string): Promise<Response> {
  const name = /^[\w-]+(\/[\w-]+)*\.svg$/.exec(path.slice(pictures.length))?.[0]
  try {
    if (name === undefined) throw new Error('no picture')
    const file = await readFile(fileURLToPath(new URL(name, pictureFolder)))
    return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/svg+xml' } })
  } catch {
    return Response.json({ message: `There is no picture ${path}` }, { status: 404 })
  }
}

async function answer(
  request: Request,
  current: { backend: Backend },
  { load, states }: Pick<ServeOptions, 'load' | 'states'>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (states && pathname === '/__ank/states' && request.method === 'POST') return states(request)
  if (pathname.startsWith('/__ank/')) return control(request, current, load)
  const isPicture = pathname.startsWith(pictures) && !pathname.endsWith('/public')
  if (isPicture && request.method === 'GET') return picture(pathname)
  if (pathname.startsWith('/api/')) return current.backend.fetch(request)
  return Response.json(
    { message: 'There is nothing here. The API is under /api.' },
    { status: 404 },
  )
}

async function send(response: Response, outgoing: ServerResponse, headers: object): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...neverAPage,
    ...headers,
    'content-length': body.length,
  })
  outgoing.end(body)
}

/**
 * Serves the mock backend over TCP with CORS, for journeys against the live build. Below
 * `/__ank/` it takes commands, faults, the clock and resets. Rejects with a `UsageError`.
 */
export async function serveBackend({
  port,
  host,
  secret,
  backend,
  ...served
}: ServeOptions): Promise<HttpHost> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ServeError(`The port must be a number from 0 to 65535, not "${port}".`)
  }
  const current = { backend }
  const server = createServer((incoming, outgoing) => {
    // It would be this machine's: the backend's clock is its scenario's.
    outgoing.sendDate = false
    const respond = async () => {
      const cors = corsHeaders(incoming)
      const reason = turnedAway(incoming.url ?? '/', incoming.headers, { host, secret })
      if (reason !== null) {
        const refusal = Response.json({ message: reason }, { status: 403 })
        return send(refusal, outgoing, { connection: 'close' })
      }
      if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, cors).end()
      const body = await readBody(incoming)
      if (body === null) {
        const tooLong = Response.json({ message: 'The body is too large.' }, { status: 413 })
        return send(tooLong, outgoing, { ...cors, connection: 'close' })
      }
      const hangUp = new AbortController()
      // Only for a caller who left: the error of an abort takes longer than most answers.
      outgoing.on('close', () => {
        if (!outgoing.writableFinished) hangUp.abort()
      })
      const request = new Request(`http://localhost${incoming.url ?? '/'}`, {
        method: incoming.method ?? 'GET',
        headers: Object.entries(incoming.headers).filter(
          (header): header is [string, string] => typeof header[1] === 'string',
        ),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
        signal: hangUp.signal,
      })
      await send(await answer(request, current, served), outgoing, cors)
    }
    // A connection that fails on purpose, or a caller who has left: nobody to answer.
    respond().catch(() => outgoing.destroy())
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentences = new Map([
        ['EADDRINUSE', `Port ${port} is in use. Choose another one.`],
        ['EACCES', `You don’t have permission to use port ${port}. Choose one above 1023.`],
        ['EADDRNOTAVAIL', `"${host}" is not an address of this machine.`],
        ['ENOTFOUND', `"${host}" is not an address of this machine.`],
      ])
      const sentence = sentences.get(error.code ?? '')
      reject(sentence === undefined ? error : new ServeError(sentence))
    })
    server.listen(port, host ?? '127.0.0.1', resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo

  return {
    url: `http://${host ?? '127.0.0.1'}:${actualPort}`,
    port: actualPort,
    backend: () => current.backend,
    replace: (other) => void (current.backend = other),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
