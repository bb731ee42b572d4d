import * as z from 'zod/mini'
import { isRecord } from '#lib/is-record.ts'
import { lazy } from '#lib/lazy.ts'
import { readBody, tooLong } from '#lib/read-body.ts'
import { ApiError } from './api-error.ts'
import type { EndpointRow } from './endpoint.ts'
import type { Parse, Shape } from './shape.ts'
import { rowOf, type OperationName } from './table/table.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Called with each list item of this response that was dropped because it couldn't be read. */
  onDrop?: (problem: string) => void
  /**
   * Asks the host to answer 304 if nothing has changed since its last answer with an ETag. Not for
   * what judges money: a wrong 304 would hide a record.
   */
  conditional?: boolean
  /** Lets the host recognise a repeated request (docs/money.md). */
  idempotencyKey?: string
}

export interface ClientOptions {
  /** Scheme and host without `/api`; empty for the same origin. */
  host: string
  /** The current bearer token, or null. */
  token: () => string | null
  fetch?: typeof globalThis.fetch
  /** Milliseconds until a call counts as lost. */
  timeoutMs?: number
  /** Called when a call has an answer, whatever it says, and when the network had none. */
  onAnswer?: (isAnswered: boolean) => void
  /** Called when a bearer call made with `token` gets a 401. */
  onSignedOut?: (token: string) => void
  /** Called when a call that changes something is sent; its result, when that call has ended. */
  onSend?: () => () => void
  /** Called when a file that a call needs couldn't be fetched. */
  onMissing?: () => void
  /** Called with each list item that was dropped because it couldn't be read. */
  onDrop?: (operation: OperationName, problem: string) => void
}

/** The last answer of a read that came with an ETag, as it was understood. */
interface Tagged {
  etag: string
  value: unknown
  dropped: readonly string[]
}

/** Those of one client, by path: what was answered to another token is forgotten. */
export function createTagged() {
  const answers = new Map<string, Tagged>()
  let of: string | null = null
  return (token: string | null): Map<string, Tagged> => {
    if (token !== of) answers.clear()
    of = token
    return answers
  }
}

/** The longest that a host can ask to be left alone for, in milliseconds. */
const longestAfterMs = 60 * 60_000

/** What Retry-After asks for, in milliseconds: seconds, or a date by the host's own clock. */
function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text) - Date.parse(headers.get('date') ?? '')
  return ms > 0 ? Math.min(ms, longestAfterMs) : null
}

/** What a call is made with, whatever the operation. */
export interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

const defaultTimeoutMs = 20_000

/**
 * Checks what is about to be sent against its row. A request that breaks our own schema is a bug
 * of ours and is never sent: throws `TypeError`.
 */
function checkRequest(operation: string, row: EndpointRow, input: object): void {
  for (const part of ['query', 'body'] as const) {
    const parsed = row[part]?.safeParse((input as Record<string, unknown>)[part])
    if (parsed && !parsed.success) {
      throw new TypeError(`${operation} ${part}: ${z.prettifyError(parsed.error)}`)
    }
  }
}

function requestPath(row: EndpointRow, { params = {}, query = {} }: AnyInput): string {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Aborted as soon as one of these is. `AbortSignal.any` needs a Chrome of 116. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const each of signals) {
    each.addEventListener('abort', () => first.abort(each.reason), { once: true })
  }
  return first.signal
}

/**
 * A 2xx that says it failed: it carries `error` or `errors[]`, or says so in `success`, `status` (a word, or
 * a number from 400) or `statusCode`.
 */
function saysNo(body: unknown): boolean {
  if (!isRecord(body)) return false
  const { success, status, statusCode, error, errors } = body
  const failed = typeof status === 'string' && /^(error|fail(ed|ure)?)$/i.test(status)
  const isEmpty = !error || (typeof error === 'object' && Object.keys(error).length === 0)
  return (
    [false, 0, 'false', '0'].includes(success as boolean) ||
    failed ||
    Number(status) >= 400 ||
    Number(statusCode) >= 400 ||
    !isEmpty ||
    (Array.isArray(errors) && errors.length > 0)
  )
}

interface ReadAnswer {
  value?: unknown
  error?: Error
  /** What is wrong with each item that was left out. */
  dropped: string[]
}

function readWith(shape: Shape<unknown, unknown>, body: unknown, parse: Parse): ReadAnswer {
  const dropped: string[] = []
  try {
    return { value: shape.read(body, (problem) => dropped.push(problem), parse), dropped }
  } catch (error) {
    return { error: error as Error, dropped }
  }
}

const loadLenient = lazy(() => import('./read-leniently.ts'))

/**
 * Reads a response with its schemas; if anything doesn't fit, reads it all again in other
 * forms (readings.md#lenient-rows), with code that most players never load.
 */
