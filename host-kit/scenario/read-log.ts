import { z } from 'zod'
import { UsageError } from '../../scripts/lib/root.mjs'

/** One call, wherever it was written down. */
export interface Call {
  /** Epoch ms. */
  at: number
  method: string
  url: URL
  /** Null when no answer came. */
  status: number | null
  /** What was sent: headers and body. */
  request?: unknown
  /** Undefined if the log has no JSON. */
  answer: unknown
}

const largestLog = 1_000_000

/** Undefined for what is no JSON. */
function parsed(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const text = z.string().optional()

/** A call as browsers save it (HAR 1.2). */
const harCall = z
  .object({
    startedDateTime: z.string().transform(Date.parse).pipe(z.number()),
    request: z.object({
      method: z.string(),
      url: z.url(),
      headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
      postData: z.object({ text }).optional(),
    }),
    response: z.object({ status: z.number(), content: z.object({ text, encoding: text }) }),
  })
  .transform(({ startedDateTime, request, response: { status, content } }): Call => {
    const { headers } = request
    const sent = Object.fromEntries(headers.map(({ name, value }) => [name, value.split(/[ =;]+/)]))
    const encoding = content.encoding === 'base64' ? 'base64' : 'utf8'
    return {
      at: startedDateTime,
      method: request.method,
      url: new URL(request.url),
      // Browsers write 0 or -1 if no answer came.
      status: status > 0 ? status : null,
      request: [parsed(request.postData?.text), sent],
      answer: parsed(Buffer.from(content.text ?? '', encoding).toString()),
    }
  })

/** A call as the contract monitor saves it: an answer that's no JSON, or too long for it, as text. */
const monitorCall = z
  .object({
    at: z.number(),
    method: z.string(),
    path: z.string().startsWith('/'),
    status: z.number().nullable(),
    request: z.unknown(),
    response: z.unknown(),
  })
  .transform(({ path, response, ...call }): Call => {
    const answer = typeof response === 'string' ? undefined : response
    return { ...call, url: new URL(path, 'http://host'), answer }
  })

const callSchema = z.union([harCall, monitorCall])
const logSchema = z.union([
  z.array(z.unknown()),
  z
    .object({ log: z.object({ entries: z.array(z.unknown()) }) })
    .transform((har) => har.log.entries),
])

/**
 * The calls of a HAR file or of the contract monitor's log in the order of their time, and how many
 * entries are no calls. Throws a `UsageError` for any other file, and one of more than 1 MB.
 */
export function readLog(log: string): { calls: Call[]; broken: number } {
  if (Buffer.byteLength(log) > largestLog) {
    throw new UsageError('The log is larger than 1 MB. Save only the calls: Fetch/XHR.')
  }
  const entries = logSchema.safeParse(parsed(log)).data
  if (!entries)
    throw new UsageError('This is neither a HAR file nor a log of the contract monitor.')
  const calls = entries.flatMap((entry) => callSchema.safeParse(entry).data ?? [])
  return { calls: calls.toSorted((a, b) => a.at - b.at), broken: entries.length - calls.length }
}
