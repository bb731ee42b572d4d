import type { OperationName } from './table/table.ts'

/**
 * What went wrong with a call.
 *
 * - `network`: no answer came. `timeout`: none came in time. `aborted`: the caller gave up.
 * - `refused`: the host understood and said no (4xx, or a success that says it failed).
 * - `malformed`: the host said yes in a form that cannot be read.
 * - `server`: the host failed (5xx).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'refused' | 'malformed' | 'server'

/** Longer host texts are cut: they are shown in toasts and beside fields. */
const longestText = 300

/** Statuses from a gateway in front of a host that is too busy or away, or that ask to try again. */
const notTheHost: readonly (number | null)[] = [408, 425, 429, 502, 503, 504]

/** Statuses that refuse a request for good. */
const isRefusal = (status: number) => status >= 400 && status < 500 && !notTheHost.includes(status)

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longestText) : null

/** The sentences in a list: of texts, of objects with `msg`, or lists by field (`errors` of Laravel). */
function sentencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const items: unknown[] = Object.values(value).flat()
  return items
    .map((item) => text(item) ?? text((item as { msg?: unknown } | null)?.msg))
    .filter((sentence) => sentence !== null)
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
  /** True if a response came and was understood, with or without a sentence. */
  readonly readable: boolean
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
      readable = kind === 'refused' || kind === 'server',
      inFlight = false,
      isTooLong = false,
      isUnsent = false,
      retryAfterMs = null,
    }: {
      status?: number | null
      body?: unknown
      detail?: string
      readable?: boolean
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
    this.readable = readable
    this.inFlight = inFlight
    this.isTooLong = isTooLong
    this.isUnsent = isUnsent
    this.retryAfterMs = retryAfterMs
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<
      string,
      unknown
    >
    this.hostMessage = text(fields['message'])
    const problems = sentencesIn(fields['errors'])
    this.problems = problems.length > 0 ? problems : sentencesIn(fields['message'])
  }

  /**
   * True when the host said no (readings.md#late-answer). Anything else proves nothing: the host may
   * have carried the request out, whatever its response says.
   */
  get isVerdict(): boolean {
    if (this.inFlight) return false
    return this.kind === 'refused' && this.status !== null && isRefusal(this.status)
  }

  /**
   * True when the host itself has ended a request of money, by an answer of 400 or above that could
   * be read: it won't be carried out any more, though it may have been (readings.md#late-answer).
   */
  get isLastWord(): boolean {
    const isAnswer = this.hostAnswered && this.readable && !this.inFlight
    return isAnswer && this.status !== null && this.status >= 400
  }

  /** True if no response came from the host. */
  get unreachable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'aborted'
  }

  /** True if the host itself responded, whatever it said (readings.md#start-profile). */
  get hostAnswered(): boolean {
    return !this.unreachable && !notTheHost.includes(this.status)
  }
}

/**
 * True if a response that could be read says that a call failed, whoever sent it: a limit in front of
 * the host answers in JSON too. It says nothing about what the host has now, but whoever saves no
 * money is told at once that it failed (readings.md#answers-to-forms).
 */
export const saysItFailed = (error: unknown): boolean =>
  error instanceof ApiError && error.readable && !error.unreachable && !error.inFlight

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
