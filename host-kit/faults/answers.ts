import type { OperationName } from '#api/table/table.ts'
import type { Fields, HostCall, HostFault, MockHost, Reply } from './fault.ts'

type Change = (reply: Reply, call: HostCall, mock: MockHost) => Reply | Promise<Reply>

/** Changes those answers to one operation for which `when` holds. */
const changing =
  (when: (reply: Reply) => boolean) =>
  (operation: OperationName, change: Change): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      const reply = await proceed()
      return call.operation === operation && when(reply) ? change(reply, call, mock) : reply
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
  change: (body: Fields, call: HostCall, mock: MockHost) => unknown,
): HostFault =>
  everySuccess(operation, (reply, call, mock) => ({
    ...reply,
    body: change(reply.body as Fields, call, mock),
  }))

/** The body with the list at `path` changed. `data.bets` is two levels down, '' is the body itself. */
const within = (body: unknown, path: string, change: (rows: Fields[]) => unknown): unknown => {
  const [key = '', ...rest] = path.split('.').filter(Boolean)
  if (key === '') return change(body as Fields[])
  return { ...(body as Fields), [key]: within((body as Fields)[key], rest.join('.'), change) }
}

/** Changes the list below a path in every success of an operation. */
export const rows = (
  operation: OperationName,
  path: string,
  change: (list: Fields[], call: HostCall, mock: MockHost) => unknown,
): HostFault =>
  successBody(operation, (body, call, mock) =>
    within(body, path, (list) => change(list, call, mock)),
  )

/** Changes every item of the list below a path. */
export const eachRow = (
  operation: OperationName,
  path: string,
  change: (row: Fields, mock: MockHost) => Fields,
): HostFault => rows(operation, path, (list, _, mock) => list.map((row) => change(row, mock)))

/** Changes one field of every item of the list below a path. */
export const eachField = (
  operation: OperationName,
  path: string,
  name: string,
  change: (value: unknown) => unknown,
): HostFault => eachRow(operation, path, (row) => ({ ...row, [name]: change(row[name]) }))

/** Changes the user in every profile. */
export const eachUser = (
  change: (user: Fields, call: HostCall, mock: MockHost) => Fields,
): HostFault =>
  successBody('getUserProfile', ({ user }, call, mock) => ({
    user: change(user as Fields, call, mock),
  }))

/** Puts these fields into the body of every success. */
export const saying = (operation: OperationName, fields: Fields): HostFault =>
  successBody(operation, (body) => ({ ...body, ...fields }))

/** Refuses with the status `other` where the mock host refuses with `status`. */
export const refusing = (operation: OperationName, status: number, other: number): HostFault =>
  everyRefusal(operation, [status], (reply) => ({ ...reply, status: other }))

/** Changes the calls of an operation before they reach the mock host. */
export const changeRequest =
  (
    operation: OperationName,
    change: (call: HostCall, mock: MockHost) => Partial<HostCall>,
  ): HostFault =>
  (mock) => ({
    call: (call, proceed) => proceed(call.operation === operation ? change(call, mock) : undefined),
  })

/** Ignores a filter of the list of Starline bets. */
export const withoutFilter = (name: string): HostFault =>
  changeRequest('listStarlineBets', ({ query }) => ({
    query: new URLSearchParams([...query].filter(([each]) => each !== name)),
  }))

/** A body without some of its fields. */
export const without = (body: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