async function readAnswer(
  shape: Shape<unknown, unknown>,
  body: unknown,
  onMissing?: () => void,
): Promise<ReadAnswer> {
  let fits = true
  const strict = readWith(shape, body, (schema, value) => {
    const parsed = schema.safeParse(value)
    fits &&= parsed.success
    return parsed
  })
  if (fits) return strict
  const lenient = await loadLenient().catch(() => null)
  if (lenient !== null) return readWith(shape, body, lenient.parseLeniently)
  onMissing?.()
  return strict
}

/** Makes a call to the API at `base`, checked before and after. Throws as `Client.call` does. */
export async function makeCall(
  base: string,
  options: ClientOptions,
  operation: OperationName,
  input: AnyInput,
  extra: CallOptions,
  tagged: ReturnType<typeof createTagged>,
): Promise<unknown> {
  const { token, timeoutMs = defaultTimeoutMs, onSignedOut, onDrop, onSend } = options
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args))
  const row = rowOf(operation)
  // What changes something leaves at once, before the form is shown as busy. A read may still be
  // taken back by whoever asked.
  if (row.method === 'GET') await Promise.resolve()
  checkRequest(operation, row, input)
  const bearer = row.auth === 'none' ? null : token()
  const path = requestPath(row, input)
  const owner = token()
  const before = extra.conditional ? tagged(owner).get(path) : undefined
  const tellDropped = (problems: readonly string[]) => {
    for (const problem of problems) {
      extra.onDrop?.(problem)
      onDrop?.(operation, problem)
    }
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  const lost = (error: unknown) => {
    if (extra.signal?.aborted) return new ApiError(operation, 'aborted', {})
    if (timeout.aborted) return new ApiError(operation, 'timeout', {})
    return new ApiError(operation, 'network', { detail: String(error) })
  }

  if (extra.signal?.aborted) throw lost(extra.signal.reason)
  let response: Response
  let raw: string
  const ended = row.method === 'GET' ? undefined : onSend?.()
  try {
    response = await send(base + path, {
      method: row.method,
      headers: {
        accept: 'application/json',
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(row.body ? { 'content-type': 'application/json' } : {}),
        ...(before && { 'if-none-match': before.etag }),
        // A string of structured fields, as the header's draft has it.
        ...(extra.idempotencyKey ? { 'idempotency-key': `"${extra.idempotencyKey}"` } : {}),
      },
      ...(row.body ? { body: JSON.stringify(input.body) } : {}),
      cache: 'no-store',
      // A browser would send it again elsewhere, or read another page in its place and call it a success.
      redirect: row.method === 'GET' ? 'follow' : 'manual',
      signal: extra.signal ? firstOf(extra.signal, timeout) : timeout,
    })
    options.onAnswer?.(true)
    raw = await readBody(response)
  } catch (error) {
    const isLost = (error as Error).name !== tooLong
    if (isLost && !extra.signal?.aborted) options.onAnswer?.(false)
    if (isLost) throw lost(error)
    throw new ApiError(operation, 'malformed', { detail: tooLong, isTooLong: true })
  } finally {
    ended?.()
  }

  const { status } = response
  if (status === 304 && before) {
    tellDropped(before.dropped)
    return before.value
  }
  // Neither a redirect nor a status that only a browser can give (0) answers anything.
  if (!response.ok && status < 400) throw new ApiError(operation, 'malformed', { status })
  let body: unknown
  // A page of a gateway or of a hotel's network isn't a response from the host, whatever its status.
  let isHosts = !response.redirected && (raw !== '' || status === 401 || status === 403)
  try {
    body = raw === '' ? undefined : JSON.parse(raw)
  } catch {
    isHosts = false
    if (response.ok) {
      throw new ApiError(operation, 'malformed', { status, detail: 'not JSON' })
    }
  }
  if (!response.ok || saysNo(body)) {
    const isEnd = status === 401 && isHosts && row.auth === 'bearer'
    if (isEnd && bearer !== null) onSignedOut?.(bearer)
    const kind = status >= 500 ? 'server' : 'refused'
    const inFlight = status === 409 && extra.idempotencyKey !== undefined
    throw new ApiError(operation, kind, {
      status,
      body,
      isHosts,
      inFlight,
      retryAfterMs: retryAfterOf(response),
    })
  }
  // Not for the answer to what was sent: whoever sent it must learn of it first.
  const onMissing = row.method === 'GET' ? options.onMissing : undefined
  const { value, error, dropped } = await readAnswer(row.success, body, onMissing)
  tellDropped(dropped)
  if (error) {
    throw new ApiError(operation, 'malformed', { status, body, isHosts, detail: error.message })
  }
  const etag = response.headers.get('etag')
  if (extra.conditional && etag !== null && token() === owner) {
    tagged(owner).set(path, { etag, value, dropped })
  }
  return value
}
