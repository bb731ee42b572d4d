import type { Input, OperationName, Wire } from '#api/table/table.ts'
import type { Db } from '../store/db.ts'
import type { StoredRow } from '../store/models.ts'
import type { Refuse } from './request.ts'

type PartOf<Op extends OperationName, Key extends string> =
  Input<Op> extends Record<Key, infer Part> ? Part : undefined

/** A handler's input: the parsed request, the caller, and the backend's tables. */
export interface Call<Op extends OperationName> {
  params: PartOf<Op, 'params'>
  query: PartOf<Op, 'query'>
  body: PartOf<Op, 'body'>
  /** The signed-in account. Only rows with bearer auth may read it. */
  readonly account: StoredRow<'account'>
  /** The signed-in account or null, for rows whose token is optional. */
  caller: StoredRow<'account'> | null
  /** Epoch ms of the backend's clock. */
  now: number
  db: Db
  /** Refuses by the name of a refusal that the row declares. Never returns. */
  refuse: Refuse
  /** Refuses with the sentences of the rules that the request breaks, if there are any. */
  check(...broken: (string | false | null)[]): void
}

/**
 * One operation. It runs without interruption and all or nothing: it is not async, and when it
 * throws, its writes are undone. What it returns is checked against the row's wire schema.
 */
export type Handler<Op extends OperationName> = (call: Call<Op>) => Wire<Op>

/** A handler for every row of the endpoint table. */
export type Handlers = { readonly [Op in OperationName]: Handler<Op> }
