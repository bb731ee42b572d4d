import { operationNames, rowOf, type OperationName } from '#api/table/table.ts'
import { jsonSchemaOf } from './matchers.ts'
import { isEverybodys } from './server-rules.ts'

/** Calls that change something, each of which must change what is one player's and nobody else's. */
export const writes: readonly OperationName[] = operationNames.filter(
  (operation) => rowOf(operation).method !== 'GET',
)

/** Reads of what is one player's alone. */
export const ownReads: readonly OperationName[] = operationNames.filter(
  (operation) =>
    rowOf(operation).method === 'GET' &&
    rowOf(operation).auth === 'bearer' &&
    !isEverybodys(operation),
)

/** The fields of a call's body that are one of a few choices, such as a withdrawal's method. */
export const choicesOf = (operation: OperationName): string[] => {
  const { body } = rowOf(operation)
  const fields = body ? Object.entries(jsonSchemaOf(body).properties ?? {}) : []
  return fields.filter(([, { enum: choices }]) => choices !== undefined).map(([name]) => name)
}

/** What a list can be asked for, without the page itself; empty for a call without a query. */
export const filtersOf = (operation: OperationName): string[] => {
  const { query } = rowOf(operation)
  const keys = query ? Object.keys(jsonSchemaOf(query).properties ?? {}) : []
  return keys.filter((key) => key !== 'page' && key !== 'limit')
}

/** Own lists that come in pages. */
export const pagedReads: readonly OperationName[] = ownReads.filter((operation) => {
  const { query } = rowOf(operation)
  return query !== undefined && 'page' in (jsonSchemaOf(query).properties ?? {})
})
