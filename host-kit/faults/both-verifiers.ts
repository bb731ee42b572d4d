import { Verifier } from '@pact-foundation/pact'
import { pactFile } from '#contracts/consumer/pact-file.ts'
import { caseIn } from '../verify/broker/held-pact.ts'
import { verifyHost } from '../verify/verify-host.ts'

/** A host and where its states are set up. */
export interface VerifiedHost {
  url: string
  states: string
}

interface PactResults {
  interactionResults: { description: string; result: string }[]
}

/** The cases that Pact's own verifier finds red, of the pact of needs or of another file. */
export async function redInPact(
  { url, states }: VerifiedHost,
  pact: string = pactFile('needs'),
): Promise<string[]> {
  const text = await new Verifier({
    provider: 'ank-host',
    providerBaseUrl: url,
    pactUrls: [pact],
    providerStatesSetupUrl: states,
    logLevel: 'error',
  })
    .verifyProvider()
    .catch((error: Error) => error.message)
  const { interactionResults } = JSON.parse(text) as PactResults
  return interactionResults.filter(({ result }) => result !== 'OK').map(caseIn)
}

/** The checks in which our verifier finds an error: all, or these. */
export async function redInOurs(
  { url, states }: VerifiedHost,
  checks?: readonly string[],
): Promise<string[]> {
  const { code, results } = await verifyHost({ host: url, states, ...(checks && { checks }) })
  if (code > 1) throw new Error(`Our verifier ended with ${code} on ${url}.`)
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ operation, name }) => `${operation}: ${name}`)
}
