import { allCases, type FlatCase } from '../cases/cases.ts'
import { refusalRule, type RefusalBody } from '../cases/matchers.ts'
import type { Path } from '../proof/strength/mutate.ts'
import type { Level } from './level.ts'
import { livesWith, loosened, type Lives, type Loose } from './loosened.ts'
import { readPart } from './read-rule.ts'
import { mustBeRefused, readsAsNone } from './server-rules.ts'

/** A form of a response to a case that the client accepts. */
export interface Form {
  /** Empty for the way that the contract pins. */
  name: string
  /** Left out: the body is not looked at. */
  body?: Loose
  /** For a refusal: it's a success with this body. */
  isSuccess?: true
}

/** The responses to a case that the client accepts. */
export interface Allowed {
  status: 'success' | number[]
  forms: Form[]
}

/** Names hosts use for a list or an object; the client shows which it can read. */
const names = [
  ...['games', 'rates', 'results', 'bets', 'banners', 'requests', 'withdrawals', 'enquiries'],
  ...['enquiry', 'user', 'bankDetails', 'paymentDetails', 'settings', 'contact', 'session', 'bet'],
]

interface Wrap {
  name: string
  at: readonly string[]
}

const wraps: readonly Wrap[] = [
  { name: 'bare', at: [] },
  { name: 'in data', at: ['data'] },
  ...names.map((name) => ({ name: `in ${name}`, at: [name] })),
  ...names.map((name) => ({ name: `in data.${name}`, at: ['data', name] })),
]

const wrapped = (at: Path, inner: unknown): unknown =>
  at.toReversed().reduce((body, key) => ({ [key]: body }), inner)

const valueAt = (body: unknown, at: Path) =>
  at.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body)

/** Every `_id` as `id`, in an example or in the path of a rule. */
const withId = ({ content, rules }: Loose): Loose => ({
  content: JSON.parse(JSON.stringify(content).replaceAll('"_id":', '"id":')) as unknown,
  rules: Object.fromEntries(
    Object.entries(rules).map(([path, rule]) => [path.replace(/\._id\b/g, '.id'), rule]),
  ),
})

async function formsOf(one: FlatCase, lives: Lives): Promise<Form[]> {
  const part = readPart(one)
  if (!part) return [{ name: '' }]
  const inner = valueAt(one.answer, part.at)
  const forms: Form[] = []
  const core = await loosened(one.answer, lives, part.rule, inner, part.at)
  for (const { name, at } of [{ name: '', at: part.at }, ...wraps]) {
    const isPinned = name !== '' && at.join('.') === part.at.join('.')
    const body = wrapped(at, inner)
    if (isPinned || !(await lives(body))) continue
    const path = ['$', ...at].join('.')
    const rules = Object.entries(core.rules).map(([key, rule]) => [path + key.slice(1), rule])
    const loose = { content: wrapped(at, core.content), rules: Object.fromEntries(rules) }
    forms.push({ name, body: loose })
    const other = withId(loose)
    const isOther = JSON.stringify(other.content) !== JSON.stringify(loose.content)
    const text = JSON.stringify(body).replaceAll('"_id":', '"id":')
    if (isOther && (await lives(JSON.parse(text)))) {
      forms.push({ name: [name, 'with id'].filter(Boolean).join(', '), body: other })
    }
  }
  return forms
}

const codes = [
  ...[200, 201, 202, 204, 400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 412, 413, 415, 422],
  ...[423, 424, 425, 428, 429, 451, 500, 501, 502, 503, 504],
]

/** The response of a host that does what it should refuse. */
const doneInstead = ({ operation }: FlatCase) =>
  allCases.find((one) => one.operation === operation && one.success)?.answer

/** The forms of a host's sentences, the case's own first. */
function sentencesOf({ answer, says }: FlatCase): [name: string, body: RefusalBody][] {
  const own = answer as RefusalBody
  const other =
    'message' in own ? { errors: says.map((msg) => ({ msg })) } : { message: says.join(', ') }
  return [
    ['', own],
    ['in another form', other],
  ]
}

/** The forms of a refusal: of its body only the sentence counts, and that not for everybody. */
async function formsOfRefusal(one: FlatCase, lives: Lives, isTaken: boolean): Promise<Form[]> {
  const forms: Form[] = []
  if (readsAsNone(one) && (await lives([], 200))) {
    forms.push({ name: 'an empty list', body: { content: [], rules: {} }, isSuccess: true })
  }
  if (await lives({})) return [{ name: '' }, ...forms]
  for (const [name, answer] of sentencesOf(one)) {
    if (!(await lives(answer))) continue
    forms.push({ name, body: await loosened(answer, lives, refusalRule(answer), answer) })
  }
  if (isTaken) forms.push({ name: 'done all the same', isSuccess: true })
  return forms
}

/**
 * The responses to a case that the client accepts, judged at level `by`, found by asking
 * the client; null if it accepts everything.
 */
export async function allowedOf(one: FlatCase, by: Level): Promise<Allowed | null> {
  const lives = livesWith(one, by)
  if (one.success) return { status: 'success', forms: await formsOf(one, lives) }
  const status: number[] = []
  for (const code of codes) {
    const isDone = code < 300 && !mustBeRefused(one)
    const body = isDone ? doneInstead(one) : one.answer
    if (await lives(body, code)) status.push(code)
  }
  const forms = await formsOfRefusal(one, lives, status.includes(200))
  const isFree = status.length === codes.length && forms.every(({ body }) => !body)
  return isFree ? null : { status, forms }
}
