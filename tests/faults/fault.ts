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
  /** Called if whoever asked goes away before the body has arrived. */
  onCut?: () => void
}

/** Asks the mock host, with something of the call changed. */
export type Proceed = (changed?: Partial<HostCall>) => Promise<Reply>

/** A fault at work: wraps the host's calls, or what its staff do. */
export interface SeededFault {
  call?: (asked: HostCall, proceed: Proceed) => Promise<Reply>
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

/** Seeded anew whenever the host is put into a state, with a memory of its own. */
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

/** A host with one fault. */
export interface Line {
  /** What is wrong, in words that follow "a host that". */
  host: string
  harm: Harm
  /** The cases and invariants that find it, or `torture`; none: a team must check that itself. */
  found: readonly string[]
  fault: HostFault
}
