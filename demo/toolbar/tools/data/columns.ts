import type { z } from 'zod'
import { dayKey } from '#domain/time/dates.ts'
import { spaced } from '#mocks/commands/command.ts'
import type { Db } from '#mocks/store/db.ts'
import { modelNames, models, type ModelName } from '#mocks/store/models.ts'
import { schemaKindOf, type SchemaKind } from '../schema-kind.ts'

export interface AnyRow {
  id: string
}

/** A table with its model forgotten. */
export interface AnyTable {
  getAll(): readonly AnyRow[]
  change(id: string, data: object): unknown
  remove(id: string): unknown
}

export const tableNamed = (db: Db, model: ModelName) => db[model] as unknown as AnyTable

/** One column of a model, as a form shows it. */
export interface Column extends Omit<SchemaKind, 'type'> {
  name: string
  /** 'openTime' as 'Open time'. */
  title: string
  type: SchemaKind['type'] | 'moment'
}

/** Columns with a moment (epoch ms), by their names. */
const isMoment = (name: string) => name === 'at' || name.endsWith('At')

/** The columns of a model that can be changed; its `id` cannot. */
export function columnsOf(model: ModelName): Column[] {
  return Object.entries(models[model].shape)
    .filter(([name]) => name !== 'id')
    .map(([name, field]) => {
      const kind = schemaKindOf(field as z.ZodType)
      return {
        ...kind,
        name,
        title: spaced(name),
        type: kind.type === 'number' && isMoment(name) ? 'moment' : kind.type,
      }
    })
}

const clockText = (moment: number) => new Date(moment).toTimeString().slice(0, 8)

/** A value as text for its field. */
export function cellText({ type }: Column, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (type === 'moment') return `${dayKey(Number(value))}T${clockText(Number(value))}`
  return String(value)
}

/** Typed text as a value; invalid text stays text, for the model to refuse. */
export function valueOf({ type, nullable }: Column, text: string): unknown {
  if (text === '' && nullable) return null
  if (type === 'boolean') return text === 'true'
  if (type === 'moment') return text === '' ? text : new Date(text).getTime()
  if (type === 'number') return text.trim() === '' ? text : Number(text)
  return text
}

/** What is wrong with a row, by column, in the words of its schema. */
export function problemsOf(model: ModelName, row: object): Record<string, string> {
  const issues = models[model].safeParse(row).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]))
}

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
    if (tableNamed(db, model).getAll().length === 0)
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
