import { once } from '#domain/once.ts'
import type { Row } from '../endpoint.ts'
import type { OperationName } from './table.ts'

/** Login and home need these; `scripts/vite/chunks/chunks.ts` knows both lists by their `import()`s. */
const loadFirst = once(() =>
  Promise.all([import('./account.ts'), import('./game.ts'), import('./content.ts')]),
)
const loadOthers = once(() =>
  Promise.all([
    import('./bet.ts'),
    import('./wallet.ts'),
    import('./starline.ts'),
    import('./enquiry.ts'),
  ]),
)

/** The row of an operation. Rejects if its code can't be loaded. */
export async function loadRow(operation: OperationName): Promise<Row> {
  const find = (areas: readonly object[]) => areas.find((area) => operation in area)
  const area = find(await loadFirst()) ?? find(await loadOthers())
  return (area as Record<OperationName, unknown>)[operation] as Row
}
