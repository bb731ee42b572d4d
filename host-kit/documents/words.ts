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
