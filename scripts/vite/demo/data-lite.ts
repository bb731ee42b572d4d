/**
 * Replaces what `@mswjs/data` imports but the demo never uses: its own REST and GraphQL handlers with
 * all of `graphql`, all of `lodash` for one function, and `date-fns` for date columns. Together they
 * were 130 kB of the demo's 200 kB in gzip.
 */
function notHere(): never {
  throw new Error('The demo has handlers of its own.')
}

export const generateRestHandlers = notHere
export const generateGraphQLHandlers = notHere
export const generateGraphQLSchema = notHere

/** The only function used from `lodash`. */
export const isFunction = (value: unknown): boolean => typeof value === 'function'

/** The only function used from `date-fns`: returns 1, 0 or -1. */
export const compareAsc = (left: Date | number, right: Date | number): number =>
  Math.sign(Number(left) - Number(right))
