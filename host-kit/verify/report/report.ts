import type { OperationName } from '#api/table/table.ts'
import type { FlatCase } from '#contracts/cases/cases.ts'
import { gravest, type Level, type Problem } from '../../levels/level.ts'

/** The program's exit codes; `--help` lists them too. */
export const exitCodes = {
  passed: 0,
  broken: 1,
  usage: 2,
  noHost: 3,
  states: 4,
  otherPact: 5,
  signIn: 6,
  tooDeep: 7,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** The result of one check. */
export interface Result {
  operation: OperationName
  area: FlatCase['area']
  /** 'full', 'refused, inactive', 'as found'… */
  name: string
  /** `unready`: its state could not be set up. */
  outcome: 'passed' | 'failed' | 'skipped' | 'unready'
  /** What differs, with levels; for `passed`, only what is below the level judged by. */
  problems: readonly Problem[]
  /** Why it wasn't run; only for `skipped` and `unready`. */
  reason: string
  seconds: number
  /** Shell commands that show it again, and the whole answer; only for `failed`. */
  again?: { curl: readonly string[]; answer: string }
  /** Where the docs say what's expected, if the section of its operation isn't enough. */
  see?: string
}

/** The outcome of a verification. */
export interface Report {
  host: string
  /** Epoch milliseconds of the start. */
  startedAt: number
  seconds: number
  code: ExitCode
  /** The level it was judged by. */
  level: Level
  /** Why it ended before all checks were run, in one sentence; null if it didn't. */
  stopped: string | null
  results: readonly Result[]
}

export const countOf = (results: readonly Result[], outcome: Result['outcome']): number =>
  results.filter((one) => one.outcome === outcome).length

/** How many checks differ at this level but at no graver one. */
export const countAt = (results: readonly Result[], level: Level): number =>
  results.filter(({ problems }) => gravest(problems) === level).length

/** `3 checks`, `1 check`. */
export const countText = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`

/** Says what each call must answer. */
export const apiPage = 'api.md'

/** Where it says so of one call. */
export const sectionOfCall = (operation: OperationName): string =>
  sectionOf(operation.toLowerCase())

/** A section of it. */
export const sectionOf = (anchor: string): string => `${apiPage}#${anchor}`

/** Where it says what a check expects. */
export const seeOf = ({ operation, see }: Pick<Result, 'operation' | 'see'>): string =>
  see ?? sectionOfCall(operation)

/** `bets[3].status`; `answer` for the answer as a whole. */
export function fieldName(field: string): string {
  if (field === '') return 'answer'
  return field.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]').replace(/^\./, '')
}

/** The failed checks that differ at a level, with only those differences. */
export const brokenAt = ({ results }: Pick<Report, 'results'>, level: Level): Result[] =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .map((one) => ({ ...one, problems: one.problems.filter((each) => each.level === level) }))
    .filter(({ problems }) => problems.length > 0)

/** The same difference in several items of a list or several checks, reported once. */
export interface Finding {
  field: string
  expected: string
  got: string
  /** Names of the checks that found it. */
  checks: readonly string[]
  /** The most items of a list it was found in. */
  items: number
}

/** What two differences must share to be one: the result for a status, else what was expected. */
function sameness({ field, expected, got }: Problem): string {
  const generic = fieldName(field).replace(/\[\d+\]/g, '[]')
  if (field !== 'status') return `${generic}\n${expected}`
  // The same wrong status in place of different right ones is one thing: a host that fails, or never
  // refuses. The body of a success doesn't matter here and may differ each time. A success with
  // another number and a success in place of a refusal are two things.
  const success = /^2\d\d/.exec(got)?.[0]
  if (success === undefined) return `${field}\n${got}`
  return `${field}\n${success}\n${/^2\d\d/.test(expected) ? 'success' : 'refusal'}`
}

const and = new Intl.ListFormat('en-GB')

/** What was expected: 'a refusal, for jodi and single; or a refusal at 14:01:00, for jodi'. */
function anyOf(expected: readonly string[]): string {
  const forms = new Map<string, string[]>()
  for (const one of expected) {
    const [, what = one, form] = /^(.*), for (\w+)$/.exec(one) ?? []
    forms.set(what, [...(forms.get(what) ?? []), ...(form === undefined ? [] : [form])])
  }
  const choices = [...forms].map(([what, of]) =>
    of.length === 0 ? what : `${what}, for ${and.format(of)}`,
  )
  return choices.join(choices.some((one) => one.includes(',')) ? '; or ' : ' or ')
}

/** Everything the failed checks of one operation found, once each. */
export function findingsOf(failed: readonly Result[]): Finding[] {
  const found = new Map<string, Omit<Finding, 'expected'> & { expected: Set<string> }>()
  for (const { name, problems } of failed) {
    const amounts = new Map<string, number>()
    for (const problem of problems) {
      const key = sameness(problem)
      const items = (amounts.get(key) ?? 0) + 1
      amounts.set(key, items)
      const { field, expected, got } = problem
      const known = found.get(key)
      found.set(key, {
        ...(known ?? { field: fieldName(field), got }),
        expected: new Set(known?.expected).add(expected),
        checks: [...new Set(known?.checks).add(name)],
        items: Math.max(known?.items ?? 0, items),
      })
    }
  }
  return [...found.values()].map((one) => ({ ...one, expected: anyOf([...one.expected]) }))
}
