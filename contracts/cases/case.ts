import type { Answer, Input, OperationName, Wire } from '#api/table/table.ts'
import type { StateName, StateParams } from './states.ts'

interface Arranged<Op extends OperationName> {
  /** Left out: a regular day. */
  given?: StateName
  params?: StateParams
  /** By default, the input of the operation's cases. */
  input?: Input<Op>
}

export interface SuccessCase<Op extends OperationName> extends Arranged<Op> {
  /** The host's response, by hand; optional fields only count if they're here. */
  answer: Wire<Op>
  /** What a screen gets from it, by hand. */
  reads: Answer<Op>
  /**
   * Dotted paths in the response whose exact value matters: echoes of the request, `success`; the
   * `length` of a list, where any other row would be somebody else's.
   */
  exact?: readonly string[]
  /** For rows that send the token when there is one. */
  signedIn?: true
}

export interface RefusalCase<Op extends OperationName> extends Arranged<Op> {
  /** The host's sentence, one per item of `errors[]`; an example, hosts have their own words. */
  says: readonly [string, ...string[]]
}

/**
 * Every case of an operation. A test compares with the row: `successes` has `full`, `sparse` where the answer has parts that may be missing, and
 * `empty` where it has a list.
 */
export type CasesOf<Op extends OperationName> = {
  successes: { full: SuccessCase<Op> } & Record<string, SuccessCase<Op>>
  /** A case for each refusal that the row declares, but for those that are alike everywhere. */
  refusals?: Record<string, RefusalCase<Op>>
} & (unknown extends Input<Op>
  ? { input?: undefined }
  : {
      /** A well-formed request, for every case without its own. */
      input: Input<Op>
    })

/** An answer of which a screen reads everything. */
export const whole = <Body>(body: Body) => ({ answer: body, reads: body })

/** An answer of which a screen reads what is under `key`. */
export const under = <Key extends string, Value>(key: Key, value: Value) => ({
  answer: { [key]: value } as Record<Key, Value>,
  reads: value,
})

/** The answer to what is sent where the specification shows none. */
export const done = { answer: {}, reads: null } as const

/** A list under `key` with the one row of a state and no other; its status is the state's parameter. */
export const listed = <Key extends string, Row extends { status: string }>(
  given: StateName,
  key: Key,
  row: Row,
  ...exact: (keyof Row & string)[]
) => ({
  given,
  params: { status: row.status },
  ...under(key, [row]),
  exact: [`${key}.length`, ...exact.map((field) => `${key}.0.${field}`)],
})

/** The refusals that are alike in every row that declares them. */
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
