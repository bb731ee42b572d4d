import * as z from 'zod/mini'
import { sliceLength } from '#lib/give-way.ts'
import { isRecord } from '#lib/is-record.ts'

/**
 * How the body of a success is written and how it is read.
 *
 * `wire` is what the contract pins (readings.md#answer-shapes): hosts are verified and the mock
 * backend is checked against it. `read` is what the client does: it also accepts the other common
 * envelope (bare or keyed), and drops single malformed list items instead of failing the whole
 * answer. How one value is parsed is the caller's: as the schema says, or `parseLeniently`.
 */
export interface Shape<Wire, Value> {
  wire: z.ZodMiniType<unknown, Wire>
  /** True if the specification shows no body, so that the contract pins nothing in it. */
  ignoresBody?: true
  /**
   * Throws if the response as a whole can't be read. Calls `drop` with each dropped item. Before each
   * `sliceLength` rows of a longer list it yields, so that the page can respond in between.
   */
  read(body: unknown, drop: (problem: string) => void, parse: Parse): Reading<Value>
}

/** A response that is being read: it returns the value. */
export type Reading<Value> = Generator<void, Value, void>

/** The wire type of a shape: what a handler of the mock backend returns. */
export type WireOf<S> = S extends { wire: z.ZodMiniType<unknown, infer Wire> } ? Wire : never
/** The value type of a shape: what a screen gets. */
export type ValueOf<S> = S extends { read(...args: never[]): Reading<infer Value> } ? Value : never

/** The places where hosts put a value called `key`, most specific first. */
function* places(body: unknown, key: string): Generator<unknown> {
  if (isRecord(body)) {
    yield body[key]
    if (isRecord(body['data'])) yield body['data'][key]
    yield body['data']
  }
  yield body
}

type Schema<Output, Input> = z.ZodMiniType<Output, Input>

/** Reads a value by its schema. */
export type Parse = <Output, Input>(
  schema: Schema<Output, Input>,
  value: unknown,
) => z.core.util.SafeParseResult<Output>

function readObject<Output, Input>(
  body: unknown,
  key: string,
  schema: Schema<Output, Input>,
  parse: Parse,
): Output {
  let problem = `no ${key}`
  for (const place of places(body, key)) {
    // None is one of which nothing is known, if every field of it may be missing.
    const none = place === null ? schema.safeParse({}) : null
    if (none?.success) return none.data
    if (!isRecord(place)) continue
    const parsed = parse(schema, place)
    if (parsed.success) return parsed.data
    problem = z.prettifyError(parsed.error)
  }
  throw new Error(problem)
}

/** Whether the page gets a turn before this row. */
const isNewSlice = (index: number, rows: readonly unknown[]) =>
  rows.length > sliceLength && index % sliceLength === 0

/** A host that repeats a row, word for word, has one. */
function* withoutRepeats(rows: readonly unknown[]): Reading<readonly unknown[]> {
  const ids = new Set(rows.map((row) => (isRecord(row) ? row._id : row)))
  // Thousands of whole rows are slow to compare on a cheap phone.
  if (ids.size === rows.length) return rows
  const byText = new Map<string, unknown>()
  for (const [index, row] of rows.entries()) {
    if (isNewSlice(index, rows)) yield
    byText.set(JSON.stringify(row), row)
  }
  return [...byText.values()]
}

function* readList<Output, Input>(
  body: unknown,
  key: string,
  item: Schema<Output, Input>,
  drop: (problem: string) => void,
  parse: Parse,
  most: number,
): Reading<Output[]> {
  for (const place of places(body, key)) {
    // Go writes an empty list as null, PHP as it writes an empty object.
    if (place === null) return []
    if (isRecord(place) && place !== body && Object.keys(place).length === 0) return []
    if (!Array.isArray(place)) continue
    const items: Output[] = []
    const rows = yield* withoutRepeats(place)
    for (const [index, candidate] of rows.entries()) {
      if (isNewSlice(index, rows)) yield
      const parsed = index < most ? parse(item, candidate) : null
      if (parsed === null) drop(`${key}[${index}]: one of more than ${most}`)
      else if (parsed.success) items.push(parsed.data)
      else drop(`${key}[${index}]: ${z.prettifyError(parsed.error)}`)
    }
    return items
  }
  throw new Error(`no list of ${key}`)
}

/** How what is short is read: the page needs no turn in between. */
const atOnce = <Value>(read: (body: unknown, parse: Parse) => Value) =>
  function* (body: unknown, _drop: unknown, parse: Parse): Reading<Value> {
    yield* []
    return read(body, parse)
  }

/** The schema of an object with one key. A key that isn't known yet is no type of the library's. */
const objectWith = <K extends string, Wire>(key: K, schema: Schema<unknown, Wire>) =>
  z.object({ [key]: schema }) as unknown as Schema<unknown, Record<K, Wire>>

/** `{ key: object }`; also read bare and under `data`. */
export function keyed<Output, Input, K extends string>(
  key: K,
  schema: Schema<Output, Input>,
): Shape<Record<K, Input>, Output> {
  return {
    wire: objectWith(key, schema),
    read: atOnce((body, parse) => readObject(body, key, schema, parse)),
  }
}

/** A bare object; also read under `data` or under `key`, which is only a hint for reading. */
export function bare<Output, Input>(
  key: string,
  schema: Schema<Output, Input>,
): Shape<Input, Output> {
  return { wire: schema, read: atOnce((body, parse) => readObject(body, key, schema, parse)) }
}

/**
 * `{ key: [...] }`; also read as a bare array. `wire` is what the contract pins: a stricter schema
 * than the client needs where it lists values. No more than `most` rows are read; the rest are dropped.
 */
export function keyedList<Output, K extends string, Wire>(
  key: K,
  item: Schema<Output, unknown>,
  wire: Schema<unknown, Wire>,
  most = Infinity,
): Shape<Record<K, Wire[]>, Output[]> {
  return {
    wire: objectWith(key, z.array(wire)),
    read: (body, drop, parse) => readList(body, key, item, drop, parse, most),
  }
}

/** A bare array; also read as `{ key: [...] }`. No more than `most` rows are read. */
export function bareList<Output, Wire>(
  key: string,
  item: Schema<Output, unknown>,
  wire: Schema<unknown, Wire>,
  most = Infinity,
): Shape<Wire[], Output[]> {
  return {
    wire: z.array(wire),
    read: (body, drop, parse) => readList(body, key, item, drop, parse, most),
  }
}

/** Starline's envelope: `{ success, data: … }` around another shape. */
export function enveloped<Wire, Value>(
  inner: Shape<Wire, Value>,
): Shape<{ success: boolean; data: Wire }, Value> {
  return {
    wire: z.object({ success: z.boolean(), data: inner.wire }),
    read: (body, drop, parse) => inner.read(body, drop, parse),
  }
}

/** The specification shows no response: any JSON is ignored, and an empty body is fine. */
export const ignored: Shape<unknown, null> = {
  wire: z.unknown(),
  ignoresBody: true,
  read: atOnce(() => null),
}

/**
 * It shows no response here either, but money moves: only a JSON object means that the host accepted
 * the request. An empty body means nothing.
 */
export const acknowledged: Shape<Record<string, unknown>, null> = {
  wire: z.looseObject({}),
  read: atOnce((body) => {
    if (!isRecord(body)) throw new Error('no JSON object')
    return null
  }),
}
