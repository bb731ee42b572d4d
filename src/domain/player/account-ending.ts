/** How deep an account is looked for: a value nested without end would end the screen. */
const deepest = 4

/** Every text inside of a value a host sent. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || depth === deepest) return []
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1))
}

/**
 * The last four digits of the account a withdrawal went to, '' when it names none. Hosts describe
 * it as text ('State Bank, 123400004821, SBIN0005943') or as the saved details: the account is the
 * longest number in it. No more than its end is ever shown.
 */
export function accountEnding(accountDetails: unknown): string {
  const named = (accountDetails as { accountNumber?: unknown } | null | undefined)?.accountNumber
  const texts = textsIn(named ?? accountDetails)
  const numbers = texts.flatMap((text) =>
    text.replaceAll(/(?<=\d)[ -](?=\d)/g, '').match(/\d{4,}/g),
  )
  const longest = numbers.reduce<string>(
    (best, number) => ((number?.length ?? 0) > best.length ? (number ?? '') : best),
    '',
  )
  return longest.slice(-4)
}
