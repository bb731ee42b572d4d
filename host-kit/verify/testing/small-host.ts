import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A host on a port of this machine. */
export interface Listening {
  url: string
  close(): Promise<void>
}

/** A request to a small host. */
export interface Received {
  /** With the query. */
  path: string
  method: string
  headers: Record<string, string>
  body: string
}

/** Answers a request. Never resolves: the host is silent. */
export type Answering = (request: Received) => Response | Promise<Response>

const ofConnection = ['host', 'connection', 'content-length']

/** Sends a request on to another host. */
export const passOn = (url: string, { path, method, headers, body }: Received) =>
  fetch(`${url}${path}`, {
    method,
    headers: Object.entries(headers).filter(([name]) => !ofConnection.includes(name)),
    ...(body !== '' && { body }),
  })

const listener =
  (answering: Answering): RequestListener =>
  (incoming, outgoing) => {
    const respond = async () => {
      const body = Buffer.concat((await incoming.toArray()) as Buffer[]).toString()
      const headers = incoming.headers as Record<string, string>
      const { url: path = '/', method = 'GET' } = incoming
      const response = await answering({ path, method, headers, body })
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    }
    respond().catch(() => outgoing.destroy())
  }

/** A host of a few lines, for one test. */
export async function smallHost(answering: Answering): Promise<Listening> {
  const server = createServer(listener(answering))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
