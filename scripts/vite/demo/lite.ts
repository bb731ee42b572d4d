/** What the demo build puts in the place of parts of its libraries that it doesn't use. */

function notHere(): never {
  throw new Error('The demo has handlers of its own.')
}
export const generateRestHandlers = notHere
export const generateGraphQLHandlers = notHere
export const generateGraphQLSchema = notHere

/** The data library's messages between tabs: `mocks/store/persistence.ts` keeps them in step. */
export const sync = (): void => {}

/** All that the data library uses of `lodash`. */
export const isFunction = (value: unknown): boolean => typeof value === 'function'

/** All that it uses of `date-fns`: 1, 0 or -1. */
export const compareAsc = (left: Date | number, right: Date | number): number =>
  Math.sign(Number(left) - Number(right))

/**
 * All that the mock library's cookie jar uses of `tldts`, which brings the whole public suffix list.
 * The demo has one origin and no cookies, so the last two labels are enough.
 */
export function getDomain(hostname: string): string | null {
  const labels = hostname.split('.').filter(Boolean)
  return labels.length < 2 ? null : labels.slice(-2).join('.')
}
