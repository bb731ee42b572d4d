import { readFileSync, writeFileSync } from 'node:fs'

/** What both verifiers find on one host. */
export interface Verdict {
  harm: string
  /** Interactions of the pact of needs that are red with Pact's own verifier. */
  pact: number
  /** Checks in which our verifier finds an error. */
  ours: number
  /** Whether torture contradicts the host; asked only where `ours` is 0. */
  torture: boolean
}

/** A host, what its fault does to players, and what is red on it. */
export interface Tried extends Verdict {
  host: string
}

/** What `npm run faults -w lab` found last, one line per host. */
export const verdictsFile = 'tests/faults/verdicts.json'
const verdictsUrl = new URL('verdicts.json', import.meta.url)

/** What was found last, by host. */
export function readVerdicts(): Map<string, Verdict> {
  const rows: Tried[] = JSON.parse(readFileSync(verdictsUrl, 'utf8'))
  return new Map(rows.map(({ host, ...verdict }) => [host, verdict]))
}

/** Keeps what was found, a line per host. */
export function writeVerdicts(tried: readonly Tried[]): void {
  const lines = tried.map(({ host, harm, pact, ours, torture }) =>
    JSON.stringify({ host, harm, pact, ours, torture }),
  )
  writeFileSync(verdictsUrl, `[\n  ${lines.join(',\n  ')}\n]\n`)
}
