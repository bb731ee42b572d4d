import type { z } from 'zod'

/** What a form must know about a column or argument. */
export interface SchemaKind {
  type: 'text' | 'number' | 'boolean' | 'enum'
  /** What can be chosen; only for `enum`. */
  values: readonly string[]
  /** False when it may be left out. */
  required: boolean
  /** True when it may be null. */
  nullable: boolean
  /** The value used if it's left out. */
  preset: unknown
}

interface Def {
  type: string
  innerType?: z.ZodType
  defaultValue?: unknown
  entries?: Record<string, string>
}

const types = new Map<string, SchemaKind['type']>([
  ['number', 'number'],
  ['int', 'number'],
  ['boolean', 'boolean'],
  ['enum', 'enum'],
])

/** What a schema is without the wrappers around it. */
export function schemaKindOf(field: z.ZodType): SchemaKind {
  const { type, innerType, defaultValue, entries } = (field as { def: Def }).def
  if (innerType && (type === 'default' || type === 'optional')) {
    return { ...schemaKindOf(innerType), required: false, preset: defaultValue }
  }
  if (innerType && type === 'nullable') return { ...schemaKindOf(innerType), nullable: true }
  return {
    type: types.get(type) ?? 'text',
    values: Object.values(entries ?? {}),
    required: true,
    nullable: false,
    preset: undefined,
  }
}
