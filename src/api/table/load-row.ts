import { once } from '#lib/once.ts'
import type { Row } from '../endpoint.ts'
import * as account from './account.ts'
import * as content from './content.ts'
import * as game from './game.ts'
import type { OperationName } from './table.ts'

/** Login and home need none of these; `scripts/vite/chunks/chunks.ts` finds them by their `import()`s. */
const loadOthers = once(() =>
  Promise.all([
    import('./bet.ts'),
    import('./wallet.ts'),
    import('./starline.ts'),
    import('./enquiry.ts'),
  ]),
)

/** The row of an operation, or what fetches it. Rejects if its code can't be loaded. */
export function loadRow(operation: OperationName): Row | Promise<Row> {
  const find = (areas: readonly object[]) =>
    areas.flatMap((area) => (area as Partial<Record<OperationName, Row>>)[operation] ?? [])[0]
  return find([account, game, content]) ?? loadOthers().then((areas) => find(areas) as Row)
}
