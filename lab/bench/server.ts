import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { filesIn } from '../../scripts/lib/files-in.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSED = /^(text|application)\/|svg/

interface Sent {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Every file of a build as it's sent: compressed once, so that it takes no time during a visit. */
function filesOf(folder: string): Map<string, Sent> {
  return new Map(
    filesIn(folder).map(([path, raw]) => {
      const name = `/${path}`
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      const small = COMPRESSED.test(type)
      const headers: Record<string, string> = {
        'content-type': type,
        // As a real server should: hashed names are kept for ever, the rest is checked each time.
        'cache-control': name.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(small && { 'content-encoding': 'gzip' }),
      }
      return [name, { headers, body: small ? gzipSync(raw, { level: 9 }) : raw }]
    }),
  )
}

/** Above so many bytes, a reply is made once: the host's work isn't the phone's. */
const long = 100_000
const longReplies = new Map<string, Sent>()

/** Passes a call on to the mock host and compresses its reply, as hosts do. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url: path } = incoming
  const { 'accept-encoding': _, ...headers } = incoming.headers
  const call = [port, method, path, headers.authorization].join(' ')
  const known = longReplies.get(call)
  if (known !== undefined) {
    outgoing.writeHead(200, known.headers).end(known.body)
    return
  }
  const upstream = request({ host: '127.0.0.1', port, method, path, headers })
  upstream.on('response', async (answer) => {
    const { 'content-length': __, ...rest } = answer.headers
    const raw = await buffer(answer)
    const reply = { headers: { ...rest, 'content-encoding': 'gzip' }, body: gzipSync(raw) }
    if (raw.length > long) longReplies.set(call, reply)
    outgoing.writeHead(answer.statusCode ?? 502, reply.headers).end(reply.body)
  })
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

/**
 * Serves a build on a free port of this machine, until the process ends: compressed, with the caching a server should use,
 * the page for every unknown path, and `/api` passed on to the mock host.
 */
export async function serveBuild(
  folder: string,
  { apiPort }: { apiPort?: number } = {},
): Promise<{ origin: string }> {
  const files = filesOf(folder)
  const page = files.get('/index.html')
  if (page === undefined) throw new Error(`${folder} has no index.html.`)
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://site')
    const isFile = /\.\w+$/.test(pathname)
    const file = files.get(pathname)
    if (file === undefined && pathname.startsWith('/api/') && apiPort !== undefined) {
      passOn(incoming, outgoing, apiPort)
      return
    }
    if (file === undefined && isFile) {
      outgoing.writeHead(404).end()
      return
    }
    const { headers, body } = file ?? page
    outgoing.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
