import type { Rule } from '../cases/matchers.ts'

/** A value with a matcher, in the format of Pact's own libraries. */
const matched = (type: string, value: unknown, more: object = {}) => ({
  'pact:matcher:type': type,
  value,
  ...more,
})

/** A rule as Pact writes it. */
export function templateOf(rule: Rule): unknown {
  switch (rule.kind) {
    case 'exact':
      // An id chosen by the state differs on each host; our own verifier compares it.
      return matched(rule.fromState === undefined ? 'equality' : 'type', rule.value)
    case 'pattern':
      return matched('regex', rule.example, { regex: rule.pattern })
    case 'text':
      return matched('type', rule.example)
    case 'number':
    case 'boolean':
      return matched(rule.kind, rule.example)
    case 'list':
      return matched('type', [templateOf(rule.item)], { min: 1 })
    case 'empty-list':
      return []
    case 'object':
      return Object.fromEntries(
        Object.entries(rule.fields).map(([key, inner]) => [key, templateOf(inner)]),
      )
  }
}

/** A text of a request that the provider's state decides. */
export const fromState = (expression: string, example: string) => ({
  'pact:matcher:type': 'type',
  'pact:generator:type': 'ProviderState',
  expression,
  value: example,
})
