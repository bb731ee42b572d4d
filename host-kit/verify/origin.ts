import { picturePath } from '#api/picture-path.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import type { Level, Problem } from '../levels/level.ts'
import { isLoopback } from './address.ts'
import { show } from './answer/compare.ts'
import type { send } from './answer/exchange.ts'
import { firstOf } from './as-found.ts'
import { CannotTell } from './invariants/invariant.ts'
import { asPages } from './never-a-page.ts'

/** Makes a call to a path of the host. Rejects with `NoAnswer`. */
export type OriginCall = (path: string, init?: Init) => Promise<OriginResponse>

interface Init {
  method?: string
  headers?: Record<string, string>
}

/** A check of what a browser needs from a host when the client is at `origin`. */
export interface FromOrigin {
  operation: OperationName
  name: string
  /** The heading in `api.md` that says so, if it isn't the common rules. */
  section?: string
  check(ask: OriginCall, origin: string, host: string): Promise<Problem[]>
}

type OriginResponse = Awaited<ReturnType<typeof send>>

const problem = (
  field: string,
  expected: string,
  got: unknown,
  level: Level = 'error',
): Problem => ({
  field,
  expected,
  level,
  got: typeof got === 'string' ? got : show(got ?? undefined),
})

const listIn = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

/** A browser gives the client a response only if the host allows its origin. */
const allowsOrigin = ({ headers }: OriginResponse, origin: string): Problem[] => {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return []
  return [problem('access-control-allow-origin', `${origin} or *`, show(allowed ?? undefined))]
}

/** A star doesn't include `authorization`, and includes others only if no cookies are sent. */
function allowsHeaders({ headers }: OriginResponse, names: readonly string[]): Problem[] {
  const allowed = listIn(headers, 'access-control-allow-headers')
  return names
    .filter(
      (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
    )
    .map((name) =>
      problem(
        'access-control-allow-headers',
        name,
        show(headers.get('access-control-allow-headers') ?? undefined),
        name === 'idempotency-key' ? 'info' : 'error',
      ),
    )
}

/** A redirect with where it leads. */
function statusOf({ status, headers }: OriginResponse): string {
  const target = headers.get('location')
  return target === null ? String(status) : `${status}, a redirect to ${show(target)}`
}

const simple = ['GET', 'POST', 'HEAD']

const preflight = (operation: OperationName, sent: readonly string[]): FromOrigin => ({
  operation,
  name: 'preflights are allowed',
  async check(ask, origin) {
    const { method, path } = rowOf(operation)
    const response = await ask(`/api${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': sent.join(','),
      },
    })
    const methods = listIn(response.headers, 'access-control-allow-methods')
    const isAllowed = [method.toLowerCase(), '*'].some((one) => methods.includes(one))
    return [
      ...(response.status >= 200 && response.status < 300
        ? []
        : [problem('status', '200 to 204 for OPTIONS', statusOf(response))]),
      ...allowsOrigin(response, origin),
      ...allowsHeaders(response, sent),
      ...(isAllowed || simple.includes(method)
        ? []
        : [problem('access-control-allow-methods', method, methods.join(', ') || 'nothing')]),
    ]
  },
})

const bannersPath = `/api${rowOf('listBanners').path}`

const firstBanner = async (ask: OriginCall) =>
  firstOf<{ imagePath: string }>('listBanners', (await ask(bannersPath)).text)

const pictureOf = ({ imagePath }: { imagePath: string }) =>
  `/api/banner-settings${picturePath(imagePath)}`

/** Every check, none of which changes anything. */
export const fromOrigin: readonly FromOrigin[] = [
  preflight('placeBet', ['authorization', 'content-type', 'idempotency-key']),
  preflight('updateUserProfile', ['authorization', 'content-type']),
  preflight('listMyBets', ['authorization']),
  {
    operation: 'getMainSettings',
    name: 'responses reach the client',
    async check(ask, origin) {
      const path = `/api${rowOf('getMainSettings').path}`
      return allowsOrigin(await ask(path, { headers: { origin } }), origin)
    },
  },
  {
    operation: 'getUserProfile',
    name: 'a refusal reaches the client',
    async check(ask, origin) {
      const headers = { origin, authorization: 'Bearer nobodys-token' }
      return allowsOrigin(await ask(`/api${rowOf('getUserProfile').path}`, { headers }), origin)
    },
  },
  {
    operation: 'getUserProfile',
    name: 'nothing on the way stores what is about a player',
    section: 'what-only-a-host-can-promise',
    async check(ask) {
      const headers = { authorization: 'Bearer nobodys-token' }
      const response = await ask(`/api${rowOf('getUserProfile').path}`, { headers })
      const cached = /(public|max-age=[1-9])/i.exec(
        response.headers.get('cache-control') ?? '',
      )?.[0]
      return cached === undefined
        ? []
        : [problem('cache-control', 'no-store, since it is about one player', show(cached))]
    },
  },
  {
    operation: 'listBanners',
    name: 'no answer is a page that runs scripts',
    async check(ask) {
      const banner = await firstBanner(ask)
      const nowhere = '/api/banner-settings/ank-verify-no-such-picture'
      const paths = [bannersPath, nowhere, ...(banner ? [pictureOf(banner)] : [])]
      const problems = await asPages(ask, paths)
      if (!banner && problems.length === 0) {
        throw new CannotTell('a banner, whose picture may be a page, but the host has none')
      }
      return problems
    },
  },
  {
    operation: 'listBanners',
    name: 'a picture of a banner loads as a picture',
    async check(ask, origin, host) {
      const banner = await firstBanner(ask)
      if (!banner) throw new CannotTell('a banner, but the host has none')
      const response = await ask(pictureOf(banner), { headers: { accept: 'image/*' } })
      const type = response.headers.get('content-type')
      const policy = response.headers.get('cross-origin-resource-policy')
      const isSame = new URL(host).origin === origin
      return [
        ...(response.status === 200 ? [] : [problem('status', '200', statusOf(response))]),
        // Browsers look at the bytes, whatever the type; a page is no picture.
        ...(type?.startsWith('image/')
          ? []
          : [
              problem(
                ...(['content-type', 'a type of pictures', show(type ?? undefined)] as const),
                type?.startsWith('text/html') ? 'error' : 'info',
              ),
            ]),
        ...(isSame || policy === null || policy === 'cross-origin'
          ? []
          : [problem('cross-origin-resource-policy', 'cross-origin or nothing', show(policy))]),
      ]
    },
  },
]

/** Why a page at `origin` could not call the host at all; null when it could. */
export function blocked(host: string, origin: string): string | null {
  const { protocol, hostname } = new URL(host)
  if (!origin.startsWith('https:') || protocol === 'https:' || isLoopback(hostname)) return null
  return `A page at ${origin} can't call ${host}: browsers block http on https pages.`
}
