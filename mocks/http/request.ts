import type { z } from 'zod'
import type { Endpoint } from '#api/contract/contract.ts'
import type { Refusal } from '#api/contract/notes.ts'
import { serverMessages } from './messages.ts'

/** A handler's no: thrown, so that nothing it wrote before stays. */
export class Refused extends Error {
  readonly status: number
  readonly body: { message: string } | { errors: { msg: string }[] }

  constructor({ status, body }: Pick<Refusal, 'status' | 'body'>, sentences: readonly string[]) {
    super(sentences.join(' '))
    this.status = status
    this.body =
      body === 'errors'
        ? { errors: sentences.map((msg) => ({ msg })) }
        : { message: sentences[0] ?? '' }
  }
}

export type Refuse = (name: string, ...sentences: [string, ...string[]]) => never

/** Refuses with one of the row's refusals; a name the row doesn't declare is a mistake. */
export function refuserOf(operation: string, row: Endpoint): Refuse {
  return (name, ...sentences) => {
    const refusal = row.refusals.find((candidate) => candidate.name === name)
    if (!refusal) throw new Error(`${operation} declares no refusal "${name}".`)
    throw new Refused(refusal, sentences)
  }
}

type Raw = Record<string, string>

/** Query values are text; those that the schema wants as numbers are read as numbers. */
function numbersOf(raw: Raw, error: z.core.$ZodError): Record<string, unknown> {
  const numberKeys = error.issues
    .filter((issue) => issue.code === 'invalid_type')
    .map((issue) => String(issue.path[0]))
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) =>
      numberKeys.includes(key) && value.trim() !== '' ? [key, Number(value)] : [key, value],
    ),
  )
}

function sentencesOf(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  )
}

const invalid = (error: z.core.$ZodError) =>
  new Refused({ status: 422, body: 'errors' }, sentencesOf(error))

/** The query as the row's schema reads it; throws a 422 with a sentence per problem. */
export function readRequestQuery(row: Endpoint, search: URLSearchParams): unknown {
  if (!row.query) return undefined
  const raw: Raw = Object.fromEntries(search)
  const first = row.query.safeParse(raw)
  if (first.success) return first.data
  const second = row.query.safeParse(numbersOf(raw, first.error))
  if (second.success) return second.data
  throw invalid(second.error)
}

/** The body, parsed with the row's schema; throws 400 if it isn't JSON, 422 if it's wrong. */
export function readRequestBody(row: Endpoint, text: string): unknown {
  if (!row.body) return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Refused({ status: 400, body: 'message' }, [serverMessages.notJson])
  }
  const parsed = row.body.safeParse(json)
  if (parsed.success) return parsed.data
  throw invalid(parsed.error)
}
