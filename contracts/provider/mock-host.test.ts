import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { afterAll, describe, expect, test } from 'vitest'
import type { Fault } from '#mocks/http/faults.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { states, type StateName, type StateParams } from '../cases/states.ts'
import { pactFile, readPact } from '../consumer/pact-file.ts'
import { mockProvider, type MockProvider } from './mock-provider.ts'

const mock = await mockProvider()
const departingMock = await mockProvider({ departs: true })
afterAll(() => Promise.all([mock.host.close(), departingMock.host.close()]))
const folder = temporaryFolder()

/** Runs Pact's own verifier on a mock host, with its states over TCP and perhaps a fault. */
function verify({ host, setUp }: MockProvider, pact: string, fault?: Fault): Promise<string> {
  const arrange = (name: StateName) => async (params: unknown) => {
    const values = await setUp(name, (params ?? {}) as StateParams)
    if (fault) host.backend().faults.add({ operation: 'listMyBets', fault })
    return values
  }
  const names = Object.keys(states) as StateName[]
  return new Verifier({
    providerBaseUrl: host.url,
    pactUrls: [pact],
    stateHandlers: Object.fromEntries(names.map((name) => [states[name].given, arrange(name)])),
    logLevel: 'error',
  }).verifyProvider()
}

describe("Pact's own verifier", () => {
  test.each(['needs', 'wishes'] as const)(
    'passes the mock host in the pact of %s',
    async (name) => {
      await expect(verify(mock, pactFile(name))).resolves.toBeTypeOf('string')
    },
    180_000,
  )

  test('passes a host that departs in every harmless way in the pact of needs, not in that of wishes', async () => {
    await expect(verify(departingMock, pactFile('needs'))).resolves.toBeTypeOf('string')
    await expect(verify(departingMock, pactFile('wishes'))).rejects.toThrow(/fail/i)
  }, 180_000)

  test.each<Fault>([{ kind: 'wrong-type' }, { kind: 'status', status: 500 }])(
    'fails the mock host with a fault: %j',
    async (fault) => {
      const { interactions, ...rest } = readPact('needs')
      const betHistory = interactions.filter(
        ({ description }) => description === 'listMyBets: full',
      )
      const pact = join(folder, 'pact.json')
      writeFileSync(pact, JSON.stringify({ ...rest, interactions: betHistory }))
      await expect(verify(mock, pact)).resolves.toBeTypeOf('string')
      await expect(verify(mock, pact, fault)).rejects.toThrow(/fail/i)
    },
    60_000,
  )
})
