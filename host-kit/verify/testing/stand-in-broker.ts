import { createHash } from 'node:crypto'
import { startSmallHost } from './program.ts'

/** JSON with the keys of every object in order. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
const shaOf = (text: string) => createHash('sha1').update(text).digest('hex')

interface PactText {
  consumer: { name: string }
  interactions: object[]
  metadata: { pactSpecification: { version: string } }
}

/** What was sent about a verification. */
export interface PublishedVerification {
  success: boolean
  providerApplicationVersion: string
  buildUrl?: string
  testResults: {
    interactionId?: string
    interactionDescription: string
    success: boolean
    mismatches?: { attribute: string; identifier?: string; description: string }[]
    exceptions?: { message: string }[]
  }[]
}

interface Version {
  of: string
  version: string
  branch?: string
  /** The content of its pact. */
  sha?: string
}

/**
 * As much of a Pact Broker as the pipelines use. Like the real one, it keeps outcomes by the content of a
 * pact (interactions in any order, and the version of the format), not by the client's version.
 */
export async function standInBroker(token = 'hush') {
  const contents = new Map<string, PactText>()
  const versions: Version[] = []
  const outcomes: (PublishedVerification & { sha: string })[] = []
  const deployed: Version[] = []
  const webhooks: object[] = []
  const selected: Record<string, unknown>[] = []
  const mainBranch = 'main'

  const of = (party: string, number: string) =>
    versions.find((one) => one.of === party && one.version === number)
  const outcomeOf = (sha: string | undefined, provider: string) =>
    outcomes.findLast((one) => one.sha === sha && one.providerApplicationVersion === provider)
  const links = (path: string) => {
    const link = (href: string, name = '') => ({ href: `${url}${href}`, name })
    return {
      self: link(path),
      'pb:publish-contracts': link('/contracts/publish'),
      'pb:record-deployment': [link(`${path}/deployed/production`, 'production')],
      'pb:webhooks': link('/webhooks'),
      'pb:pacticipants': link('/pacticipants'),
      'pb:provider-pacts-for-verification': {
        href: `${url}/pacts/provider/{provider}/for-verification`,
        templated: true,
      },
      'pb:branch-version': {
        href: `${url}/pacticipants/ank-host/branches/{branch}/versions/{version}`,
        templated: true,
      },
      'pb:pacticipant': { href: `${url}/pacticipants/{pacticipant}`, templated: true },
    }
  }
  const hrefOf = (sha: string) => `/pacts/provider/ank-host/consumer/ank-client/pact-version/${sha}`

  function publish({ pacticipantName, pacticipantVersionNumber, branch, contracts }: Publication) {
    const pact = JSON.parse(
      Buffer.from(contracts[0]?.content ?? '', 'base64').toString(),
    ) as PactText
    const interactions = pact.interactions.map((one) => ordered(one)).toSorted()
    const sha = shaOf(ordered({ interactions, format: pact.metadata.pactSpecification.version }))
    if ((of(pacticipantName, pacticipantVersionNumber)?.sha ?? sha) !== sha) return 409
    contents.set(sha, pact)
    versions.push({
      of: pacticipantName,
      version: pacticipantVersionNumber,
      sha,
      ...(branch && { branch }),
    })
    return 200
  }

  /** The pacts that a provider must look at, by the selectors it sends; each content once. */
  function forVerification(selection: Record<string, unknown>) {
    selected.push(selection)
    const { consumerVersionSelectors, includePendingStatus, includeWipPactsSince } = selection
    const branch = selection['providerVersionBranch']
    const consumers = versions.filter((one) => one.of === 'ank-client')
    const newest = (name: unknown) => consumers.findLast((one) => one.branch === name)
    const selectedVersions = (consumerVersionSelectors as Record<string, unknown>[]).flatMap(
      (one) => [
        one['mainBranch'] ? newest(mainBranch) : undefined,
        one['matchingBranch'] ? newest(branch) : undefined,
        ...(one['deployedOrReleased'] ? deployed.filter((it) => it.of === 'ank-client') : []),
      ],
    )
    const shas = new Set(selectedVersions.flatMap((one) => one?.sha ?? []))
    const isPending = (sha: string) =>
      !outcomes.some(
        (one) =>
          one.sha === sha &&
          one.success &&
          of('ank-host', one.providerApplicationVersion)?.branch === branch,
      )
    const wip = includeWipPactsSince
      ? consumers.flatMap((one) => (one.sha && isPending(one.sha) ? [one.sha] : []))
      : []
    const pacts = [...new Set([...shas, ...wip])].map((sha) => ({
      shortDescription: 'as selected',
      verificationProperties: {
        notices: [],
        ...(includePendingStatus === true && { pending: isPending(sha) }),
      },
      _links: { self: { href: `${url}${hrefOf(sha)}` } },
    }))
    return Response.json({ _embedded: { pacts } })
  }

  /** A pact as it comes back: with an id for each interaction, and links. */
  function pactOf(sha: string) {
    const pact = contents.get(sha)
    if (!pact) return new Response('', { status: 404 })
    const publisher = versions.findLast((one) => one.sha === sha)?.version
    return Response.json({
      ...pact,
      interactions: pact.interactions.map((one) => ({ _id: shaOf(ordered(one)), ...one })),
      createdAt: '2026-11-20T08:12:00+00:00',
      _links: {
        self: {
          href: `${url}${hrefOf(sha)}`,
          name: `Pact between ank-client (${publisher}) and ank-host`,
        },
        'pb:provider': { href: `${url}/pacticipants/ank-host` },
        'pb:publish-verification-results': { href: `${url}${hrefOf(sha)}/verification-results` },
      },
    })
  }

  /** Whether a version may be deployed: each version of the other side that is there has passed. */
  function matrix(query: URLSearchParams) {
    const [party = '', version = ''] = [
      query.get('q[][pacticipant]'),
      query.get('q[][version]'),
    ].map(String)
    const others = deployed.filter((one) => one.of !== party)
    const rows = others.map((other) =>
      party === 'ank-client'
        ? outcomeOf(of(party, version)?.sha, other.version)?.success
        : outcomeOf(other.sha, version)?.success,
    )
    const isKnown = of(party, version) !== undefined
    const deployable = isKnown && rows.every((one) => one === true)
    const unknown = rows.filter((one) => one === undefined).length
    const reason = isKnown ? 'told' : 'no such version'
    return Response.json({ summary: { deployable, reason, unknown }, notices: [], matrix: [] })
  }

  const url = await startSmallHost(({ method, path, headers, body }) => {
    if (headers['authorization'] !== `Bearer ${token}`) return new Response('', { status: 401 })
    const at = new URL(path, 'http://broker.example')
    const sentBody = () => JSON.parse(body) as never
    const [, sha = ''] = /\/pact-version\/(\w+)/.exec(at.pathname) ?? []
    const [, party = '', number = ''] =
      /^\/pacticipants\/([^/]+)\/(?:branches\/[^/]+\/)?versions\/([^/]+)/.exec(at.pathname) ?? []
    if (at.pathname === '/contracts/publish') {
      const status = publish(sentBody())
      return Response.json({ notices: [], _embedded: {}, _links: {} }, { status })
    }
    if (at.pathname.endsWith('/for-verification') && method === 'POST') {
      return forVerification(sentBody())
    }
    if (at.pathname.endsWith('/verification-results')) {
      const outcome: PublishedVerification = sentBody()
      if (!of('ank-host', outcome.providerApplicationVersion)) {
        versions.push({ of: 'ank-host', version: outcome.providerApplicationVersion })
      }
      outcomes.push({ ...outcome, sha })
      return Response.json({}, { status: 201 })
    }
    if (sha !== '') return pactOf(sha)
    if (at.pathname === '/matrix') return matrix(at.searchParams)
    if (at.pathname === '/webhooks' && method === 'POST') webhooks.push(sentBody())
    if (method === 'PUT' && at.pathname.includes('/branches/')) {
      const branch = decodeURIComponent(/branches\/([^/]+)/.exec(at.pathname)?.[1] ?? '')
      versions.push({ of: party, version: number, branch })
      return Response.json({})
    }
    if (at.pathname.includes('/deployed/')) {
      deployed.push(of(party, number) ?? { of: party, version: number })
    }
    return Response.json({ _links: links(at.pathname) })
  })

  return {
    url,
    outcomes,
    versions,
    deployed,
    webhooks,
    selected,
    /** The address of the pact that a version of the client published, as a webhook carries it. */
    pactUrl: (version: string) => `${url}${hrefOf(of('ank-client', version)?.sha ?? '')}`,
  }
}

interface Publication {
  pacticipantName: string
  pacticipantVersionNumber: string
  branch?: string
  contracts: { content: string }[]
}
