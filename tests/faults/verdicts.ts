import { readFileSync } from 'node:fs'

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

/** The page that `npm run faults -w lab` writes. */
export const verdictsFile = 'docs/verdicts.md'
const verdictsUrl = new URL('../../docs/verdicts.md', import.meta.url)

const row = /^\| (.+?) +\| (.+?) +\| (\d+) +\| (\d+|torture) +\|$/gm

/** The rows of the page, by host. */
export function readVerdicts(page = readFileSync(verdictsUrl, 'utf8')): Map<string, Verdict> {
  const [, byHost = ''] = page.split('## By host')
  return new Map(
    [...byHost.matchAll(row)].map(([, host = '', harm = '', pact, ours]) => {
      const torture = ours === 'torture'
      return [host, { harm, pact: Number(pact), ours: torture ? 0 : Number(ours), torture }]
    }),
  )
}
