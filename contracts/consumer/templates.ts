import type { Rule } from '../cases/matchers.ts'
import { readsAnyCase } from '../cases/needs.ts'

/** A value with a matcher, in the format of Pact's own libraries. */
const matched = (type: string, value: unknown, more: object = {}) => ({
  'pact:matcher:type': type,
  value,
  ...more,
})
const like = (regex: string, value: unknown) => matched('regex', value, { regex })
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const listOf = (rule: Rule, templateOf: (rule: Rule, key: string) => unknown) => {
  if (rule.kind === 'list') {
    const { item, count } = rule
    return matched('type', [templateOf(item, '')], {
      min: count ?? 1,
      ...(count !== undefined && { max: count }),
    })
  }
  if (rule.kind !== 'object') return []
  return Object.fromEntries(
    Object.entries(rule.fields).map(([key, inner]) => [key, templateOf(inner, key)]),
  )
}

/** A rule as Pact writes it, with exactly the types and formats of the table. */
export function exactTemplate(rule: Rule): unknown {
  switch (rule.kind) {
    case 'exact':
      // An id chosen by the state differs on each host; our own verifier compares it.
      return matched(rule.fromState === undefined ? 'equality' : 'type', rule.value)
    case 'pattern':
      return like(rule.pattern, rule.example)
    case 'text':
      return matched('type', rule.example)
    case 'number':
    case 'boolean':
      return matched(rule.kind, rule.example)
    default:
      return listOf(rule, exactTemplate)
  }
}

/** The client reads `HH:MM:SS` too. */
const withSeconds = (pattern: string) =>
  pattern.replace(String.raw`:\d{2}$`, String.raw`:\d{2}(:\d{2})?$`)
/** And `Won` for `won`. */
const inAnyCase = (pattern: string, key: string) => (readsAnyCase(key) ? `(?i)${pattern}` : pattern)

/**
 * A rule as Pact writes it, as far as the client needs it: it reads a number in text, text that is
 * a number, and more (`src/api/read-leniently.ts`). Patterns are also matched against numbers.
 */
export function needTemplate(rule: Rule, key = ''): unknown {
  switch (rule.kind) {
    case 'exact':
      if (rule.fromState !== undefined) return matched('notEmpty', rule.value)
      if (typeof rule.value === 'number')
        return like(String.raw`^${rule.value}(\.0+)?$`, rule.value)
      if (typeof rule.value !== 'string') return matched('equality', rule.value)
      return like(`(?i)^${escaped(rule.value)}$`, rule.value)
    case 'pattern':
      return like(inAnyCase(withSeconds(rule.pattern), key), rule.example)
    case 'text':
      return matched('notEmpty', rule.example)
    case 'number':
      return like(String.raw`^-?[\d,]+(\.\d+)?$`, rule.example)
    case 'boolean':
      return like('^(true|false|0|1)$', rule.example)
    default:
      return listOf(rule, needTemplate)
  }
}
