import type { OperationName } from '#api/table/table.ts'
import { limits } from '#contracts/cases/limits.ts'
import type { JsonSchema } from '#contracts/cases/matchers.ts'

/** The schema of a body or a query, with its limits added. */
export function withLimits(operation: OperationName, body: JsonSchema): JsonSchema {
  const own: Readonly<Record<string, { schema?: Partial<JsonSchema> }>> = limits[operation]
  const { anyOf, properties } = body
  return {
    ...body,
    ...(anyOf && { anyOf: anyOf.map((branch) => withLimits(operation, branch)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [
          name,
          { ...schema, ...own[name]?.schema },
        ]),
      ),
    }),
  }
}
