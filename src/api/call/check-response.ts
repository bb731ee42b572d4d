import { isRecord } from '#lib/is-record.ts'
import { ApiError } from '../api-error.ts'
import type { OperationName } from '../table/table.ts'

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

interface Success {
  error: null
  /** The parsed JSON; undefined if the response is empty. */
  body: unknown
  /** The host's own: a page of a gateway or of a hotel's network isn't, whatever its status. */
  isHosts: boolean
}

/**
 * Whether a response is a success, by its status and its body. `hasKey`: an idempotency key was sent
 * with the request.
 */
export function checkResponse(
  operation: OperationName,
  response: Response,
  text: string,
  hasKey: boolean,
): Success | { error: ApiError } {
  const { status } = response
  // Neither a redirect nor a status that only a browser can give (0) answers anything.
  if (!response.ok && status < 400)
    return { error: new ApiError(operation, 'malformed', { status }) }
  let body: unknown
  let isHosts = !response.redirected && (text !== '' || status === 401 || status === 403)
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    isHosts = false
    if (response.ok) {
      return { error: new ApiError(operation, 'malformed', { status, detail: 'not JSON' }) }
    }
  }
  if (response.ok && !saysNo(body)) return { error: null, body, isHosts }
  const error = new ApiError(operation, status >= 500 ? 'server' : 'refused', {
    status,
    body,
    isHosts,
    inFlight: status === 409 && hasKey,
    retryAfterMs: retryAfterOf(response),
  })
  return { error }
}
