import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { afterAll, expect, test } from 'vitest'
import { allCases } from '../../contracts/cases/cases.ts'
import { pactFile } from '../../contracts/consumer/pact-file.ts'
import { listen } from '../example-host/listen.ts'
import { invariants } from './invariants/invariants.ts'
import { textReport } from './report/report-text.ts'
import { verifyHost } from './verify-host.ts'

const host = await listen(0)
afterAll(() => host.close())

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

test('it can be started by hand in this Node', async () => {
  const said = await new Promise<string>((resolve, reject) => {
    const script = join(import.meta.dirname, '../../scripts/run.mjs')
    const child = execFile(
      process.execPath,
      [script, '../host-kit/example-host/main', '--port', '0'],
      {
        timeout: 60_000,
      },
    )
    let text = ''
    child.stdout?.on('data', (part) => {
      text += part
      if (!text.includes('\n')) return
      child.once('close', () => resolve(text))
      child.kill()
    })
    child.once('error', reject)
    child.once('close', () => resolve(text))
  })
  expect(said).toMatch(/^The example host answers at http:\/\/127\.0\.0\.1:\d+\/api and takes/)
}, 70_000)
