/** Counts each place of an answer, and adds up its numbers. What's null might as well be missing. */
function tally(value: unknown, place: string, found: Map<string, [count: number, sum: number]>) {
  if (value === null || value === undefined) return found
  const [count, sum] = found.get(place) ?? [0, 0]
  found.set(place, [count + 1, sum + (typeof value === 'number' ? value : 0)])
  if (typeof value !== 'object') return found
  for (const [key, each] of Object.entries(value)) {
    tally(each, Array.isArray(value) ? `${place}[]` : place ? `${place}.${key}` : key, found)
  }
  return found
}

/** How our answer differs from the host's in shape or sums: a phrase for each place. */
export function differences(theirs: unknown, ours: unknown): string[] {
  const [was, is] = [tally(theirs, '', new Map()), tally(ours, '', new Map())]
  const phrases: string[] = []
  const missing: string[] = []
  for (const place of new Set([...was.keys(), ...is.keys()])) {
    const [count, sum] = was.get(place) ?? [0, 0]
    const [ourCount, ourSum] = is.get(place) ?? [0, 0]
    if (missing.some((above) => place.startsWith(above))) continue
    if (count !== ourCount) {
      missing.push(place)
      const isItem = place.endsWith('[]')
      const what = isItem ? `${place.slice(0, -2) || 'the list'} has` : `${place} is there`
      phrases.push(`${what} ${ourCount} ${isItem ? 'items' : 'times'}, not ${count}`)
    } else if (Math.abs(sum - ourSum) > 0.004) {
      phrases.push(`${place} adds up to ${ourSum}, not ${sum}`)
    }
  }
  return phrases
}
