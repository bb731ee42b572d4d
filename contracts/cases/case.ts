import type { Answer, Input, OperationName, Wire } from '#api/table/table.ts'
import type { StateName, StateParams } from './states.ts'

interface Arranged<Op extends OperationName> {
  given: StateName
  params?: StateParams
  /** By default, the input of the operation's cases. */
  input?: Input<Op>
}

export interface SuccessCase<Op extends OperationName> extends Arranged<Op> {
  /** The host's response, by hand; optional fields only count if they're here. */
  answer: Wire<Op>
  /** What a screen gets from it, by hand. */
  reads: Answer<Op>
  /** Dotted paths in the response whose exact value matters: echoes of the request, `success`. */
  exact?: readonly string[]
  /** For rows that send the token when there is one. */
  signedIn?: true
}

export interface RefusalCase<Op extends OperationName> extends Arranged<Op> {
  /** The host's sentence, one per item of `errors[]`; an example, hosts have their own words. */
  says: readonly [string, ...string[]]
}

/**
 * Every case of an operation. A test compares with the row: `refusals` has a case for each declared
 * refusal, `successes` has `full`, `sparse` where the answer has parts that may be missing, and
 * `empty` where it has a list.
 */
export interface CasesOf<Op extends OperationName> {
  /** A well-formed request, for every case without its own. */
  input: Input<Op>
  successes: { full: SuccessCase<Op> } & Record<string, SuccessCase<Op>>
  refusals: Record<string, RefusalCase<Op>>
}

/** A list under `key` with the one row of a state, whose status is that state's parameter. */
export const listed = <Key extends string, Row extends { status: string }>(
  given: StateName,
  key: Key,
  row: Row,
  ...exact: (keyof Row & string)[]
) => ({
  given,
  params: { status: row.status },
  answer: { [key]: [row] } as Record<Key, [Row]>,
  reads: [row] as [Row],
  exact: exact.map((field) => `${key}.0.${field}`),
})

/** The 401 of every row that needs a token. */
export const signedOut = {
  given: 'nobodySignedIn',
  params: { freeNumber: '9123456789' },
  says: ['Please log in to continue'],
} as const satisfies RefusalCase<'getUserProfile'>

/** The 403 of rows that an inactive player may not use. */
export const inactive = {
  given: 'notActive',
  says: ['Your account is not active. Please contact support.'],
} as const satisfies RefusalCase<'getUserProfile'>
