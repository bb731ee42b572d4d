import { Verifier } from '@pact-foundation/pact'
import { pactFile } from '../../contracts/consumer/pact-file.ts'
import { torture } from '../../host-kit/torture/torture.ts'
import { verifyHost } from '../../host-kit/verify/verify-host.ts'
import type { Fault } from '../../tests/faults/fault.ts'
import { faultyHost, serveFaulty } from '../../tests/faults/faulty-host.ts'
import { quickReach } from '../../tests/faults/quick-reach.ts'

/** A host and where its states are set up. */
interface Place {
  url: string
  states: string
}

/** What is red on one host. */
export interface Red {
  /** Interactions of the pact of needs, by Pact's own verifier. */
  pact: number
  /** Checks in which our verifier finds an error. */
  ours: number
  /** Whether torture contradicts it; asked only where `ours` is 0. */
  torture: boolean
}

async function redInPact({ url, states }: Place): Promise<number> {
  const text = await new Verifier({
    provider: 'ank-host',
    providerBaseUrl: url,
    pactUrls: [pactFile('needs')],
    providerStatesSetupUrl: states,
    logLevel: 'error',
  })
    .verifyProvider()
    .catch((error: Error) => error.message)
  const { interactionResults } = JSON.parse(text) as { interactionResults: { result: string }[] }
  return interactionResults.filter(({ result }) => result !== 'OK').length
}

/** How many interactions and checks are red on a host. */
export async function redOn({ url, states }: Place): Promise<Omit<Red, 'torture'>> {
  const pact = await redInPact({ url, states })
  const { code, results } = await verifyHost({ host: url, states })
  if (code > 1) throw new Error(`Our verifier ended with ${code} on ${url}.`)
  return { pact, ours: results.filter(({ outcome }) => outcome === 'failed').length }
}

/** The same on the mock host with a fault, tortured too if no check is red. */
export async function redWith(fault: Fault): Promise<Red> {
  const { close, ...place } = await serveFaulty(faultyHost([fault]))
  try {
    const red = await redOn(place)
    if (red.ours > 0) return { ...red, torture: false }
    const { found } = await torture({ ...quickReach(fault), commands: 4000, seed: 1 })
    return { ...red, torture: found !== null }
  } finally {
    await close()
  }
}
