import type * as z from 'zod/mini'
import type { Shape } from './shape.ts'

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * `bearer`: refused without a token. `optional`: the token is sent when there is one.
 * `none`: never sent.
 */
export type Auth = 'bearer' | 'optional' | 'none'

/** One way in which a host says no that the client tells apart. */
export interface Refusal {
  /** Short kebab-case name, unique within the row; contract cases and faults use it. */
  name: string
  status: 400 | 401 | 403 | 404 | 409 | 422
  /** What the body carries: a `message`, or `errors[]` with a `msg` each. */
  body: 'message' | 'errors'
  when: string
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Path parameters of a template such as `/starline/games/:gameId`. */
export type PathParams<Path extends string> = Record<ParamNames<Path>, string>

export interface EndpointSpec<Path extends string, Query, Body, Wire, Value> {
  method: Method
  /** Below `/api`. Parameters as `:name`. */
  path: Path
  auth: Auth
  /** Unknown keys are refused in requests. */
  query?: z.ZodMiniType<Query>
  body?: z.ZodMiniType<Body>
  success: Shape<Wire, Value>
  /** Besides the 401 that every `bearer` row has. */
  refusals: readonly Refusal[]
  /** Operations whose cached answers a success makes stale. */
  invalidates: readonly string[]
  /** Route patterns that break without this call. */
  screens: readonly string[]
  /** One line of prose. */
  about: string
}

export interface Endpoint<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Wire = unknown,
  Value = unknown,
> extends EndpointSpec<Path, Query, Body, Wire, Value> {
  /** Only for types; never present at run time. */
  readonly types?: { query: Query; body: Body; wire: Wire; value: Value; params: PathParams<Path> }
}

const signedOut: Refusal = {
  name: 'signed-out',
  status: 401,
  body: 'message',
  when: 'The token is missing, wrong or ended.',
}

/**
 * Declares one row of the endpoint table. A row without a query or a body schema takes none. The
 * 401 of `bearer` rows is added here, so that no row can forget it.
 */
export function endpoint<
  const Path extends string,
  Wire,
  Value,
  Query = undefined,
  Body = undefined,
>(spec: EndpointSpec<Path, Query, Body, Wire, Value>): Endpoint<Path, Query, Body, Wire, Value> {
  return spec.auth === 'bearer' ? { ...spec, refusals: [signedOut, ...spec.refusals] } : spec
}

/** 403 of rows that an inactive player may not use. */
export const inactive: Refusal = {
  name: 'inactive',
  status: 403,
  body: 'message',
  when: 'The account is not active.',
}

/** 422 with `errors[]`: one or more fields break a rule. */
export const invalidFields = (when: string): Refusal => ({
  name: 'invalid-fields',
  status: 422,
  body: 'errors',
  when,
})

/** 400 with one `message`. */
export const refused = (name: string, when: string): Refusal => ({
  name,
  status: 400,
  body: 'message',
  when,
})
