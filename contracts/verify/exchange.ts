import { rowOf, type OperationName } from '#api/table/table.ts'
import type { FlatCase } from '../cases/cases.ts'
import { fillFrom, requestOf } from '../request.ts'

/** What a case's state answered with, by name: `token`, `gameId`… */
export type Values = Readonly<Record<string, string>>

/** What a host answered. */
export interface Exchange {
  status: number
  text: string
  /** The content type, if it told one. */
  type: string | null
}

/** Why a call has no answer that could be judged; its message is a sentence without a full stop. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** As long as the client waits. */
const usualTimeoutMs = 20_000

/** An address without what must not be printed. */
const origin = (address: string) => new URL(address).host

const refusedCertificate =
  /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|^(HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/

/** The sentence for what the network said. */
function whyNot(error: unknown, address: string, timeoutMs: number): string {
  const { name, cause } = error as Error & { cause?: Error & { code?: string } }
  const code = cause?.code ?? ''
  const host = origin(address)
  if (name === 'TimeoutError') return `${host} gave no answer within ${timeoutMs / 1000} seconds`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `no machine has the name ${host}`
  if (code === 'ECONNREFUSED') return `nothing listens at ${host}`
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') {
    return `${host} closed the connection without an answer`
  }
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') {
    return `${host} took no connection in time`
  }
  // Before the certificates: codes such as ERR_SSL_WRONG_VERSION_NUMBER.
  if (code.startsWith('ERR_SSL') || code === 'EPROTO') {
    return `${host} does not speak TLS; is its address http:// instead of https://?`
  }
  if (refusedCertificate.test(code)) {
    return (
      `TLS was refused, because this machine does not trust the certificate of ${host} ` +
      `(${cause?.message ?? code}); players' browsers would refuse it too. For an authority of ` +
      'your own, set NODE_EXTRA_CA_CERTS to its certificate'
    )
  }
  if (code.startsWith('HPE_')) return `${host} does not answer in HTTP (${cause?.message ?? code})`
  return `${host} was not reached (${cause?.message ?? String(error)})`
}

/**
 * Sends one request, follows no redirect. Rejects with `NoAnswer`: no connection, TLS refused, no
 * answer in time, or a redirect.
 */
export async function ask(
  address: string,
  { timeoutMs = usualTimeoutMs, ...init }: RequestInit & { timeoutMs?: number | undefined } = {},
): Promise<Exchange> {
  let response: Response
  let text: string
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    response = await fetch(address, { ...init, redirect: 'manual', signal })
    text = await response.text()
  } catch (error) {
    throw new NoAnswer(whyNot(error, address, timeoutMs))
  }
  const { status } = response
  const target = response.headers.get('location')
  if (status >= 300 && status < 400 && target !== null) {
    throw new NoAnswer(
      `${address} redirects (${status}) to ${JSON.stringify(target)}; the client needs the ` +
        'address that answers itself',
    )
  }
  return { status, text, type: response.headers.get('content-type') }
}

/** Makes a case's request to a host (`http://…`, without `/api`). Rejects with `NoAnswer`. */
export function sendCase(
  one: FlatCase,
  host: string,
  values: Values,
  timeoutMs?: number,
): Promise<Exchange> {
  const { method, path, query, headers, body } = requestOf(one, fillFrom(values))
  const search = new URLSearchParams(query)
  return ask(`${host}${path}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    timeoutMs,
  })
}

/** `GET /api/games`. */
export function callOf(operation: OperationName): string {
  const { method, path } = rowOf(operation)
  return `${method} /api${path}`
}
