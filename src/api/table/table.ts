import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type { ValueOf, WireOf } from '../shape.ts'
import * as account from './account.ts'
import * as bet from './bet.ts'
import * as content from './content.ts'
import * as game from './game.ts'
import * as starline from './starline.ts'
import * as wallet from './wallet.ts'

/**
 * The endpoint table: every call the client makes, once. An export of an area file is a row and its
 * name is the operation, so a new row needs no second entry anywhere.
 */
export const table = { ...account, ...game, ...bet, ...wallet, ...starline, ...content }

type Table = typeof table
export type OperationName = keyof Table

/** All operation names, in the order of the table. */
export const operationNames = Object.keys(table) as OperationName[]

/** A row with its types forgotten, for code that walks the whole table. */
export const rowOf = (operation: OperationName): Endpoint => table[operation] as unknown as Endpoint

type Types<Op extends OperationName> = NonNullable<Table[Op]['types']>
type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : Record<Key, Value>

/** What a caller hands to an operation: path parameters, query and body, as far as it has any. */
export type Input<Op extends OperationName> = Part<'query', Types<Op>['query']> &
  Part<'body', Types<Op>['body']> &
  (keyof Types<Op>['params'] extends never ? unknown : { params: Types<Op>['params'] })

/** What an operation gives back once its answer was read. */
export type Answer<Op extends OperationName> = ValueOf<Table[Op]['success']>

/** What a host writes for a success; the type of a mock handler's answer. */
export type Wire<Op extends OperationName> = WireOf<Table[Op]['success']>

/** Operations that need no input at all. */
export type PlainOperation = {
  [Op in OperationName]: unknown extends Input<Op> ? Op : never
}[OperationName]

/**
 * Checks what is about to be sent against its row. A request that breaks our own schema is a bug
 * of ours and is never sent: throws `TypeError`.
 */
export function checkRequest(operation: OperationName, input: object): void {
  const row = rowOf(operation)
  for (const part of ['query', 'body'] as const) {
    const parsed = row[part]?.safeParse((input as Record<string, unknown>)[part])
    if (parsed && !parsed.success) {
      throw new TypeError(`${operation} ${part}: ${z.prettifyError(parsed.error)}`)
    }
  }
}
