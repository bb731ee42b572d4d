import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readIfAny, writeIfAsked } from '../../../contracts/consumer/pact-file.ts'
import { tableOf } from '../../documents/markdown.ts'
import { listen } from '../../example-host/listen.ts'
import { textReport } from '../../verify/report/report-text.ts'
import { verifyHost } from '../../verify/verify-host.ts'
import { clientVerdict, gravestOf } from './client-verdict.ts'
import { examine, hostFaults, walkAll, type Examined, type FaultName } from './exam.ts'
import type { HostFault } from './faulty.ts'
import { disagreements, examReport, lineOf, type Row } from './report.ts'
import type { Seen } from './walk.ts'

const keptPath = fileURLToPath(new URL('../../generated/faults.md', import.meta.url))
const names = Object.keys(hostFaults) as FaultName[]
/** All of them take a minute or two: every fourth is tried, all where the page is kept anew. */
const isWhole = process.env['UPDATE_CONTRACTS'] === '1'
const tried = names.filter((_, index) => isWhole || index % 4 === 0)

const host = await listen(0)
let good: Seen[][] = []
const rows: Row[] = []
beforeAll(async () => {
  // Every verdict would be wrong if the host failed without a fault.
  const faultless = await verifyHost({ host: host.url, states: host.states })
  expect(faultless.code, `The example host, ${textReport(faultless)}`).toBe(0)
  good = await walkAll(host.url, host.states)
  for (const name of tried) {
    const fault = hostFaults[name]
    rows.push({ one: await examine(name, fault, host, good), fault })
  }
}, 600_000)
afterAll(() => host.close())

describe('hosts with one fault each', () => {
  test('are judged by how the client fares on them', () => {
    expect(rows).toHaveLength(tried.length)
    expect(rows.flatMap(disagreements)).toEqual([])
  })

  test('have their verdicts on the page (npm run generate -- contract tries them all and updates it)', () => {
    const kept = isWhole ? writeIfAsked(keptPath, examReport(rows)) : readIfAny(keptPath)
    const lines = kept.split('\n').filter((line) => line.startsWith('| '))
    expect(lines.slice(2).map((line) => line.split(' | ')[0]?.slice(2))).toEqual(names)
    const [, , ...fresh] = tableOf([], rows.map(lineOf))
    expect(lines).toEqual(expect.arrayContaining(fresh))
    expect(kept).toContain('Disagreements: 0.')
  })

  test('are 40 or more, harmful and harmless', () => {
    const page = readIfAny(keptPath)
    expect(names.length).toBeGreaterThanOrEqual(40)
    expect(page.match(/\| works \| green \|/g)?.length).toBeGreaterThan(10)
    expect(page.match(/\| \*\*[a-z ]+\*\*: .* \| red \|/g)?.length).toBeGreaterThan(30)
  })
})

test('two walks over a faultless host are identical', async () => {
  const again = await walkAll(host.url, host.states)
  const verdicts = good.map((seen, index) => clientVerdict(seen, again[index] ?? []))
  expect(gravestOf(verdicts)).toEqual({ harm: 'none', says: 'works' })
})

describe('a row whose verdicts disagree is reported', () => {
  const fault: HostFault = { of: ['getUserProfile'], make: () => (_, proceed) => proceed() }
  const rowOf = (harm: 'misleads' | 'none', said: Pick<Examined, 'verify' | 'reading'>): Row => ({
    one: {
      name: 'counts in paise',
      client: {
        harm,
        says: 'shows more',
      },
      ...said,
      failedCases: [],
    },
    fault,
  })

  test('harm that verify misses', () => {
    expect(disagreements(rowOf('misleads', { verify: 'green', reading: 'green' }))).toEqual([
      'A host that counts in paise: the client shows more, verify is green.',
    ])
  })

  test('a reason nothing needs', () => {
    const row = rowOf('none', { verify: 'green', reading: 'green' })
    const excused = { ...fault, readingCannotTell: 'so it is' }
    expect(disagreements({ ...row, fault: excused })).toHaveLength(1)
  })
})
