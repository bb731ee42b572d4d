import type { Answer, Input, OperationName, Wire } from '#api/table/table.ts'
import type { StateName, StateParams } from './states.ts'

interface CaseBase<Op extends OperationName> {
  /** The provider state; by default, a regular day. */
  given?: StateName
  params?: StateParams
  /** By default, the input of the operation's cases. */
  input?: Input<Op>
}

export interface SuccessCase<Op extends OperationName> extends CaseBase<Op> {
  /** The host's response, written by hand; an optional field is only checked if it's here. */
  answer: Wire<Op>
  /** What the client makes of it for screens, written by hand. */
  reads: Answer<Op>
  /**
   * Dotted paths in the response whose exact value matters: what repeats the request, `success`, or
   * the `length` of a list in which one more row would be another player's.
   */
  exact?: readonly string[]
  /** Sends the token, for operations that send one only if the player is signed in. */
  signedIn?: true
}

export interface RefusalCase<Op extends OperationName> extends CaseBase<Op> {
  /** The host's sentence, or one per item of `errors[]`: an example, hosts word it as they like. */
  says: readonly [string, ...string[]]
}

/**
 * Every case of an operation. A test compares it with the endpoint's row: `successes` has `full`,
 * `sparse` if parts of the answer may be missing, and `empty` if it has a list.
 */
export type CasesOf<Op extends OperationName> = {
  successes: { full: SuccessCase<Op> } & Record<string, SuccessCase<Op>>
  /** A case for each refusal that the row declares, except `usualRefusals`. */
  refusals?: Record<string, RefusalCase<Op>>
} & (unknown extends Input<Op>
  ? { input?: undefined }
  : {
      /** A well-formed request, for every case without its own. */
      input: Input<Op>
    })

/** An answer that screens get as it is. */
export const wholeAnswer = <Body>(body: Body) => ({ answer: body, reads: body })

/** An answer of which screens get what is under `key`. */
export const answerUnder = <Key extends string, Value>(key: Key, value: Value) => ({
  answer: { [key]: value } as Record<Key, Value>,
  reads: value,
})

/** The answer to a mutation for which the specification shows none. */
export const emptyAnswer = { answer: {}, reads: null } as const

/** A list under `key` with only the row of a provider state; the row's status is its parameter. */
export const onlyRow = <Key extends string, Row extends { status: string }>(
  given: StateName,
  key: Key,
  row: Row,
  ...exact: (keyof Row & string)[]
) => ({
  given,
  params: { status: row.status },
  ...answerUnder(key, [row]),
  exact: [`${key}.length`, ...exact.map((field) => `${key}.0.${field}`)],
})

/** Refusals with the same case in every operation that declares them. */
export const usualRefusals: Readonly<Record<string, RefusalCase<'getUserProfile'>>> = {
  'signed-out': {
    given: 'nobodySignedIn',
    params: { freeNumber: '9123456789' },
    says: ['Please log in to continue'],
  },
  inactive: {
    given: 'notActive',
    params: { selfExcluded: false },
    says: ['Your account is not active. Please contact support.'],
  },
  // In this state, a host that doesn't keep self-exclusion refuses the same calls, with the same 403.
  'self-excluded': {
    given: 'notActive',
    params: { selfExcluded: true },
    says: ['You have excluded yourself from betting. Please contact support.'],
  },
}
