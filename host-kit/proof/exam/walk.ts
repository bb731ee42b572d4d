import type { OperationName } from '../../../src/api/table/table.ts'
import { tryCall, type Reading } from '../../levels/reading.ts'
import type { Values } from '../../verify/answer/exchange.ts'

/** The client's result of one call. */
export interface Seen {
  operation: OperationName
  /** A host's own rule: accepting it harms nobody. */
  isOwnRule: boolean
  outcome: Exclude<Reading, { kind: 'fell' }>
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
  async call(
    operation: OperationName,
    input: object = {},
    { isOwnRule = false, token = this.values['token'] ?? null }: Extra = {},
  ): Promise<unknown> {
    const outcome = await tryCall(operation, input, { host: this.#host, token: () => token })
    if (outcome.kind === 'fell') throw outcome.error
    this.seen.push({ operation, isOwnRule, outcome })
    return outcome.kind === 'read' ? outcome.value : undefined
  }
}
