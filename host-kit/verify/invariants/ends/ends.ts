import type { OperationName } from '#api/table/table.ts'
import { allCases, type CaseInput, type FlatCase } from '#contracts/cases/cases.ts'
import { limitOf, limits, type HostLimits, type Limit } from '#contracts/cases/limits.ts'
import { writes } from '#contracts/cases/whose.ts'
import type { Exchange } from '../../answer/exchange.ts'
import { jsonOf } from '../../answer/judge.ts'
import type { Asking } from './at-time.ts'

/** A field that a call sends and that something bounds. */
export interface BoundedField {
  operation: OperationName
  field: string
  limit: Limit
}

/** Every field of every write that has ends. */
export const boundedFields: readonly BoundedField[] = writes.flatMap((operation) =>
  Object.keys(limits[operation])
    .map((field) => ({ operation, field, limit: limitOf(operation, field) }))
    .filter(({ limit }) => limit.ends !== undefined),
)

const bodyOf = ({ input }: FlatCase) => input.body ?? {}

/** The cases whose requests have the field: one, or one for each value of the field that its ends depend on. */
export function basesOf({ operation, field, limit }: BoundedField): FlatCase[] {
  const own = allCases.filter(
    (one) => one.operation === operation && one.success !== null && field in bodyOf(one),
  )
  const { by } = limit
  if (by === undefined) return own.slice(0, 1)
  return [...new Map(own.map((one) => [bodyOf(one)[by], one])).values()]
}

/** What the host bounds by its own settings. */
export async function limitsOf({ client, values }: Asking): Promise<HostLimits> {
  const settings = await client.call('getMainSettings')
  const { balance } = await client.call('getUserProfile')
  const games = await client.call('listStarlineGames')
  const game = games.find(({ _id }) => _id === values['starlineGameId'])
  return {
    minimumDeposit: settings.minimumDeposit ?? 1,
    minimumWithdraw: settings.minimumWithdraw ?? 1000,
    minBet: game?.minBet ?? 10,
    maxBet: game?.maxBet ?? 10_000,
    balance: balance ?? 0,
    today: values['today'] ?? '',
  }
}

const undecided = [408, 425, 429, 502, 503, 504]

/** What a host's answer says of a request: whether it was done, as the client reads it. */
export function verdictOf({ status, text }: Exchange): 'taken' | 'refused' | 'neither' {
  const body = jsonOf(text)?.body as { success?: unknown; errors?: unknown[] } | undefined
  const saysNo = body?.success === false || (Array.isArray(body?.errors) && body.errors.length > 0)
  if (status < 300) return saysNo ? 'refused' : 'taken'
  return status >= 400 && !undecided.includes(status) ? 'refused' : 'neither'
}

/** A request with another value in one field. */
export const withValue = (input: CaseInput, field: string, value: unknown): CaseInput => ({
  ...input,
  body: { ...input.body, [field]: value },
})
