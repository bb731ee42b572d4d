import * as z from 'zod/mini'
import type { EndpointRow } from '../endpoint.ts'

/** What a call is made with, whatever the operation. */
export interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Checks what is about to be sent against its row. A request that breaks our own schema is a bug
 * of ours and is never sent: throws `TypeError`.
 */
export function checkRequest(operation: string, row: EndpointRow, input: AnyInput): void {
  for (const part of ['query', 'body'] as const) {
    const parsed = row[part]?.safeParse(input[part])
    if (parsed && !parsed.success) {
      throw new TypeError(`${operation} ${part}: ${z.prettifyError(parsed.error)}`)
    }
  }
}

/** The path below `/api` with its parameters and query; what isn't set is left out of the query. */
export function requestPath(row: EndpointRow, { params = {}, query = {} }: AnyInput): string {
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

interface RequestHeaders {
  bearer: string | null
  /** Of the answer that is known: the host may say that it still holds. */
  etag: string | undefined
  idempotencyKey: string | undefined
}

/** What `fetch` is called with, but for its signal. */
export function requestInit(
  row: EndpointRow,
  input: AnyInput,
  { bearer, etag, idempotencyKey }: RequestHeaders,
): RequestInit {
  return {
    method: row.method,
    headers: {
      accept: 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(row.body ? { 'content-type': 'application/json' } : {}),
      ...(etag !== undefined && { 'if-none-match': etag }),
      // A string of structured fields, as the header's draft has it.
      ...(idempotencyKey ? { 'idempotency-key': `"${idempotencyKey}"` } : {}),
    },
    ...(row.body ? { body: JSON.stringify(input.body) } : {}),
    cache: 'no-store',
    // A browser would send it again elsewhere, or read another page in its place and call it a success.
    redirect: row.method === 'GET' ? 'follow' : 'manual',
  }
}
