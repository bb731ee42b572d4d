import { fieldsOf } from '../../contracts/cases/coverage.ts'
import type { JsonSchema } from '../../contracts/cases/matchers.ts'
import { typeWords } from '../documents/words.ts'

/** One change for a host. */
export interface Change {
  /** True if a host that doesn't follow breaks. */
  must: boolean
  /** Without the operation's name, which precedes it. */
  sentence: string
}

/** What a document says about a field. */
interface Told {
  /** In words, without its choices. */
  type: string
  choices: readonly string[]
  required: boolean
}
type Fields = ReadonlyMap<string, Told>

/** Choices of an enumeration; null counts as one. */
function choicesOf(schema: JsonSchema): string[] {
  if (schema.enum) return schema.enum
  const branches = schema.anyOf ?? []
  if (!branches.some((branch) => branch.enum)) return []
  return branches.flatMap((branch) => branch.enum ?? (branch.type === 'null' ? ['null'] : []))
}

/** Every field of a schema, by its path. */
export const toldOf = (schema: JsonSchema | undefined): Fields =>
  new Map(
    fieldsOf(schema ?? {}).map(({ field, schema: inner, required }) => {
      const choices = choicesOf(inner)
      const type = choices.length > 0 ? 'one of several' : typeWords(inner)
      return [field, { type, choices, required }]
    }),
  )

const list = (choices: readonly string[]) => choices.map((one) => `"${one}"`).join(', ')
const words = ({ type, choices }: Told) => (choices.length > 0 ? `one of ${list(choices)}` : type)
const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((one) => !some.includes(one))

/** Changes in requests: hosts must read all of it. */
export function sentChanges(before: Fields, after: Fields): Change[] {
  const changes: Change[] = []
  const must = (sentence: string) => void changes.push({ must: true, sentence })
  const know = (sentence: string) => void changes.push({ must: false, sentence })
  for (const [name, now] of after) {
    const then = before.get(name)
    if (!then) {
      const kind = now.required ? 'required' : 'optional'
      must(`new ${kind} field "${name}" is sent: ${words(now)}.`)
      continue
    }
    if (then.type !== now.type) must(`"${name}" is now sent as ${words(now)}, was ${words(then)}.`)
    else {
      const more = without(now.choices, then.choices)
      const less = without(then.choices, now.choices)
      if (more.length > 0) must(`"${name}" may now also be sent as ${list(more)}.`)
      if (less.length > 0) know(`"${name}" is never sent as ${list(less)} any more.`)
    }
    if (then.required && !now.required) must(`"${name}" may now be left out of the request.`)
    if (!then.required && now.required) know(`"${name}" is now always sent.`)
  }
  for (const name of before.keys()) {
    if (!after.has(name)) must(`"${name}" is not sent any more; it must not be asked for.`)
  }
  return changes
}

/** Changes in responses: hosts must send everything that's needed. */
export function answeredChanges(before: Fields, after: Fields): Change[] {
  const changes: Change[] = []
  const must = (sentence: string) => void changes.push({ must: true, sentence })
  const know = (sentence: string) => void changes.push({ must: false, sentence })
  for (const [name, now] of after) {
    const then = before.get(name)
    if (!then) {
      if (now.required) must(`the answer now needs "${name}": ${words(now)}.`)
      else know(`the answer may now have "${name}": ${words(now)}.`)
      continue
    }
    if (then.type !== now.type)
      must(`"${name}" of the answer must be ${words(now)}, was ${words(then)}.`)
    else {
      const more = without(now.choices, then.choices)
      const less = without(then.choices, now.choices)
      if (more.length > 0) know(`"${name}" may now also be answered as ${list(more)}.`)
      if (less.length > 0) must(`"${name}" may not be answered as ${list(less)} any more.`)
    }
    if (!then.required && now.required) must(`"${name}" of the answer may not be missing any more.`)
    if (then.required && !now.required) know(`"${name}" of the answer may now be missing.`)
  }
  for (const name of before.keys()) {
    if (!after.has(name)) know(`"${name}" of the answer is not read any more.`)
  }
  return changes
}
