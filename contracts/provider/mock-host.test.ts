import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { afterAll, expect, test } from 'vitest'
import type { Fault } from '#mocks/http/faults.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { states, type StateName, type StateParams } from '../cases/states.ts'
import { pactFile } from '../consumer/pact-file.ts'
import { mockProvider } from './mock-provider.ts'

const mock = await mockProvider()
afterAll(() => mock.host.close())
const folder = temporaryFolder()

/** Runs Pact's own verifier on the mock host, with its states over TCP and perhaps a fault. */
function verify(pact: string, fault?: Fault): Promise<string> {
  const setUp = (name: StateName) => async (params: unknown) => {
    const values = await mock.setUp(name, (params ?? {}) as StateParams)
    if (fault) mock.host.backend().faults.add({ operation: 'listMyBets', fault })
    return values
  }
  const names = Object.keys(states) as StateName[]
  return new Verifier({
    providerBaseUrl: mock.host.url,
    pactUrls: [pact],
    stateHandlers: Object.fromEntries(names.map((name) => [states[name].given, setUp(name)])),
    logLevel: 'error',
  }).verifyProvider()
}

test("the mock host passes Pact's own verifier", async () => {
  await expect(verify(pactFile)).resolves.toBeTypeOf('string')
}, 180_000)

test.each<Fault>([{ kind: 'wrong-type' }, { kind: 'status', status: 500 }])(
  'with a fault it doesn’t: %j',
  async (fault) => {
    const { interactions, ...rest } = JSON.parse(readFileSync(pactFile, 'utf8')) as {
      interactions: { description: string }[]
    }
    const own = interactions.filter(({ description }) => description === 'listMyBets: full')
    const pact = join(folder, 'pact.json')
    writeFileSync(pact, JSON.stringify({ ...rest, interactions: own }))
    await expect(verify(pact)).resolves.toBeTypeOf('string')
    await expect(verify(pact, fault)).rejects.toThrow(/fail/i)
  },
  60_000,
)
