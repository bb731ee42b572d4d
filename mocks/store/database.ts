import { factory, nullable, primaryKey } from '@mswjs/data'
import type { z } from 'zod'
import { modelNames, models, type ModelName, type StoredRow } from './models.ts'

/** The models as the library declares them: a primary key, and a type for each column. */
type Dictionary = {
  [M in ModelName]: {
    -readonly [C in keyof StoredRow<M>]: C extends 'id'
      ? ReturnType<typeof primaryKey<string>>
      : () => Extract<StoredRow<M>[C], string | number | boolean>
  }
}

/** The library's own API: `database.bet.findMany({ where: … })`. */
export type Database = ReturnType<typeof factory<Dictionary>>

/** What the library can be asked: `where`, `orderBy`, `skip`, `take`. */
export type Query<M extends ModelName> = Parameters<Database[M]['findMany']>[0]

/** A schema's column in the library's words: `String`, `Number`, `Boolean`, `nullable(String)`. */
function columnOf(field: z.core.$ZodType): unknown {
  const { def } = field as z.ZodType
  if (def.type === 'default') return columnOf((def as z.core.$ZodDefaultDef).innerType)
  if (def.type === 'nullable') {
    return nullable(columnOf((def as z.core.$ZodNullableDef).innerType) as StringConstructor)
  }
  if (def.type === 'number') return Number
  return def.type === 'boolean' ? Boolean : String
}

/** Every model of `models.ts`, as `factory` wants it: `{ bet: { id: primaryKey(String), … } }`. */
const dictionary = Object.fromEntries(
  modelNames.map((name) => {
    const columns = Object.entries(models[name].shape).map(([key, field]) => [key, columnOf(field)])
    return [name, { ...Object.fromEntries(columns), id: primaryKey(String) }]
  }),
) as unknown as Dictionary

/** An empty database that shares nothing with another one. Its rows are not checked: see `db.ts`. */
export const createDatabase = (): Database => factory(dictionary)
