import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Which callers the host accepts. */
export interface Guard {
  /** The address to listen on; by default, only this machine can connect. */
  host?: string | undefined
  /** The secret that calls to `/__ank/` need, as a bearer token or `?secret=`; by default, none. */
  secret?: string | undefined
}

const nameOf = (host: string) => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')

/** Whether a `Host` header names this machine. Another name comes from a page whose domain was pointed here. */
const isKnown = (name: string, host: string | undefined) =>
  name === 'localhost' || isIP(name) !== 0 || name === host

/** Compares secrets in a time that doesn't depend on where they differ. */
const isSame = (sent: string, secret: string) => {
  const [a, b] = [Buffer.from(sent), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Why a call isn't answered, in one sentence; null if it is. */
export function turnedAway(
  url: string,
  headers: IncomingHttpHeaders,
  { host, secret }: Guard,
): string | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const isControl = pathname.startsWith('/__ank/')
  // A host on the network may have names this machine doesn't know.
  // Commands have their secret, which no page that was pointed here can know.
  const isOpen = isControl ? secret !== undefined : host !== undefined
  const isNamed = isOpen || isKnown(nameOf(headers.host ?? ''), host)
  if (!isNamed) return 'This host doesn’t accept requests to that name.'
  if (!isControl) return null
  if (headers.origin !== undefined) return 'Web pages can’t send commands to this host.'
  if (secret === undefined) return null
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  const sentSecret = bearer ?? searchParams.get('secret') ?? ''
  return isSame(sentSecret, secret)
    ? null
    : 'Commands need the secret this host printed when it started.'
}
