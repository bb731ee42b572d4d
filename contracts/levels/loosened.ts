import { exampleValues, type FlatCase } from '../cases/cases.ts'
import type { Rule } from '../cases/matchers.ts'
import { mutated, type Path } from '../proof/strength/mutate.ts'
import { grade } from './grade.ts'
import { counts, type Level } from './level.ts'

/** A part of a response in Pact's form: an example, and rules for the places in it. */
export interface Loose {
  content: unknown
  rules: Record<string, object>
}

const numeric = String.raw`^-?(\d+|\d{1,3}(,\d{2,3})+)(\.\d+)?$`
/** Anything but `null`, for Pact's engine of patterns (Oniguruma), which matches the whole text. */
const notNull = String.raw`\A(?!null\z)[\s\S]*`
const notBlank = String.raw`[\s\S]*\S[\s\S]*`
const withSeconds = (pattern: string) => pattern.replace(/\$$/, String.raw`(:\d{2})?$`)

const matcher = (...matchers: object[]) => ({ combine: 'AND', matchers })
const pattern = (regex: string) => matcher({ match: 'regex', regex })

/** Whether the client accepts a response; by default, with the case's status. */
export type Lives = (body: unknown, status?: number) => Promise<boolean>

/** The responses to the case that the client accepts, judged at level `by`. */
export const livesWith =
  (one: FlatCase, by: Level): Lives =>
  async (body, status = one.status) => {
    const answer = { status, text: JSON.stringify(body) ?? '', type: 'application/json' }
    const problems = await grade(one, answer, exampleValues(one))
    return problems.every(({ level }) => !counts(level, by))
  }

/** Puts another value at a place of a body. */
function replaced(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(body))
    return body.map((item, at) => (at === key ? replaced(item, rest, value) : item))
  const fields = body as Record<string, unknown>
  return { ...fields, [key]: replaced(fields[key], rest, value) }
}

const pathText = (path: string, key: string) =>
  /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}['${key}']`

/** What a pact leaves out: what the client doesn't need, and an id or an object: it has no "or". */
const isLeftOut = async (answer: unknown, lives: Lives, at: Path, { kind }: Rule) =>
  (await lives(mutated(answer, at, 'drop'))) ||
  (kind === 'object' && (await lives(replaced(answer, at, 'an-id'))))

/**
 * The rule of a response without everything the client can do without, found by asking the client:
 * each field is dropped and given another type. `at` is where the part stands in the answer, `path`
 * where it will stand in the pact.
 */
export async function loosened(
  answer: unknown,
  isLived: Lives,
  rule: Rule,
  value: unknown,
  at: Path = [],
  path = '$',
): Promise<Loose> {
  const lives = (other: unknown) => isLived(replaced(answer, at, other))
  const leaf = (content: unknown, match?: object): Loose => ({
    content,
    rules: match ? { [path]: match } : {},
  })
  switch (rule.kind) {
    case 'object': {
      const content: Record<string, unknown> = {}
      const rules: Loose['rules'] = {}
      for (const [key, inner] of Object.entries(rule.fields)) {
        if (await isLeftOut(answer, isLived, [...at, key], inner)) continue
        const below = (value as Record<string, unknown>)[key]
        const inside = [...at, key]
        const loose = await loosened(answer, isLived, inner, below, inside, pathText(path, key))
        content[key] = loose.content
        Object.assign(rules, loose.rules)
      }
      return { content, rules }
    }
    case 'list': {
      const item = (value as unknown[])[0]
      const loose = await loosened(answer, isLived, rule.item, item, [...at, 0], `${path}[*]`)
      return {
        content: [loose.content],
        rules: { [path]: matcher({ match: 'type', min: 1 }), ...loose.rules },
      }
    }
    case 'empty-list':
      return leaf([])
    case 'exact':
      if (rule.fromState !== undefined) return leaf(rule.value, matcher({ match: 'type' }))
      // Stated explicitly, or a rule of the list or object around it would apply to the value.
      if (typeof rule.value === 'string' || !(await lives(String(rule.value))))
        return leaf(rule.value, matcher({ match: 'equality' }))
      return leaf(rule.value, pattern(`^${String(rule.value)}$`))
    case 'pattern': {
      const isLoose = await lives(`${rule.example}:00`)
      return leaf(rule.example, pattern(isLoose ? withSeconds(rule.pattern) : rule.pattern))
    }
    case 'number':
      return leaf(
        rule.example,
        (await lives(String(rule.example))) ? pattern(numeric) : matcher({ match: 'number' }),
      )
    case 'boolean':
      return leaf(
        rule.example,
        (await lives(String(rule.example)))
          ? pattern('^(true|false|0|1)$')
          : matcher({ match: 'boolean' }),
      )
    case 'text': {
      const text = (await lives(7)) ? [] : [{ match: 'type' }]
      // A blank sentence doesn't count, and a blank token isn't a session.
      const regex = (await lives(' ')) ? notNull : notBlank
      const isAny = text.length > 0 && regex === notNull
      return leaf(rule.example, matcher(...text, ...(isAny ? [] : [{ match: 'regex', regex }])))
    }
  }
}
