import type { OperationName } from '#api/table/table.ts'
import { passOn, smallHost } from '../../verify/support/small-host.ts'

export type Fields = Record<string, unknown>

/** A request on its way to the host behind. */
export interface Asked {
  /** `GET /api/bets/me`; without the query. */
  call: string
  query: URLSearchParams
  body: Fields
  /** Empty: none was sent. */
  token: string
}

export interface Reply {
  status: number
  /** Sent as JSON, unless `type` says it's other text. */
  body: unknown
  type?: string
}

/** Asks the host behind, with something of the request changed. */
export type Proceed = (changed?: Partial<Asked>) => Promise<Reply>
export type Spoil = (asked: Asked, proceed: Proceed) => Promise<Reply>

/** A mistake, or a way of its own, of a host. */
export interface HostFault {
  /** The operations whose answers it touches, the one it's named after first. */
  of: readonly [OperationName, ...OperationName[]]
  /** Made for each host, with its own memory. */
  make: () => Spoil
  /** Why the kit's script says something else than the cases of `verify`; left out: it does not. */
  pactCannotSay?: string
  /** Why reading alone shows nothing although a read of the cases is red; left out: it does. */
  readingCannotTell?: string
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

/** A host in front of another one, with a fault. */
export function faulty(url: string, { make }: Pick<HostFault, 'make'>) {
  const spoil = make()
  return smallHost(async ({ path, method, headers, body }) => {
    const at = new URL(path, url)
    const asked: Asked = {
      call: `${method} ${at.pathname}`,
      query: at.searchParams,
      body: body === '' ? {} : (JSON.parse(body) as Fields),
      token: headers['authorization'] ?? '',
    }
    const {
      status,
      body: said,
      type,
    } = await spoil(asked, async (changed) => {
      const sent = { ...asked, ...changed }
      const [verb = method, target = ''] = sent.call.split(' ')
      const request = {
        path: sent.query.size > 0 ? `${target}?${sent.query}` : target,
        method: verb,
        headers,
        body: verb === 'GET' ? '' : JSON.stringify(sent.body),
      }
      return replyOf(await passOn(url, request))
    })
    const isEmpty = status === 204 || said === undefined
    const text = isEmpty ? null : type === undefined ? JSON.stringify(said) : String(said)
    return new Response(text, {
      status,
      headers: { 'content-type': type ?? 'application/json; charset=utf-8' },
    })
  })
}

const isMeant = (of: string, { call }: Asked) =>
  call === of || (of.endsWith('/') && call.startsWith(of))
const isSuccess = ({ status }: Reply) => status < 300

/** Changes the answers to one call, or to all below a slash, that a condition holds for. */
const changing =
  (when: (reply: Reply) => boolean) =>
  (of: string, change: (reply: Reply, asked: Asked) => Reply | Promise<Reply>) =>
  (): Spoil =>
  async (asked, proceed) => {
    const reply = await proceed()
    return isMeant(of, asked) && when(reply) ? change(reply, asked) : reply
  }

export const everyAnswer = changing(() => true)
export const everySuccess = changing(isSuccess)
/** Refusals of these statuses. */
export const everyRefusal = (...statuses: number[]) =>
  changing(({ status }) => statuses.includes(status))

/** Changes the body of every success of a call. */
export const successBody = (of: string, change: (body: Fields, asked: Asked) => unknown) =>
  everySuccess(of, (reply, asked) => ({ ...reply, body: change(reply.body as Fields, asked) }))

/** The list in a body, and the body with another one; `data.bets` is two levels down. */
const within = (body: unknown, path: string, change: (rows: Fields[]) => unknown): unknown => {
  const [key = '', ...rest] = path.split('.').filter(Boolean)
  if (key === '') return change(body as Fields[])
  return { ...(body as Fields), [key]: within((body as Fields)[key], rest.join('.'), change) }
}

/** Changes the list below a path in every success of a call. */
export const rows = (of: string, path: string, change: (list: Fields[], asked: Asked) => unknown) =>
  successBody(of, (body, asked) => within(body, path, (list) => change(list, asked)))

/** Changes every item of it. */
export const eachRow = (of: string, path: string, change: (row: Fields) => Fields) =>
  rows(of, path, (list) => list.map(change))

/** Changes what reaches the host behind. */
export const request =
  (of: string, change: (asked: Asked) => Partial<Asked>) => (): Spoil => (asked, proceed) =>
    proceed(isMeant(of, asked) ? change(asked) : {})

/** A body without some of its fields. */
export const without = (body: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
