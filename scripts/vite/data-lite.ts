/**
 * Stands in for what `@mswjs/data` brings into the demo build and never uses there: handlers of its
 * own for REST and GraphQL with the whole of `graphql`, the whole of `lodash` for one question, and
 * `date-fns` for columns that hold dates. Together they were 130 kB of the demo's 200 kB in gzip.
 */
function notHere(): never {
  throw new Error('The demo has handlers of its own.')
}

export const generateRestHandlers = notHere
export const generateGraphQLHandlers = notHere
export const generateGraphQLSchema = notHere

/** All that is asked of `lodash`. */
export const isFunction = (value: unknown): boolean => typeof value === 'function'

/** All that is asked of `date-fns`: 1, 0 or -1. */
export const compareAsc = (left: Date | number, right: Date | number): number =>
  Math.sign(Number(left) - Number(right))
