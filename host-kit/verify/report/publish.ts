import { Misuse } from '../address.ts'
import { NoAnswer, send } from '../answer/exchange.ts'

/** Where the outcome goes, and for which version of the host. */
export interface Publishing {
  /** Address of a Pact Broker. */
  broker: string
  /** What it asks for: `Bearer …` or `Basic …`. */
  authorization?: string
  version: string
  branch?: string
}

const provider = 'ank-host'
const resultsLink = 'pb:publish-verification-results'

/**
 * Tells a Pact Broker whether the host passed, at the level it was judged by. Throws `Misuse` with a
 * sentence if the broker doesn't take it.
 */
export async function publish(isPassed: boolean, to: Publishing): Promise<void> {
  const { broker, authorization, version, branch } = to
  const call = async (method: string, address: string, body?: object) => {
    const failed = (why: string) =>
      new Misuse(`The outcome couldn't be published: ${method} ${address} ${why}.`)
    const headers = {
      accept: 'application/hal+json',
      'content-type': 'application/json',
      ...(authorization !== undefined && { authorization }),
    }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const { status, text } = await send(address, sent).catch((error: unknown) => {
      throw error instanceof NoAnswer ? failed(`got no answer (${error.message})`) : error
    })
    if (status < 200 || status > 299) throw failed(`returned ${status}`)
    return text
  }
  const base = broker.replace(/\/+$/, '')
  const text = await call('GET', `${base}/pacts/provider/${provider}/consumer/ank-client/latest`)
  const { _links: links = {} } = JSON.parse(text) as { _links?: Record<string, { href: string }> }
  const results = links[resultsLink]?.href
  if (results === undefined) throw new Misuse(`The broker's pact has no link ${resultsLink}.`)
  if (branch !== undefined) {
    const at = [provider, 'branches', branch, 'versions', version].map(encodeURIComponent)
    await call('PUT', `${base}/pacticipants/${at.join('/')}`, {})
  }
  await call('POST', results, {
    success: isPassed,
    providerApplicationVersion: version,
    verifiedBy: { implementation: 'ank-verify' },
  })
}
