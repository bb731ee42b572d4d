import { rowOf, type OperationName } from '#api/table/table.ts'
import { callOf } from './exchange.ts'
import { amount, countOf, findingsOf, type Finding, type Report, type Result } from './report.ts'

/** A host that breaks everything stays readable; the files of --junit and --html have it all. */
const mostFindings = 6
const mostNames = 4

const namesOf = (names: readonly string[]) =>
  names.length > mostNames
    ? `${names.slice(0, mostNames - 1).join('; ')} and ${names.length - mostNames + 1} more`
    : names.join('; ')

function findingLine({ field, expected, got, checks, items }: Finding): string {
  const more = items > 1 ? `, and ${items - 1} more like it` : ''
  return `      ${field}: expected ${expected}, got ${got}${more}   (${namesOf(checks)})`
}

function operationLines(operation: OperationName, failed: readonly Result[]): string[] {
  const findings = findingsOf(failed)
  const left = findings.length - mostFindings
  return [
    `    ${operation}, ${callOf(operation)}`,
    ...findings.slice(0, mostFindings).map(findingLine),
    ...(left > 0 ? [`      and ${amount(left, 'other difference')}`] : []),
  ]
}

/** The failed checks, by the screens that break, then by operation. */
export function brokenScreens(
  results: readonly Result[],
): { screens: string; operations: [OperationName, Result[]][] }[] {
  const groups = new Map<string, Map<OperationName, Result[]>>()
  for (const one of results.filter(({ outcome }) => outcome === 'failed')) {
    const screens = rowOf(one.operation).screens.join(', ')
    const group = groups.get(screens) ?? new Map<OperationName, Result[]>()
    groups.set(screens, group.set(one.operation, [...(group.get(one.operation) ?? []), one]))
  }
  return [...groups].map(([screens, operations]) => ({ screens, operations: [...operations] }))
}

/** How many checks have each reason, the most frequent first. */
export function reasonsOf(
  results: readonly Result[],
  outcome: 'skipped' | 'unready',
): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { reason } of results.filter((one) => one.outcome === outcome)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count)
}

/** What the program says at its end, in one sentence. */
export function verdictOf({ results, stopped }: Report): string {
  if (stopped !== null) return stopped
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const unready = countOf(results, 'unready')
  const passed = amount(countOf(results, 'passed'), 'check')
  if (failed.length > 0) {
    const screens = new Set(failed.flatMap(({ operation }) => rowOf(operation).screens))
    return (
      `The contract is broken: ${amount(failed.length, 'check')} failed, ${passed} passed; ` +
      `${amount(screens.size, 'screen')} of the client would break.`
    )
  }
  if (unready > 0) return `${amount(unready, 'check')} could not be made; ${passed} passed.`
  const skipped = countOf(results, 'skipped')
  if (skipped === 0) return `The host serves the client: ${passed} passed.`
  return `No difference was found: ${passed} passed, ${skipped} were skipped.`
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines, ''] : []

/** The report for a terminal. */
export function textReport(report: Report): string {
  const { host, results, seconds } = report
  const broken = brokenScreens(results).flatMap(({ screens, operations }) => [
    `  Breaks ${screens}`,
    ...operations.flatMap(([operation, failed]) => operationLines(operation, failed)),
  ])
  const reasons = (outcome: 'skipped' | 'unready') =>
    reasonsOf(results, outcome).map(({ reason, count }) => `  ${count} ${reason}`)
  return [
    `${host}, ${amount(results.length - countOf(results, 'skipped'), 'check')} in ${seconds.toFixed(1)} s`,
    '',
    ...section('Screens of the client that break', broken),
    ...section('Not checked, because the state could not be set up', reasons('unready')),
    ...section('Skipped', reasons('skipped')),
    verdictOf(report),
    '',
  ].join('\n')
}
