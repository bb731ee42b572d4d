import type { OperationName } from '#api/table/table.ts'
import type { FlatCase } from '#contracts/cases/cases.ts'
import { formats, type Rule } from '#contracts/cases/matchers.ts'
import { readPart } from '#contracts/cases/needs.ts'
import { isSpared } from '#contracts/cases/server-rules.ts'
import { formatResult, parseResult } from '#domain/market/result/result.ts'
import { isRecord } from '#lib/is-record.ts'
import { demand, show, type Difference } from '../verify/answer/compare.ts'
import type { Values } from '../verify/answer/exchange.ts'

const itemOf = (needed: Needed): Needed =>
  typeof needed === 'object' && needed?.kind === 'list' ? needed.item : needed
const fieldOf = (needed: Needed, key: string): Needed =>
  typeof needed === 'object' && needed?.kind === 'object' ? (needed.fields[key] ?? null) : needed

const nothing = (value: unknown) => value === null || value === undefined

const ofResults = formats.find(({ name }) => name === 'result')?.pattern

/** A text as a screen shows it: a result is read however its dashes and blanks are written. */
const asShown = (pattern: string, text: string) =>
  pattern === ofResults ? formatResult(parseResult(text)) : text

/** The rule for the fields of a host that is checked as it is: that of the sparse case. */
type Needed = Rule | 'all' | null

/**
 * Where a value that the client has read lacks what its screens need. Types are not looked at: what
 * the client could not read it has refused or dropped already.
 */
function lost(
  rule: Rule,
  value: unknown,
  values: Values,
  field = '',
  needed: Needed = 'all',
): Difference[] {
  // A live host needn't have any of these.
  if (needed === null && nothing(value)) return []
  const differs = (): Difference[] => [
    { field, expected: demand(rule, values), got: show(value, field) },
  ]
  const below = (key: string | number) => (field === '' ? String(key) : `${field}.${key}`)
  switch (rule.kind) {
    case 'exact': {
      const expected = rule.fromState === undefined ? rule.value : values[rule.fromState]
      return value === expected ? [] : differs()
    }
    case 'pattern':
      return typeof value === 'string' &&
        new RegExp(rule.pattern).test(asShown(rule.pattern, value))
        ? []
        : differs()
    case 'list':
      if (!Array.isArray(value) || (needed === 'all' && value.length === 0)) return differs()
      if (rule.count !== undefined && value.length !== rule.count) return differs()
      return value.flatMap((item, index) =>
        lost(rule.item, item, values, below(index), itemOf(needed)),
      )
    case 'empty-list':
      return Array.isArray(value) && value.length === 0 ? [] : differs()
    case 'object':
      if (nothing(value)) return differs()
      // An id instead of a game: the client looks up its name.
      if (!isRecord(value)) return []
      return Object.entries(rule.fields).flatMap(([key, inner]) =>
        lost(inner, value[key], values, below(key), fieldOf(needed, key)),
      )
    default:
      return nothing(value) ? differs() : []
  }
}

/** In lists of spared fields, the first item represents all. */
const generic = (field: string) =>
  field.replace(/(^|\.)\d+(?=\.|$)/g, (_, dot: string) => `${dot}0`)

/** A market in a bet may be an object, which has the name. */
function isReportedElsewhere(one: FlatCase, field: string, value: unknown): boolean {
  const [, index] = /^(\d+)\.gameName$/.exec(field) ?? []
  if (one.operation !== 'listMyBets' || index === undefined) return false
  const { gameId } = (value as Record<string, unknown>[])[Number(index)] ?? {}
  return isRecord(gameId) && !nothing(gameId['gameName'])
}

const placed = (at: readonly string[], { field, ...rest }: Difference): Difference => ({
  field: [...at, field].filter((name) => name !== '').join('.'),
  ...rest,
})

/** What an answer to a case lacks that screens need, after the client has read it. Fields have the answer's names. */
export function missed(one: FlatCase, value: unknown, values: Values): Difference[] {
  const part = readPart(one)
  if (!part) return []
  return lost(part.rule, value, values)
    .filter(
      ({ field }) => !isSpared(one, generic(field)) && !isReportedElsewhere(one, field, value),
    )
    .map((each) => placed(part.at, each))
}

/**
 * The same of a read on a host that is taken as it is found: lists may be empty and what the sparse
 * case does not ask for may be missing; what is there keeps its format and its enumeration.
 */
export function missedAsFound(
  operation: OperationName,
  value: unknown,
  cases: readonly FlatCase[],
): Difference[] {
  const own = cases.filter((one) => one.operation === operation && one.success)
  const caseNamed = (name: string) => own.find((one) => one.name === name)
  const free = (one: FlatCase) =>
    readPart({ ...one, ...(one.success && { success: { ...one.success, exact: [] } }) })
  const [full, sparse] = [caseNamed('full'), caseNamed('sparse') ?? caseNamed('full')]
  const part = full && free(full)
  const needed = sparse && free(sparse)
  if (!part || !needed) return []
  return lost(part.rule, value, {}, '', needed.rule)
    .filter(({ field }) => {
      const one = { operation, name: 'full' } as FlatCase
      return !isSpared(one, generic(field)) && !isReportedElsewhere(one, field, value)
    })
    .map((each) => placed(part.at, each))
}
