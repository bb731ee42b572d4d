import { setTimeout as sleep } from 'node:timers/promises'
import { rowOf, type OperationName } from '#api/table/table.ts'
import type { FlatCase } from '#contracts/cases/cases.ts'
import { fillFrom, requestOf, type CaseRequest } from '#contracts/cases/request.ts'

/** The values a case's state returned, by name: `token`, `gameId`… */
export type Values = Readonly<Record<string, string>>

/** A host's response. */
export interface Exchange {
  status: number
  text: string
  /** The content type, if there is one. */
  type: string | null
}

/** Why a call has no answer to judge; its message is a sentence without a full stop. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** There is no answer, since the host redirects the call to another address. */
export class Redirected extends NoAnswer {}

/** JSON with so many levels that reading it, which is recursive, would overflow the stack. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep'
}

/** More levels than any answer of the contract has, by far. */
const maxDepth = 1_000

/** Whether a text has more levels of JSON than can be read. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted && sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '[' || sign === '{')) depth += 1
    else if (!isQuoted && (sign === ']' || sign === '}')) depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}

/** Milliseconds, as long as the client waits for an answer. */
const usualTimeoutMs = 20_000

/** The part of an address that may be printed. */
const origin = (address: string) => new URL(address).host

const refusedCertificate =
  /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|^(HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/

/** The sentence for a network error; `hasBegun`: the head of an answer was there. */
function whyNot(error: unknown, address: string, timeoutMs: number, hasBegun: boolean): string {
  const { name, cause } = error as Error & { cause?: Error & { code?: string } }
  const code = cause?.code ?? ''
  const host = origin(address)
  if (name === 'TimeoutError') return `${host} gave no answer within ${timeoutMs / 1000} seconds`
  // Checked before certificates: codes such as ERR_SSL_WRONG_VERSION_NUMBER.
  if (code.startsWith('ERR_SSL') || code === 'EPROTO') {
    return `${host} does not use TLS. Its address probably begins with http://`
  }
  if (refusedCertificate.test(code)) {
    return (
      `TLS failed because this machine does not trust the certificate of ${host} ` +
      `(${cause?.message ?? code}). Players' browsers would refuse it too. If you have your own ` +
      'certificate authority, set NODE_EXTRA_CA_CERTS to its certificate'
    )
  }
  const reason = cause?.message ?? String(error)
  return hasBegun
    ? `${host} sent a body that can't be read (${reason})`
    : `${host} was not reached (${reason})`
}

/** A host may ask for so many seconds before a call is made again; any more, and it's said instead. */
const longestWait = 10
/** A host that keeps asking for more time limits calls for good. */
const mostWaits = 5

/** Seconds that an answer asks to wait for before the call is made again; null: it doesn't, or for too long. */
function secondsToWait({ status, headers }: Response): number | null {
  const asked = headers.get('retry-after') ?? ''
  return status === 429 && /^\d+$/.test(asked) && Number(asked) <= longestWait
    ? Number(asked)
    : null
}

/** `fetch`, again after as many seconds as `Retry-After` asks for if calls are limited (429): nothing was done. */
export async function fetchPatiently(
  url: Parameters<typeof fetch>[0],
  init?: RequestInit,
  once: typeof fetch = fetch,
): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await once(url, init)
    const seconds = secondsToWait(response)
    if (seconds === null || waits === mostWaits) return response
    await response.body?.cancel()
    await sleep(seconds * 1000)
  }
}

type SendOptions = RequestInit & { timeoutMs?: number | undefined }

/**
 * Sends one request without following redirects. Rejects with `NoAnswer`: no connection, a TLS
 * problem, or no answer in time; with `TooDeep` if the answer can't be read here.
 */
export async function send(
  address: string,
  { timeoutMs = usualTimeoutMs, ...init }: SendOptions = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  let response: Response | undefined
  try {
    const limited: typeof fetch = (url, options) =>
      fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) })
    response = await fetchPatiently(address, { ...init, redirect: 'manual' }, limited)
    const { status, headers } = response
    const text = await response.text()
    if (!isTooDeep(text)) return { status, headers, text }
  } catch (error) {
    throw new NoAnswer(whyNot(error, address, timeoutMs, response !== undefined))
  }
  const path = new URL(address).pathname
  throw new TooDeep(
    `${origin(address)} answered ${path} with JSON of more than 1,000 levels, which can't be judged.`,
  )
}

/** Sends a call as the client does. Rejects with `NoAnswer`, and for a redirect with `Redirected`. */
export async function ask(address: string, options?: SendOptions): Promise<Exchange> {
  const { status, text, headers } = await send(address, options)
  const target = headers.get('location')
  if (status >= 300 && status < 400 && target !== null) {
    throw new Redirected(`${address} redirects (${status}) to ${JSON.stringify(target)}`)
  }
  return { status, text, type: headers.get('content-type') }
}

/** A case's request to a host, as `fetch` takes it. */
export function callOn(host: string, { method, path, query, headers, body }: CaseRequest) {
  const search = new URLSearchParams(query)
  return {
    url: `${host}${path}${search.size > 0 ? `?${search}` : ''}`,
    init: { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
  }
}

/** Makes a case's request to a host (`http://…`, without `/api`). Rejects with `NoAnswer`. */
export function sendCase(
  one: FlatCase,
  host: string,
  values: Values,
  timeoutMs?: number,
): Promise<Exchange> {
  const { url, init } = callOn(host, requestOf(one, fillFrom(values)))
  return ask(url, { ...init, timeoutMs })
}

/** `GET /api/games`. */
export function callOf(operation: OperationName): string {
  const { method, path } = rowOf(operation)
  return `${method} /api${path}`
}
