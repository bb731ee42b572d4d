import type { OperationName } from '#api/table/table.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import type { Backend } from '#mocks/backend.ts'

export type Fields = Record<string, unknown>

/** A call on its way to the mock host. */
export interface HostCall {
  operation: OperationName
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: Fields
  /** Empty: none was sent. */
  token: string
  /** Whose token it is; empty for nobody. */
  accountId: string
  /** `Idempotency-Key`; empty: none was sent. */
  key: string
}

export interface Reply {
  status: number
  /** Sent as JSON, unless `type` says it's other text; undefined: nothing is sent. */
  body: unknown
  type?: string
  /** Called if the client cancels the response before its body was sent. */
  onCut?: () => void
}

/** Passes the call on to the mock host, with these of its fields changed. */
export type Proceed = (change?: Partial<HostCall>) => Promise<Reply>

/** One fault on one mock host: what it does instead of a call, or of a staff action. */
export interface SeededFault {
  call?: (call: HostCall, proceed: Proceed) => Promise<Reply>
  staff?: (
    name: StaffActionName,
    params: StaffActionParams,
    proceed: () => void,
  ) => void | Promise<void>
}

/** The rows and the money of the mock host, for a fault to change. */
export interface MockHost {
  backend: Backend
  balance: (accountId: string) => number
  give: (accountId: string, amount: number) => void
  /** Not below zero: the mock host's ledger has no debts. */
  take: (accountId: string, amount: number) => void
}

/** Makes the fault for a mock host. Called again for each state, so what it stores starts empty. */
export type HostFault = (mock: MockHost) => SeededFault

/** What a fault does to players. */
export type Harm =
  | 'breaks'
  | 'loses data'
  | 'misleads'
  | 'nobody can bet'
  | 'privacy'
  | 'money'
  | 'money to a stranger'

/** A line of the table: one fault, its harm and what finds it. */
export interface Line {
  /** What is wrong, in words that follow "a host that". */
  host: string
  harm: Harm
  /** The cases and invariants that find it, or `torture`; none: a team must check that itself. */
  found: readonly string[]
  fault: HostFault
}
