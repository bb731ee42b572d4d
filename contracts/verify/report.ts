import type { OperationName } from '#api/table/table.ts'
import type { FlatCase } from '../cases/cases.ts'
import type { Difference } from './compare.ts'

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
  /** What is wrong with the answer; only of `failed`. */
  problems: readonly Difference[]
  /** Why it was not run; only of `skipped` and `unready`. */
  reason: string
  seconds: number
}

/** What became of a verification. */
export interface Report {
  host: string
  /** Epoch milliseconds of the start. */
  startedAt: number
  seconds: number
  code: ExitCode
  /** Why it ended before every check was run, in one sentence; null when it did not. */
  stopped: string | null
  results: readonly Result[]
}

export const countOf = (results: readonly Result[], outcome: Result['outcome']): number =>
  results.filter((one) => one.outcome === outcome).length

/** `3 checks`, `1 check`. */
export const amount = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`

/** `bets[3].status`; `answer` for the answer as a whole. */
export function fieldName(field: string): string {
  if (field === '') return 'answer'
  return field.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]').replace(/^\./, '')
}

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

/** What the failed checks of one operation found, each thing once. */
export function findingsOf(failed: readonly Result[]): Finding[] {
  const found = new Map<string, Finding & { checks: string[] }>()
  for (const { name, problems } of failed) {
    const counts = new Map<string, number>()
    for (const { field, expected, got } of problems) {
      const generic = fieldName(field).replace(/\[\d+\]/g, '[]')
      // One wrong status for all the right ones is one thing: a host that fails, or never refuses.
      const key = field === 'status' ? `${field}\n${got}` : `${generic}\n${expected}`
      const items = (counts.get(key) ?? 0) + 1
      counts.set(key, items)
      const known = found.get(key)
      if (!known) {
        found.set(key, { field: fieldName(field), expected, got, checks: [name], items })
        continue
      }
      if (!known.checks.includes(name)) known.checks.push(name)
      if (!known.expected.split(' or ').includes(expected)) known.expected += ` or ${expected}`
      known.items = Math.max(known.items, items)
    }
  }
  return [...found.values()]
}
