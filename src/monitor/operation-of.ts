import { operationNames, rowOf, type OperationName } from '../api/table/table.ts'

/** The row of a call: the first one in the table that fits. `path` has no query. */
export function operationAt(method: string, path: string): OperationName | null {
  const fits = (name: OperationName) => {
    const row = rowOf(name)
    const pattern = new RegExp(`/api${row.path.replaceAll(/:\w+/g, '[^/]+')}$`)
    return row.method === method && pattern.test(path)
  }
  return operationNames.find(fits) ?? null
}
