import { Misuse } from '../address.ts'
import { NoAnswer, send } from '../answer/exchange.ts'
import { parties, type PactContent } from './held-pact.ts'

/** Where the outcome goes, and for which version of the host. */
export interface Publishing {
  /** Address of a Pact Broker. */
  broker: string
  /** What it asks for: `Bearer …` or `Basic …`. */
  authorization?: string
  version: string
  branch?: string
  /** The page of the build, which the broker shows with the outcome. */
  buildUrl?: string
  /** The one pact to verify, which a webhook names; without it, the broker is asked which. */
  pactUrl?: string
  /** Pacts that this branch has never passed don't fail the run. */
  enablePending?: boolean
  /** Also the latest pact of every branch of the client since this day, as pending ones. */
  includeWipPactsSince?: string
}

interface Link {
  href: string
  name?: string
}

/** A pact that a broker holds. */
export interface BrokerPact extends PactContent {
  consumer: { name: string }
  _links: Readonly<Record<string, Link | undefined>>
  /** A failure doesn't count yet: this branch of the host has never passed it. */
  isPending: boolean
}

interface ForVerification {
  _embedded: {
    pacts: { verificationProperties?: { pending?: boolean }; _links: { self: Link } }[]
  }
}

/** How a person knows a pact: `Pact between ank-client (1.2.0) and ank-host`. */
export const pactTitle = ({ _links: { self } }: BrokerPact): string =>
  self?.name ?? self?.href ?? `the pact of ${parties.consumer}`

/** A Pact Broker's HTTP API, as far as a provider needs it. Rejects with `Misuse`, a sentence. */
export class Broker {
  readonly #to: Publishing
  constructor(to: Publishing) {
    this.#to = to
  }

  async #call(method: string, address: string, body?: object): Promise<unknown> {
    const { authorization } = this.#to
    const failed = (why: string) =>
      new Misuse(`The Pact Broker couldn't be used: ${method} ${address} ${why}.`)
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
    try {
      return text === '' ? {} : JSON.parse(text)
    } catch {
      throw failed("returned something that isn't JSON")
    }
  }

  async #pact(address: string, isPending: boolean): Promise<BrokerPact> {
    const pact = (await this.#call('GET', address)) as BrokerPact
    return { ...pact, isPending }
  }

  /**
   * The pact that a webhook named, or those that the broker names for this version of the host: of the
   * client's main branch, of what is deployed or released, and of a branch with the same name.
   */
  async pacts(): Promise<BrokerPact[]> {
    const { broker, branch, pactUrl, enablePending, includeWipPactsSince } = this.#to
    if (pactUrl !== undefined) return [await this.#pact(pactUrl, false)]
    const { consumer, provider } = parties
    const selectors = [
      { mainBranch: true },
      { deployedOrReleased: true },
      ...(branch === undefined ? [] : [{ matchingBranch: true }]),
    ]
    const address = `${broker}/pacts/provider/${provider}/for-verification`
    const { _embedded } = (await this.#call('POST', address, {
      consumerVersionSelectors: selectors.map((one) => ({ ...one, consumer })),
      ...(branch !== undefined && { providerVersionBranch: branch }),
      includePendingStatus: enablePending === true,
      ...(includeWipPactsSince !== undefined && { includeWipPactsSince }),
    })) as ForVerification
    const found = await Promise.all(
      _embedded.pacts.map(({ _links: { self }, verificationProperties }) =>
        this.#pact(self.href, verificationProperties?.pending === true),
      ),
    )
    // Work in progress may be another consumer's.
    return found.filter((one) => one.consumer.name === consumer)
  }

  /** Says that this version of the host stands on its branch; before its results, as Pact's verifier does. */
  async putOnBranch(): Promise<void> {
    const { broker, version, branch } = this.#to
    if (branch === undefined) return
    const at = [parties.provider, 'branches', branch, 'versions', version].map(encodeURIComponent)
    await this.#call('PUT', `${broker}/pacticipants/${at.join('/')}`, {})
  }

  /** Publishes a verification's results where the pact says. */
  async publish(pact: BrokerPact, results: object): Promise<void> {
    const link = 'pb:publish-verification-results'
    const address = pact._links[link]?.href
    if (address === undefined) throw new Misuse(`${pactTitle(pact)} has no link ${link}.`)
    const { version, buildUrl } = this.#to
    await this.#call('POST', address, {
      ...results,
      providerApplicationVersion: version,
      ...(buildUrl !== undefined && { buildUrl }),
    })
  }
}
