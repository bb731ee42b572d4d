import { Verifier } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { allCases } from '../../contracts/cases/cases.ts'
import { pactFile } from '../../contracts/consumer/pact-file.ts'
import { invariants } from './invariants/invariants.ts'
import { textReport } from './report/report-text.ts'
import { exampleHost } from './testing/program.ts'
import { verifyHost } from './verify-host.ts'

const host = await exampleHost()

test('a host written from api.md alone passes every case, with its states over HTTP', async () => {
  const report = await verifyHost({ host: host.url, states: host.states, level: 'wish' })
  expect(textReport(report)).toContain('The host does everything the contract asks for')
  expect(report.results.filter(({ outcome }) => outcome === 'passed')).toHaveLength(
    allCases.length + invariants.length,
  )
}, 60_000)

test("it passes Pact's own verifier", async () => {
  const verifier = new Verifier({
    providerBaseUrl: host.url,
    pactUrls: [pactFile],
    providerStatesSetupUrl: host.states,
    logLevel: 'error',
  })
  await expect(verifier.verifyProvider()).resolves.toBeTypeOf('string')
}, 180_000)
