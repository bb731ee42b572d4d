import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { servedHeaders } from '#platform/installed/served-headers.ts'
import { readBuild, type BuildFile, type Host } from '../pages.ts'

/** A key and a certificate of this machine's own, for an hour of a laboratory. */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'ank-hour-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const where = ['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=127.0.0.1']
  execFileSync('openssl', [...what, ...where], { stdio: 'ignore' })
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}

/** Bytes that passed a connection, with those of TLS and without those of TCP. */
export interface Bytes {
  up: number
  down: number
}

/** Passes connections on to a port of this machine and counts their bytes. */
async function countBytes(port: number): Promise<{ server: Server; bytes: Bytes }> {
  const bytes = { up: 0, down: 0 }
  const server = createServer((phone) => {
    const site = connect(port, '127.0.0.1')
    phone.on('data', (part: Buffer) => (bytes.up += part.length))
    site.on('data', (part: Buffer) => (bytes.down += part.length))
    phone.pipe(site).pipe(phone)
    phone.on('error', () => site.destroy())
    site.on('error', () => phone.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, bytes }
}

export interface HourSiteOptions {
  /** The folder of a build. */
  build: string
  host: Pick<Host, 'port' | 'clock'>
  /** Whether answers have an ETag, and one that is known is answered by 304. */
  tags: boolean
  /** Answers that take the place of the host's, by path. */
  answers: Record<string, () => unknown>
  /** More pages, by path. */
  pages: Record<string, string>
}

/** A build over TLS with HTTP/2, or 1.1 for a browser that wants it, whose bytes are counted. */
export async function serveHour(options: HourSiteOptions) {
  const { build, host, tags, answers, pages } = options
  const files = readBuild(build)
  const html = (text: string): BuildFile => ({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(text),
  })
  const find = (path: string): BuildFile => {
    const file = pages[path] === undefined ? files.get(path) : html(pages[path])
    const found = file ?? files.get('/index.html')
    if (found === undefined) throw new Error(`${build} has no index.html.`)
    return found
  }

  async function askHost({ method, url, headers }: Http2ServerRequest, sent: Buffer) {
    const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const asked = request({ host: '127.0.0.1', port: host.port, method, path: url })
    for (const [name, value] of kept) {
      if (name !== 'host' && name !== 'accept-encoding' && value) asked.setHeader(name, value)
    }
    asked.end(sent)
    return new Promise<{ status: number; type: string; body: Buffer }>((resolve, reject) => {
      asked.on('error', reject)
      asked.on('response', async (answer) =>
        resolve({
          status: answer.statusCode ?? 502,
          type: answer.headers['content-type'] ?? 'application/octet-stream',
          body: await buffer(answer),
        }),
      )
    })
  }

  async function respond(asked: Http2ServerRequest, answer: Http2ServerResponse): Promise<void> {
    const { pathname } = new URL(asked.url, 'https://site')
    if (!pathname.startsWith('/api/')) {
      const { headers, body } = find(pathname)
      answer.writeHead(200, headers).end(body)
      return
    }
    // As `deploy` sends them with every answer.
    const common = { ...servedHeaders('other'), date: new Date(host.clock.now()).toUTCString() }
    const sent = await buffer(asked)
    const own = answers[pathname]
    const { status, type, body } = own
      ? { status: 200, type: 'application/json', body: Buffer.from(JSON.stringify(own())) }
      : await askHost(asked, sent)
    const etag = `"${createHash('sha1').update(body).digest('base64url').slice(0, 16)}"`
    const isRead = asked.method === 'GET' && status === 200
    const headers = { ...common, 'cache-control': 'no-cache', ...(tags && isRead && { etag }) }
    if (tags && isRead && asked.headers['if-none-match'] === etag) {
      answer.writeHead(304, headers).end()
      return
    }
    const zipped = gzipSync(body)
    answer.writeHead(status, { ...headers, 'content-type': type, 'content-encoding': 'gzip' })
    answer.end(zipped)
  }

  const site = createSecureServer({ ...ownCertificate(), allowHTTP1: true }, (asked, answer) => {
    respond(asked, answer).catch(() => answer.stream?.destroy())
  })
  // As long as a web server keeps a connection that nobody uses: Node's own five seconds are few.
  Object.assign(site, { keepAliveTimeout: 75_000 })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { server, bytes } = await countBytes((site.address() as AddressInfo).port)
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes,
    close() {
      server.close()
      site.close()
    },
  }
}
