import { formats, type JsonSchema, type Rule } from '../../contracts/cases/matchers.ts'

const formatName = (pattern: string) => formats.find((one) => one.pattern === pattern)?.name

const plainTypes: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  array: 'list',
}

const textWords = ({ pattern, minLength }: JsonSchema) => {
  if (minLength !== undefined) return 'text, not empty'
  if (pattern === undefined) return 'text'
  return `text: ${formatName(pattern) ?? `\`${pattern}\``}`
}

/** A type in words, as a table of fields shows it. */
export function typeWords(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeWords).join(' or ')
  if (schema.enum) return schema.enum.map((choice) => `\`${choice}\``).join(', ')
  if (schema.items) return `list of: ${typeWords(schema.items)}`
  const types = [schema.type ?? 'anything'].flat()
  const words = types.map((type) =>
    type === 'string' ? textWords(schema) : (plainTypes[type] ?? type),
  )
  return words.join(' or ') + (schema.exclusiveMinimum === 0 ? ' above 0' : '')
}

/** A field of a schema: dotted, `[]` for the items of a list. */
export interface FieldRow {
  field: string
  type: string
  required: boolean
  /** The object it's in, if that may be missing. */
  within?: string
}

/** Every field of a schema, the outer ones first. */
export function fieldRows(schema: JsonSchema, path = '', within?: string): FieldRow[] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => fieldRows(branch, path, within))
  if (schema.items) return fieldRows(schema.items, `${path}[]`, within)
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const field = path === '' ? key : `${path}.${key}`
    const required = schema.required?.includes(key) ?? false
    const row = { field, type: typeWords(inner), required, ...(within !== undefined && { within }) }
    return [row, ...fieldRows(inner, field, required ? within : field)]
  })
}

/** What a response must be, in one line. */
export function demandLine(rule: Rule): string {
  switch (rule.kind) {
    case 'exact':
      return JSON.stringify(rule.fromState === undefined ? rule.value : `\${${rule.fromState}}`)
    case 'pattern': {
      const choices = /^\^\(([^()[\]\\]+)\)\$$/.exec(rule.pattern)?.[1]
      if (choices)
        return choices
          .split('|')
          .map((one) => JSON.stringify(one))
          .join(' or ')
      return formatName(rule.pattern) ?? `/${rule.pattern}/`
    }
    case 'text':
    case 'number':
    case 'boolean':
      return rule.kind
    case 'list':
      return `[ ${demandLine(rule.item)}, … ]`
    case 'empty-list':
      return '[]'
    case 'object': {
      const fields = Object.entries(rule.fields)
      if (fields.length === 0) return '{}'
      return `{ ${fields.map(([key, inner]) => `${key}: ${demandLine(inner)}`).join(', ')} }`
    }
  }
}
