import { readFileSync, writeFileSync } from 'node:fs'

/** What both verifiers find on one faulty host. */
export interface Verdict {
  harm: string
  /** How many interactions of the pact of needs fail with Pact's own verifier. */
  pact: number
  /** How many checks of our verifier find an error. */
  ours: number
  /** Whether torture contradicts the host; asked only where `ours` is 0. */
  torture: boolean
}

/** A host with a fault, what that does to players, and which checks fail on it. */
export interface TriedHost extends Verdict {
  host: string
}

/** What `npm run faults` found last, one line per host. */
export const verdictsFile = 'host-kit/faults/verdicts.json'
const verdictsUrl = new URL('verdicts.json', import.meta.url)

/** What was found last, by host. */
export function readVerdicts(): Map<string, Verdict> {
  const rows: TriedHost[] = JSON.parse(readFileSync(verdictsUrl, 'utf8'))
  return new Map(rows.map(({ host, ...verdict }) => [host, verdict]))
}

/** Stores what was found, a line per host. */
export function writeVerdicts(tried: readonly TriedHost[]): void {
  const lines = tried.map(({ host, harm, pact, ours, torture }) =>
    JSON.stringify({ host, harm, pact, ours, torture }),
  )
  writeFileSync(verdictsUrl, `[\n  ${lines.join(',\n  ')}\n]\n`)
}
