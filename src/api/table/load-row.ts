import type { Row } from '../endpoint.ts'
import type { OperationName } from './table.ts'

/** The row of an operation, without its notes. Rejects if its code can't be loaded. */
export async function loadRow(operation: OperationName): Promise<Row> {
  const { firstRows } = await import('./first-rows.ts')
  const rows = operation in firstRows ? firstRows : (await import('./other-rows.ts')).otherRows
  return rows[operation as keyof typeof rows] as unknown as Row
}
