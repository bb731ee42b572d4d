import { operationNames, type OperationName } from '../../../src/api/table/table.ts'
import { callOf } from '../../verify/answer/exchange.ts'
import { passOn, smallHost } from '../../verify/testing/small-host.ts'

export type Fields = Record<string, unknown>

/** A request on its way to the host behind. */
export interface Asked {
  /** None where the client makes no such call. */
  operation: OperationName | undefined
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
  /** Why reading alone shows nothing although a read of the cases is red; left out: it does. */
  readingCannotTell?: string
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

const operationOf = (call: string) =>
  operationNames.find((name) =>
    new RegExp(`^${callOf(name).replaceAll(/:\w+/g, '[^/]+')}$`).test(call),
  )

/** A host in front of another one, with a fault. */
export function faulty(url: string, { make }: Pick<HostFault, 'make'>) {
  const spoil = make()
  return smallHost(async ({ path, method, headers, body }) => {
    const at = new URL(path, url)
    const call = `${method} ${at.pathname}`
    const asked: Asked = {
      operation: operationOf(call),
      call,
      query: at.searchParams,
      body: body === '' ? {} : (JSON.parse(body) as Fields),
      token: headers['authorization'] ?? '',
    }
    const reply = await spoil(asked, async (changed) => {
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
    const { status, body: said, type } = reply
    const isEmpty = status === 204 || said === undefined
    const text = isEmpty ? null : type === undefined ? JSON.stringify(said) : String(said)
    return new Response(text, {
      status,
      headers: { 'content-type': type ?? 'application/json; charset=utf-8' },
    })
  })
}

type Change = (reply: Reply, asked: Asked) => Reply

/** Changes the answers to one operation that a condition holds for. */
const changing =
  (when: (reply: Reply) => boolean) =>
  (operation: OperationName, change: Change): HostFault => ({
    of: [operation],
    make: () => async (asked, proceed) => {
      const reply = await proceed()
      return asked.operation === operation && when(reply) ? change(reply, asked) : reply
    },
  })

export const everyAnswer = changing(() => true)
export const everySuccess = changing(({ status }) => status < 300)
/** Changes the refusals that have one of these statuses. */
export const everyRefusal = (
  operation: OperationName,
  statuses: readonly number[],
  change: Change,
) => changing(({ status }) => statuses.includes(status))(operation, change)

/** Changes the body of every success of an operation. */
export const successBody = (
  operation: OperationName,
  change: (body: Fields, asked: Asked) => unknown,
) =>
  everySuccess(operation, (reply, asked) => ({
    ...reply,
    body: change(reply.body as Fields, asked),
  }))

/** The list in a body, and the body with another one; `data.bets` is two levels down. */
const within = (body: unknown, path: string, change: (rows: Fields[]) => unknown): unknown => {
  const [key = '', ...rest] = path.split('.').filter(Boolean)
  if (key === '') return change(body as Fields[])
  return { ...(body as Fields), [key]: within((body as Fields)[key], rest.join('.'), change) }
}

/** Changes the list below a path in every success of an operation. */
export const rows = (
  operation: OperationName,
  path: string,
  change: (list: Fields[], asked: Asked) => unknown,
) => successBody(operation, (body, asked) => within(body, path, (list) => change(list, asked)))

/** Changes every item of it. */
export const eachRow = (operation: OperationName, path: string, change: (row: Fields) => Fields) =>
  rows(operation, path, (list) => list.map(change))

/** Changes one field of every item of it. */
export const eachField = (
  operation: OperationName,
  path: string,
  name: string,
  change: (value: unknown) => unknown,
) => eachRow(operation, path, (row) => ({ ...row, [name]: change(row[name]) }))

/** Changes the user in every profile. */
export const eachUser = (change: (user: Fields) => Fields) =>
  successBody('getUserProfile', (body) => ({ user: change(body['user'] as Fields) }))

/** Puts these fields into the body of every success. */
export const saying = (operation: OperationName, fields: Fields) =>
  successBody(operation, (body) => ({ ...body, ...fields }))

/** Refuses with another status. */
export const refusing = (operation: OperationName, status: number, other: number) =>
  everyRefusal(operation, [status], (reply) => ({ ...reply, status: other }))

/** Changes what reaches the host behind. */
export const request = (
  operation: OperationName,
  change: (asked: Asked) => Partial<Asked>,
): HostFault => ({
  of: [operation],
  make: () => (asked, proceed) => proceed(asked.operation === operation ? change(asked) : {}),
})

/** Looks past a filter of the list of Starline bets. */
export const withoutFilter = (name: string) =>
  request('listStarlineBets', ({ query }) => ({
    query: new URLSearchParams([...query].filter(([each]) => each !== name)),
  }))

/** The profile says more than the balance: by what each answer to an operation adds, in rupees. */
export const addsToBalance = (
  operation: OperationName,
  added: (reply: Reply, asked: Asked) => number,
): HostFault => ({
  of: [operation],
  make: () => {
    let wrong = 0
    return async (asked, proceed) => {
      const reply = await proceed()
      if (asked.operation === operation) wrong += added(reply, asked)
      if (asked.operation !== 'getUserProfile' || reply.status !== 200) return reply
      const { user } = reply.body as { user: Fields }
      return { ...reply, body: { user: { ...user, balance: Number(user['balance']) + wrong } } }
    }
  },
})

/** A body without some of its fields. */
export const without = (body: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
