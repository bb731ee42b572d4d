/**
 * An address without the slashes at its end; its first `kept` letters stay. By hand: a regular
 * expression begins anew at each slash, which takes minutes for an address of 100,000 of them.
 */
export function withoutLastSlashes(address: string, kept = 0): string {
  let end = address.length
  while (end > kept && address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}
