interface Request {
  method: string
  path: string
  query?: Record<string, unknown>
  headers?: Record<string, string[]>
  body?: { content: Record<string, unknown> }
  matchingRules?: object
  generators?: object
}

interface Interaction {
  description: string
  request: Request
  [more: string]: unknown
}

const rule = (match: object) => ({ combine: 'AND', matchers: [match] })
const sameType = (fields: object, path: (name: string) => string) =>
  Object.fromEntries(Object.keys(fields).map((name) => [path(name), rule({ match: 'type' })]))

const signedIn = rule({ match: 'regex', regex: '^Bearer .+' })

/** Accepts any request of this form: any game, any number, any amount. */
function anyLike({ generators: _, matchingRules, ...request }: Request): Request {
  const isPathOfState = matchingRules !== undefined && 'path' in matchingRules
  const last = request.path.replace(/[^/]+$/, '[^/]+')
  return {
    ...request,
    matchingRules: {
      ...(isPathOfState && { path: rule({ match: 'regex', regex: `^${last}$` }) }),
      ...(request.headers?.['authorization'] && { header: { authorization: signedIn } }),
      ...(request.query && { query: sameType(request.query, (name) => name) }),
      ...(request.body && { body: sameType(request.body.content, (name) => `$.${name}`) }),
    },
  }
}

/** Accepts this request only, with any token. */
const onlyThis = ({ generators: _, matchingRules: __, ...request }: Request): Request => ({
  ...request,
  ...(request.headers?.['authorization'] && {
    matchingRules: { header: { authorization: signedIn } },
  }),
})

const shape = ({ method, path, query, body }: Request) =>
  JSON.stringify([method, path, query, body?.content])

/**
 * The pact in the order a stub needs, since a stub uses the first interaction that fits: first
 * requests that must be refused because of what's in them, then the success of any request like
 * them, then responses that belong to another state.
 */
export function stubPact<P extends { interactions: { description: string }[] }>(pact: P): P {
  const all = pact.interactions as unknown as Interaction[]
  const operationOf = ({ description }: Interaction) => description.split(':')[0]
  const isFull = ({ description }: Interaction) => description.endsWith(': full')
  const isRefused = ({ description }: Interaction) => description.includes(': refused, ')
  const full = new Map(all.filter(isFull).map((one) => [operationOf(one), one]))
  // Anyone with a token is signed in: a stub can't know whose session has ended.
  const told = all.filter(({ description }) => !description.endsWith(': refused, signed-out'))
  const isOwn = (one: Interaction) => {
    const first = full.get(operationOf(one))
    return isRefused(one) && first !== undefined && shape(one.request) !== shape(first.request)
  }
  const rest = told.filter((one) => !isOwn(one))
  const ordered = [
    ...told.filter(isOwn).map((one) => ({ ...one, request: onlyThis(one.request) })),
    ...[...rest.filter(isFull), ...rest.filter((one) => !isFull(one))].map((one) => ({
      ...one,
      request: anyLike(one.request),
    })),
  ]
  return { ...pact, interactions: ordered }
}
