import { once } from '#domain/once.ts'
import type { Row } from '../endpoint.ts'
import type { OperationName } from './table.ts'

const loadFirst = once(() => import('./first-rows.ts'))
const loadOthers = once(() => import('./other-rows.ts'))

/** The row of an operation, without its notes. Rejects if its code can't be loaded. */
export async function loadRow(operation: OperationName): Promise<Row> {
  const { firstRows } = await loadFirst()
  const rows = operation in firstRows ? firstRows : (await loadOthers()).otherRows
  return rows[operation as keyof typeof rows] as unknown as Row
}
