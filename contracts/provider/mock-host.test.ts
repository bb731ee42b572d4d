import { Verifier } from '@pact-foundation/pact'
import { afterAll, expect, test } from 'vitest'
import { states, type StateName, type StateParams } from '../cases/states.ts'
import { pactFile } from '../consumer/pact-file.ts'
import { mockProvider } from './mock-provider.ts'

const mock = await mockProvider()
afterAll(() => mock.host.close())

test("the mock host passes Pact's own verifier, pact file and states over TCP", async () => {
  const names = Object.keys(states) as StateName[]
  const stateHandlers = Object.fromEntries(
    names.map((name) => [
      states[name].given,
      (params: unknown) => mock.setUp(name, (params ?? {}) as StateParams),
    ]),
  )
  const verifier = new Verifier({
    providerBaseUrl: mock.host.url,
    pactUrls: [pactFile],
    stateHandlers,
    logLevel: 'error',
  })
  await expect(verifier.verifyProvider()).resolves.toBeTypeOf('string')
}, 180_000)
