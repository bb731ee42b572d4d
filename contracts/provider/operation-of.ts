import { operationNames, rowOf, type OperationName } from '#api/table/table.ts'

/** How each operation's calls look. */
const routes = operationNames.map((operation) => {
  const { method, path } = rowOf(operation)
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const pattern = new RegExp(`^${method} /api${path.replaceAll(/:\w+/g, '([^/]+)')}$`)
  return { operation, names, pattern }
})

/** A call of the table. */
export interface Recognised {
  operation: OperationName
  params: Record<string, string>
}

/** Which call of the table a request is; null for any other. */
export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>): Recognised | null {
  const call = `${method} ${new URL(url).pathname}`
  for (const { operation, names, pattern } of routes) {
    const found = pattern.exec(call)
    if (!found) continue
    const params = names.map((name, index) => [name, found[index + 1] ?? ''])
    return { operation, params: Object.fromEntries(params) as Record<string, string> }
  }
  return null
}
