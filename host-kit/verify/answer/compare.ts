import { formats, type Rule } from '#contracts/cases/matchers.ts'
import { isRecord } from '#lib/is-record.ts'

/** One place where an answer isn't what the client needs. */
export interface Difference {
  /** The field's path, with dots (`bets.0.status`); empty for the answer as a whole. */
  field: string
  expected: string
  got: string
}

/** Characters after which a value is cut off in a report. */
const maxLength = 60

/** Characters that terminals or editors act on instead of showing; JSON doesn't escape them. */
const invisible = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escapeInvisible = (text: string) =>
  text.replace(invisible, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Hides session tokens, which must not be in a report, not even inside text. */
const withoutToken = (key: string, value: unknown) => {
  const isPlain = typeof value === 'string' || typeof value === 'number'
  if (key === 'token' && isPlain && value !== '') return '•••'
  return typeof value === 'string' ? value.replace(/("token"\s*:\s*")[^"]+/g, '$1•••') : value
}

/** The text of an answer without its token. */
export const maskedText = (text: string): string =>
  text.replace(/("token"\s*:\s*)("[^"]+|\d+)/g, '$1"•••')

/** The start of a long text, up to the end of a word if one ends there. */
const upToWord = (text: string) => {
  const start = text.slice(0, maxLength)
  return /[\p{L}\p{N}]/u.test(text[maxLength] ?? '')
    ? start.replace(/(?<=[^\p{L}\p{N}])[\p{L}\p{N}]+$/u, '').trimEnd()
    : start
}

/** A short description of a value, for the reader of a failure; `field` is where it was. */
export function show(value: unknown, field = ''): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) {
    return value.length === 0
      ? 'an empty list'
      : `a list with ${value.length} item${value.length === 1 ? '' : 's'}`
  }
  if (/(^|\.)token$/.test(field) && withoutToken('token', value) !== value) {
    return `${typeof value === 'number' ? 'a number' : 'text'} that is not shown`
  }
  const json = escapeInvisible(JSON.stringify(value, withoutToken) ?? String(value))
  const shortened = json.length > maxLength ? `${upToWord(json)}…` : json
  return typeof value === 'object' && value !== null ? `the object ${shortened}` : shortened
}

/** Describes a pattern. */
export function pinned(pattern: string): string {
  const choices = /^\^\(([^()[\]\\]+)\)\$$/.exec(pattern)?.[1]
  if (choices) return `one of ${choices.split('|').join(', ')}`
  const format = formats.find((one) => one.pattern === pattern)
  return format?.says.replaceAll('`', '') ?? `text of the form ${pattern}`
}

/** Describes a list with so many items; undefined: with any. */
const listOf = (count: number | undefined) =>
  count === 1
    ? 'a list with the one row of this player and no other'
    : `a list with ${count ?? 'at least one'} item${count === undefined ? '' : 's'}`

/** Describes what the contract demands. */
export function demand(rule: Rule, values: Readonly<Record<string, string>>): string {
  switch (rule.kind) {
    case 'exact':
      return show(rule.fromState === undefined ? rule.value : values[rule.fromState])
    case 'pattern':
      return pinned(rule.pattern)
    case 'text':
      return 'text'
    case 'number':
      return 'a number'
    case 'boolean':
      return 'true or false'
    case 'list':
      return listOf(rule.count)
    case 'empty-list':
      return 'an empty list'
    case 'object':
      return 'an object'
  }
}

function fits(rule: Rule, value: unknown, values: Readonly<Record<string, string>>): boolean {
  switch (rule.kind) {
    case 'exact':
      return value === (rule.fromState === undefined ? rule.value : values[rule.fromState])
    case 'pattern':
      return typeof value === 'string' && new RegExp(rule.pattern).test(value)
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    case 'list':
      return (
        Array.isArray(value) && value.length > 0 && value.length === (rule.count ?? value.length)
      )
    case 'empty-list':
      return Array.isArray(value) && value.length === 0
    case 'object':
      return isRecord(value)
  }
}

/** Every place where `value` breaks `rule`. `values` are those the state's setup returned. */
export function differences(
  rule: Rule,
  value: unknown,
  values: Readonly<Record<string, string>>,
  field = '',
): Difference[] {
  if (!fits(rule, value, values)) {
    return [{ field, expected: demand(rule, values), got: show(value, field) }]
  }
  const below = (key: string | number) => (field === '' ? String(key) : `${field}.${key}`)
  if (rule.kind === 'list') {
    return (value as unknown[]).flatMap((item, index) =>
      differences(rule.item, item, values, below(index)),
    )
  }
  if (rule.kind === 'object') {
    return Object.entries(rule.fields).flatMap(([key, inner]) =>
      differences(inner, (value as Record<string, unknown>)[key], values, below(key)),
    )
  }
  return []
}
