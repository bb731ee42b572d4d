import { spaced } from '#mocks/commands/command.ts'
import type { Db } from '#mocks/store/db.ts'
import { modelNames, models, type ModelName } from '#mocks/store/models.ts'
import { tableOf } from './columns.ts'

/** Each of these has one row that the host always needs. */
const alwaysThere: readonly ModelName[] = ['mainSettings', 'contactSettings', 'guide']

const isModel = (name: string): name is ModelName => Object.hasOwn(models, name)

/** The model whose ids are in this column; a game is a market or a Starline game. */
function targetOf(model: ModelName, column: string): ModelName | null {
  if (!column.endsWith('Id')) return null
  const name = column.slice(0, -2)
  if (name === 'game') return model.startsWith('starline') ? 'starlineGame' : 'market'
  return isModel(name) ? name : null
}

/**
 * Throws, in words, when a row names another one that is not there, or a row is gone that the host
 * always answers from. The tables themselves do not mind; who shows the demo would.
 */
export function checkReferences(db: Db): void {
  for (const model of alwaysThere) {
    if (tableOf(db, model).getAll().length === 0)
      throw new Error('You can’t delete this row. Edit it instead.')
  }
  for (const model of modelNames) {
    for (const column of Object.keys(models[model].shape)) {
      const target = targetOf(model, column)
      if (!target) continue
      const ids = new Set(db[target].getAll().map(({ id }) => id))
      const rows = db[model].getAll() as unknown as readonly Record<string, string>[]
      const lost = rows.filter((row) => !ids.has(row[column] ?? ''))
      const [first] = lost
      if (!first) continue
      const [name, others] = [spaced(model).toLowerCase(), lost.length - 1]
      const which = others > 0 ? `${first.id} and ${others} more` : `${first.id}`
      throw new Error(
        `There is no ${spaced(target).toLowerCase()} "${first[column]}", which is needed by: ${name} ${which}.`,
      )
    }
  }
}
