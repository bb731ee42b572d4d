import type { OperationName } from '#api/table/table.ts'
import type { FlatCase } from '../cases/cases.ts'
import { gravest, type Level, type Problem } from '../levels/level.ts'

/** How the program ends; `--help` and the README say so too. */
export const exitCodes = {
  passed: 0,
  broken: 1,
  usage: 2,
  noHost: 3,
  states: 4,
  stalePact: 5,
  signIn: 6,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** How one check went. */
export interface Result {
  operation: OperationName
  area: FlatCase['area']
  /** 'full', 'refused, inactive', 'as found'… */
  name: string
  /** `unready`: its state could not be set up. */
  outcome: 'passed' | 'failed' | 'skipped' | 'unready'
  /** What differs, each with its level; of `passed` only what is below the level judged by. */
  problems: readonly Problem[]
  /** Why it was not run; only of `skipped` and `unready`. */
  reason: string
  seconds: number
  /** Lines for a shell that show it again, and the whole answer; only of `failed`. */
  again?: { curl: readonly string[]; answer: string }
}

/** What became of a verification. */
export interface Report {
  host: string
  /** Epoch milliseconds of the start. */
  startedAt: number
  seconds: number
  code: ExitCode
  /** What it was judged by. */
  level: Level
  /** Why it ended before every check was run, in one sentence; null when it did not. */
  stopped: string | null
  results: readonly Result[]
}

export const countOf = (results: readonly Result[], outcome: Result['outcome']): number =>
  results.filter((one) => one.outcome === outcome).length

/** How many checks differ at a level and no graver one. */
export const countAt = (results: readonly Result[], level: Level): number =>
  results.filter(({ problems }) => gravest(problems) === level).length

/** `3 checks`, `1 check`. */
export const amount = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`

/** `bets[3].status`; `answer` for the answer as a whole. */
export function fieldName(field: string): string {
  if (field === '') return 'answer'
  return field.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]').replace(/^\./, '')
}

/** The failed checks that differ at a level, each with those differences only. */
export const brokenAt = ({ results }: Pick<Report, 'results'>, level: Level): Result[] =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .map((one) => ({ ...one, problems: one.problems.filter((each) => each.level === level) }))
    .filter(({ problems }) => problems.length > 0)

/** The same difference in every item of a list, and in several checks, told once. */
export interface Finding {
  field: string
  expected: string
  got: string
  /** Names of the checks that found it. */
  checks: readonly string[]
  /** In how many items of a list it was found, at the most. */
  items: number
}

/** What makes two differences one: what came for a status, what was expected of any other field. */
function sameness({ field, expected, got }: Problem): string {
  const generic = fieldName(field).replace(/\[\d+\]/g, '[]')
  if (field !== 'status') return `${generic}\n${expected}`
  // One wrong status for all the right ones is one thing: a host that fails, or never refuses. The
  // body of a success tells nothing about it, and may be another each time. A success with another
  // number and a success in place of a refusal are two things.
  const success = /^2\d\d/.exec(got)?.[0]
  if (success === undefined) return `${field}\n${got}`
  return `${field}\n${success}\n${/^2\d\d/.test(expected) ? 'success' : 'refusal'}`
}

/** What the failed checks of one operation found, each thing once. */
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
  return [...found.values()].map((one) => ({ ...one, expected: [...one.expected].join(' or ') }))
}
