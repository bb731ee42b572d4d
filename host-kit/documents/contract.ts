import type { EndpointRow } from '#api/endpoint.ts'
import type { OperationName } from '#api/table/table.ts'
import { allCases, type FlatCase } from '#contracts/cases/cases.ts'

/** The cases of one operation, successes first. */
export const casesOf = (operation: OperationName): FlatCase[] =>
  allCases.filter((one) => one.operation === operation)

/** `/api/starline/games/{gameId}`: a row's path as OpenAPI writes it. */
export const openPath = ({ path }: EndpointRow): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`

/** The names of a path's parameters. */
export const pathParams = ({ path }: EndpointRow): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

/** A JSON document as it's stored. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
