import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allCases } from '#contracts/cases/cases.ts'
import { readPact } from '#contracts/consumer/pact-file.ts'
import { mockProvider } from '#contracts/provider/mock-provider.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { caseIn } from '../verify/broker/held-pact.ts'
import { redInOurs, redInPact } from './both-verifiers.ts'
import { faultyHost, serveFaulty } from './faulty-host.ts'
import { faults } from './table.ts'
import { readVerdicts } from './verdicts.ts'

// Pact's own verifier and ours at the level error. `npm run faults` compares them on every fault.

const { interactions, ...rest } = readPact('needs')
const folder = temporaryFolder()
const names = allCases.map(({ description }) => description)
const operationOf = (name: string) => name.split(':')[0] ?? ''

/** The pact's interactions of an operation, as a pact of their own. */
function partOf(operation: string) {
  const part = interactions.filter((one) => operationOf(caseIn(one)) === operation)
  const file = join(folder, `${operation}.json`)
  writeFileSync(file, JSON.stringify({ ...rest, interactions: part }))
  return { file, cases: part.map(caseIn) }
}

test.each([
  ['the mock host', false],
  ['a host that departs wherever that does no harm', true],
])(
  'on %s, neither finds anything',
  async (_, departs) => {
    const { host, statesUrl } = await mockProvider({ departs })
    const place = { url: host.url, states: statesUrl }
    // On the mock host, all other checks too: `main.test.ts`.
    const ours = await redInOurs(place, departs ? undefined : names)
    const red = [await redInPact(place), ours]
    await host.close()
    expect(red).toEqual([[], []])
  },
  // All checks, on a busy machine.
  300_000,
)

/** For each operation, the first fault in its answers that Pact can see. */
const seen = new Map(
  faults
    .filter(({ host }) => (readVerdicts().get(host)?.pact ?? 0) > 0)
    .flatMap(({ host, found: [check = ''], fault }) =>
      check.includes(': ') ? [[operationOf(check), { host, fault }] as const] : [],
    )
    .toReversed(),
)

describe('on a host with a fault, both find it in the same cases', () => {
  test.each([...seen].map(([operation, one]) => ({ operation, ...one })))(
    'that $host, in $operation',
    async ({ operation, fault }) => {
      const { file, cases } = partOf(operation)
      const { close, ...place } = await serveFaulty(faultyHost([fault]))
      const red = [await redInPact(place, file), await redInOurs(place, cases)]
      await close()
      expect(red[0]).not.toEqual([])
      expect(red[0]?.toSorted()).toEqual(red[1]?.toSorted())
    },
    60_000,
  )

  test('there are many of them', () => {
    expect(seen.size).toBeGreaterThan(12)
  })
})
