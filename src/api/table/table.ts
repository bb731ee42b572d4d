import type { EndpointRow } from '../endpoint.ts'
import type { ValueOf, WireOf } from '../shape.ts'
import * as account from './account.ts'
import * as bet from './bet.ts'
import * as content from './content.ts'
import * as enquiry from './enquiry.ts'
import * as game from './game.ts'
import * as starline from './starline.ts'
import * as wallet from './wallet.ts'

/**
 * The endpoint table: every call the client makes, once. An area file's export is a row, and its
 * name is the operation.
 */
const rows = { ...account, ...game, ...bet, ...wallet, ...starline, ...content, ...enquiry }

type Table = typeof rows
export type OperationName = keyof Table

/** All operation names, in the order of the table. */
export const operationNames = Object.keys(rows) as OperationName[]

/** A row with its types forgotten, for code that takes any of them. */
export const rowOf = (operation: OperationName): EndpointRow =>
  rows[operation] as unknown as EndpointRow

type Types<Op extends OperationName> = NonNullable<Table[Op]['types']>
type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : Record<Key, Value>

/** An operation's input: path parameters, query and body, if it has any. */
export type Input<Op extends OperationName> = Part<'query', Types<Op>['query']> &
  Part<'body', Types<Op>['body']> &
  (keyof Types<Op>['params'] extends never ? unknown : { params: Types<Op>['params'] })

type KeysOf<Part> = Part extends unknown ? keyof Part : never
/** For each operation, what it's for and what each field of its request is. */
export type RequestFields<Text> = {
  readonly [Op in OperationName]: readonly [
    purpose: Text,
    fields: Readonly<Record<KeysOf<Input<Op>[keyof Input<Op>]>, Text>>,
  ]
}

/** What an operation returns once its response has been read. */
export type Answer<Op extends OperationName> = ValueOf<Table[Op]['success']>

/** What a host sends for a success; the return type of a mock handler. */
export type Wire<Op extends OperationName> = WireOf<Table[Op]['success']>

/** Operations that need no input at all. */
export type PlainOperation = {
  [Op in OperationName]: unknown extends Input<Op> ? Op : never
}[OperationName]
