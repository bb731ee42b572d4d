import type * as z from 'zod/mini'
import type { Shape } from './shape.ts'

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * `bearer`: refused without a token. `optional`: the token is sent when there is one.
 * `none`: never sent.
 */
export type Auth = 'bearer' | 'optional' | 'none'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Path parameters of a template such as `/starline/games/:gameId`. */
export type PathParams<Path extends string> = Record<ParamNames<Path>, string>

/** What a client has to know about a call. */
export interface CallSpec<Path extends string, Query, Body, Wire, Value> {
  method: Method
  /** Below `/api`. Parameters as `:name`. */
  path: Path
  auth: Auth
  /** Unknown keys are refused in requests. */
  query?: z.ZodMiniType<Query>
  body?: z.ZodMiniType<Body>
  success: Shape<Wire, Value>
  /**
   * What the phone keeps of the last answer, for a start without a connection: never a password, a
   * token or an account number. A function returns what remains of the answer.
   */
  keeps: 'nothing' | 'answer' | ((answer: NoInfer<Value>) => unknown)
  /** Operations whose cached answers a success makes stale. */
  invalidates?: readonly string[]
}

export interface EndpointRow<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Wire = unknown,
  Value = unknown,
> extends CallSpec<Path, Query, Body, Wire, Value> {
  /** Only for types; never present at run time. */
  readonly types?: { query: Query; body: Body; wire: Wire; value: Value; params: PathParams<Path> }
}

/**
 * Declares one row of the endpoint table. Without a query or body schema, a call has none. What only
 * a host has to know stands in `contract/`.
 */
export const endpoint = <
  const Path extends string,
  Wire,
  Value,
  Query = undefined,
  Body = undefined,
>(
  spec: CallSpec<Path, Query, Body, Wire, Value>,
): EndpointRow<Path, Query, Body, Wire, Value> => spec
