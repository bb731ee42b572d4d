import type { OperationName } from '#api/table/table.ts'
import type { Fields, HostCall, HostFault, MockHost, Reply } from './fault.ts'

type Change = (reply: Reply, asked: HostCall, mock: MockHost) => Reply | Promise<Reply>

/** Changes the answers to one operation that a condition holds for. */
const changing =
  (when: (reply: Reply) => boolean) =>
  (operation: OperationName, change: Change): HostFault =>
  (mock) => ({
    async call(asked, proceed) {
      const reply = await proceed()
      return asked.operation === operation && when(reply) ? change(reply, asked, mock) : reply
    },
  })

export const everyAnswer = changing(() => true)
export const everySuccess = changing(({ status }) => status < 300)
/** Changes the refusals that have one of these statuses. */
export const everyRefusal = (
  operation: OperationName,
  statuses: readonly number[],
  change: Change,
): HostFault => changing(({ status }) => statuses.includes(status))(operation, change)

export const ok = (body: unknown): Reply => ({ status: 200, body })

/** Changes the body of every success of an operation. */
export const successBody = (
  operation: OperationName,
  change: (body: Fields, asked: HostCall, mock: MockHost) => unknown,
): HostFault =>
  everySuccess(operation, (reply, asked, mock) => ({
    ...reply,
    body: change(reply.body as Fields, asked, mock),
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
  change: (list: Fields[], asked: HostCall, mock: MockHost) => unknown,
): HostFault =>
  successBody(operation, (body, asked, mock) =>
    within(body, path, (list) => change(list, asked, mock)),
  )

/** Changes every item of it. */
export const eachRow = (
  operation: OperationName,
  path: string,
  change: (row: Fields, mock: MockHost) => Fields,
): HostFault => rows(operation, path, (list, _, mock) => list.map((row) => change(row, mock)))

/** Changes one field of every item of it. */
export const eachField = (
  operation: OperationName,
  path: string,
  name: string,
  change: (value: unknown) => unknown,
): HostFault => eachRow(operation, path, (row) => ({ ...row, [name]: change(row[name]) }))

/** Changes the user in every profile. */
export const eachUser = (
  change: (user: Fields, asked: HostCall, mock: MockHost) => Fields,
): HostFault =>
  successBody('getUserProfile', ({ user }, asked, mock) => ({
    user: change(user as Fields, asked, mock),
  }))

/** Puts these fields into the body of every success. */
export const saying = (operation: OperationName, fields: Fields): HostFault =>
  successBody(operation, (body) => ({ ...body, ...fields }))

/** Refuses with another status. */
export const refusing = (operation: OperationName, status: number, other: number): HostFault =>
  everyRefusal(operation, [status], (reply) => ({ ...reply, status: other }))

/** Changes what reaches the host behind. */
export const changeRequest =
  (
    operation: OperationName,
    change: (asked: HostCall, mock: MockHost) => Partial<HostCall>,
  ): HostFault =>
  (mock) => ({
    call: (asked, proceed) =>
      proceed(asked.operation === operation ? change(asked, mock) : undefined),
  })

/** Looks past a filter of the list of Starline bets. */
export const withoutFilter = (name: string): HostFault =>
  changeRequest('listStarlineBets', ({ query }) => ({
    query: new URLSearchParams([...query].filter(([each]) => each !== name)),
  }))

/** A body without some of its fields. */
export const without = (body: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
