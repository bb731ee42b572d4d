const numbers = (version: string) => (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').split('.')

/** True when the version `own` ('0.1.0 (7d6dbdf)') comes before `least` ('0.2.0'). */
export function isOlder(own: string, least: string): boolean {
  const [mine, other] = [numbers(own), numbers(least)]
  const at = other.findIndex((number, index) => Number(number) !== Number(mine[index] ?? 0))
  return at >= 0 && Number(mine[at] ?? 0) < Number(other[at])
}
