import { createServer } from 'node:net'
import { UsageError } from './root.mjs'

/** True if a server can listen on `port`, both at every address and at `host` alone. */
export async function isFree(port: number, host?: string): Promise<boolean> {
  return (await canListen(port, undefined)) && (host === undefined || canListen(port, host))
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** The first free port at or after `from`. */
export async function firstFree(from: number, host?: string): Promise<number> {
  for (let port = from; port < from + 100; port += 1) {
    if (await isFree(port, host)) return port
  }
  throw new UsageError(`No port from ${from} to ${from + 99} is free. Set PORT to a free one.`)
}

/** Reads a port that somebody typed; `name` is where, such as `PORT`. Throws a `UsageError`. */
export function parsePort(text: string, name: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65535) {
    throw new UsageError(`${name} must be a number from 1 to 65535, not "${text}".`)
  }
  return port
}
