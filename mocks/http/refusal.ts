import type { Endpoint } from '#api/endpoint.ts'
import type { Refusal } from '#api/notes.ts'

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
