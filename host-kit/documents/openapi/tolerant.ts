import type { JsonSchema } from '#contracts/cases/matchers.ts'
import { readsAnyCase } from '#contracts/cases/needs.ts'

const number = String.raw`^-?[\d,]+(\.\d+)?$`
const anyCase = (word: string) =>
  word.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

const typesOf = ({ type }: JsonSchema): readonly string[] => [type ?? []].flat()
const isId = (key: string) => /(^_id|Id)$/.test(key)

const isNull = ({ type }: JsonSchema) => type === 'null'
/** The choices of a schema that is nothing but choices. */
const choicesOf = (schema: JsonSchema): JsonSchema[] =>
  Object.keys(schema).join() === 'anyOf' ? (schema.anyOf ?? []) : [schema]

/**
 * An answer's schema as far as the client reads it, as the pact of needs has it: a number in text, an id that is
 * a number, a choice in capitals, a time with seconds, null for an object of which nothing has to be there. What
 * the contract asks for stands first.
 */
export function tolerantSchema(schema: JsonSchema, key = ''): JsonSchema {
  const { anyOf, items, properties, required = [] } = schema
  if (anyOf) {
    const choices = anyOf.flatMap((one) => choicesOf(tolerantSchema(one, key)))
    // One null is enough.
    const first = choices.findIndex(isNull)
    return {
      ...schema,
      anyOf: choices.filter((one, index) => !isNull(one) || index === first),
    }
  }
  if (items) return { ...schema, items: tolerantSchema(items, key) }
  if (properties) {
    const inner = Object.entries(properties).map(
      ([name, one]) => [name, tolerantSchema(one, name)] as const,
    )
    const whole = { ...schema, properties: Object.fromEntries(inner) }
    return key !== '' && required.length === 0 ? { anyOf: [whole, { type: 'null' }] } : whole
  }
  const types = typesOf(schema)
  if (types.includes('number') || types.includes('integer')) {
    return { ...schema, type: [...new Set([...types, 'string'])], pattern: number }
  }
  if (schema.enum && readsAnyCase(key)) {
    const pattern = `^(${schema.enum.map(anyCase).join('|')})$`
    return { anyOf: [schema, { type: 'string', pattern }] }
  }
  if (schema.pattern?.endsWith(String.raw`:\d{2}$`)) {
    return { ...schema, pattern: schema.pattern.replace(/\$$/, String.raw`(:\d{2})?$`) }
  }
  return isId(key) ? { ...schema, type: [...new Set([...types, 'number'])] } : schema
}
