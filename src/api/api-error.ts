import { isRecord } from '#lib/is-record.ts'
import type { OperationName } from './table/table.ts'

/**
 * What went wrong with a call.
 *
 * - `network`: no answer came. `timeout`: none came in time. `aborted`: the caller gave up.
 * - `refused`: a no (4xx, or a success that says it failed). `server`: a failure (5xx). The API itself
 *   said so only if `isHosts`.
 * - `malformed`: neither yes nor no: a success that can't be read, a redirect.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'refused' | 'malformed' | 'server'

/** Longer host texts are cut: they are shown in toasts and beside fields. */
const longestText = 300

/** Statuses from a gateway in front of a host that is too busy or away, or that ask to try again. */
const notTheHost: readonly (number | null)[] = [408, 425, 429, 502, 503, 504]

/** Statuses that refuse a request for good. */
const isRefusal = (status: number) => status >= 400 && status < 500 && !notTheHost.includes(status)

/** No host has more to say about one request: each may become a toast. */
const mostProblems = 20

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longestText) : null

/** The sentences in a list: of texts, of objects with `msg`, or lists by field (`errors` of Laravel). */
function sentencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const items: unknown[] = Object.values(value).flat()
  return items
    .map((item) => text(item) ?? text((item as { msg?: unknown } | null)?.msg))
    .filter((sentence) => sentence !== null)
    .slice(0, mostProblems)
}

/** What frameworks write by themselves: a code (`INVALID_AMOUNT`), or the name of a status. */
const noSentence =
  /^([\w.:-]+|bad (request|gateway)|not (found|acceptable|implemented)|method not allowed|payment required|unprocessable \w+|too many requests|internal server error|(service|temporarily) unavailable|gateway timeout)$/i

/**
 * What a host says in a place that the specification doesn't name (`detail`, `error`, `msg`,
 * `data.message`): a text, an object with its `message` or `msg`, or a list of either.
 */
function sentencesAt(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, mostProblems).flatMap(sentencesAt)
  const { message, msg } = (isRecord(value) ? value : {}) as Record<string, unknown>
  const sentence = text(value) ?? text(message) ?? text(msg)
  return sentence === null || noSentence.test(sentence) ? [] : [sentence]
}

/** The only error a call throws. Host texts are data: they are shown as plain text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly operation: OperationName
  readonly kind: ApiErrorKind
  /** HTTP status, or null when no answer came. */
  readonly status: number | null
  /** The host's `message`, if it sent one. */
  readonly hostMessage: string | null
  /** The host's `errors[].msg`, in order; or its texts, also of a `message` that is a list. */
  readonly problems: readonly string[]
  /**
   * True if the API itself answered: in JSON, or with 401 or 403 and nothing, not by way of a redirect. A
   * page in front of the host isn't its answer, whatever its status (readings.md#start-profile).
   */
  readonly isHosts: boolean
  /** The same request is still being carried out: another one with its key came first. */
  readonly inFlight: boolean
  /** How long the host asks to be left alone: milliseconds, or null. */
  readonly retryAfterMs: number | null
  /** The answer was so long that it wasn't read to its end. */
  readonly isTooLong: boolean
  /** The code of the call couldn't be fetched: for certain, nothing has left the phone. */
  readonly isUnsent: boolean

  constructor(
    operation: OperationName,
    kind: ApiErrorKind,
    {
      status = null,
      body,
      detail,
      isHosts = kind === 'refused' || kind === 'server',
      inFlight = false,
      isTooLong = false,
      isUnsent = false,
      retryAfterMs = null,
    }: {
      status?: number | null
      body?: unknown
      detail?: string
      isHosts?: boolean
      inFlight?: boolean
      isTooLong?: boolean
      isUnsent?: boolean
      retryAfterMs?: number | null
    },
  ) {
    super(
      `${operation}: ${kind}${status === null ? '' : ` ${status}`}${detail ? `: ${detail}` : ''}`,
    )
    this.operation = operation
    this.kind = kind
    this.status = status
    this.isHosts = isHosts
    this.inFlight = inFlight
    this.isTooLong = isTooLong
    this.isUnsent = isUnsent
    this.retryAfterMs = retryAfterMs
    const fields: Record<string, unknown> = isRecord(body) ? body : {}
    const message = text(fields['message'])
    const problems = sentencesIn(fields['errors'])
    const named = problems.length > 0 ? problems : sentencesIn(fields['message'])
    const { data, detail: details } = fields
    const places = [
      fields['msg'],
      fields['error'],
      details,
      isRecord(data) ? data['message'] : null,
    ]
    const elsewhere =
      message === null && named.length === 0
        ? (places.map(sentencesAt).find((found) => found.length > 0) ?? [])
        : []
    // One sentence is a message, several are as `errors[]`.
    const [only = null, ...more] = elsewhere
    this.hostMessage = message ?? (more.length === 0 ? only : null)
    this.problems = more.length === 0 ? named : elsewhere
  }

  /**
   * True when the host said no (readings.md#late-answer). Anything else proves nothing: the host may
   * have carried the request out, whatever its response says.
   */
  get isVerdict(): boolean {
    if (this.inFlight || !this.isHosts) return false
    return this.kind === 'refused' && this.status !== null && isRefusal(this.status)
  }

  /**
   * True when the host itself has ended a request of money, by an answer of 400 or above that could
   * be read: it won't be carried out any more, though it may have been (readings.md#late-answer).
   */
  get isLastWord(): boolean {
    const isAnswer = this.hostAnswered && !this.inFlight
    return isAnswer && this.status !== null && this.status >= 400
  }

  /** True if no response came from the host. */
  get unreachable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'aborted'
  }

  /** True if the host itself responded, whatever it said (readings.md#start-profile). */
  get hostAnswered(): boolean {
    return this.isHosts && !notTheHost.includes(this.status)
  }
}

/**
 * True if the API says that a call failed, also with a status of a limit in front of it. It says nothing
 * about what the host has now, but whoever saves no money is told at once that it failed
 * (readings.md#answers-to-forms).
 */
export const saysItFailed = (error: unknown): boolean =>
  error instanceof ApiError && error.isHosts && error.kind !== 'malformed' && !error.inFlight

/**
 * The server message of any thrown value (readings.md#message-or-errors): the host's `message`, else its
 * `errors[]` joined, else `fallback`.
 */
export function serverMessageOr(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.hostMessage ?? (error.problems.join(', ') || fallback)
}

/** One sentence per item of `errors[]`, else the host's `message`, else `fallback` (a bet). */
export function refusalSentences(error: unknown, fallback: string): readonly string[] {
  if (error instanceof ApiError && error.problems.length > 0) return error.problems
  return [serverMessageOr(error, fallback)]
}
