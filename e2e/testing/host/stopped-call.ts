import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { StoppedCall } from '#tests/testing/network-faults.ts'

/** Stops every call of a method to an address; returns a function that ends it. */
export type StopCalls = (
  method: string,
  address: RegExp,
  handle: (call: StoppedCall) => void | Promise<void>,
) => () => void

/** Sends a call on to the host's port. */
export function sendOn(incoming: IncomingMessage, port: number, headers = incoming.headers) {
  const { method, url: path } = incoming
  const upstream = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  return incoming.pipe(upstream)
}

interface Parts {
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** The host's port. */
  port: number
  /** The headers of every answer. */
  connection: Record<string, string>
  passOn(): void
}

export const stoppedCall = (parts: Parts): StoppedCall => {
  const { incoming, outgoing, port, connection, passOn } = parts
  return {
    answer(status, type, body) {
      outgoing.writeHead(status, { ...connection, ...(type && { 'content-type': type }) })
      outgoing.end(body)
    },
    cut: () => void incoming.socket.destroy(),
    carryOut: () =>
      new Promise((resolve, reject) => {
        const { 'accept-encoding': _, ...headers } = incoming.headers
        const upstream = sendOn(incoming, port, headers)
        upstream.on('error', reject)
        upstream.on('response', (answer) => {
          text(answer).then((body) => resolve({ status: answer.statusCode ?? 502, body }), reject)
        })
      }),
    passOn,
  }
}
