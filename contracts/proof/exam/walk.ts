import { ApiError, refusalSentences } from '#api/api-error.ts'
import { createClient, type Client } from '#api/client.ts'
import type { OperationName } from '#api/table/table.ts'
import type { Values } from '../../verify/answer/exchange.ts'

/** The client's result of one call. */
export interface Seen {
  operation: OperationName
  /** A host's own rule: accepting it harms nobody. */
  isOwnRule: boolean
  outcome:
    | { kind: 'read'; value: unknown; dropped: number }
    | {
        kind: 'refused'
        isVerdict: boolean
        endsSession: boolean
        sentences: number
        isNo: boolean
      }
}

interface Extra {
  isOwnRule?: boolean
  /** Another token than that of the state; null for none. */
  token?: string | null
}

/** Makes a journey's calls and keeps the client's result of each. */
export class Walk {
  readonly seen: Seen[] = []
  readonly values: Values
  readonly #host: string

  constructor(host: string, values: Values) {
    this.#host = host
    this.values = values
  }

  /** Makes a call; gives what was read, or undefined. */
  async call<Op extends OperationName>(
    operation: Op,
    input: object = {},
    { isOwnRule = false, token = this.values['token'] ?? null }: Extra = {},
  ): Promise<unknown> {
    let dropped = 0
    let endsSession = false
    const client: Client = createClient({
      host: this.#host,
      token: () => token,
      onDrop: () => (dropped += 1),
      onSignedOut: () => (endsSession = true),
    })
    try {
      const value: unknown = await client.call(operation as 'getUserProfile', input)
      this.seen.push({ operation, isOwnRule, outcome: { kind: 'read', value, dropped } })
      return value
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const sentences = refusalSentences(error, '').filter(Boolean).length
      const outcome = {
        kind: 'refused',
        isVerdict: error.isVerdict,
        isNo: error.kind === 'refused',
        ...{ endsSession, sentences },
      } as const
      this.seen.push({ operation, isOwnRule, outcome })
      return undefined
    }
  }
}
