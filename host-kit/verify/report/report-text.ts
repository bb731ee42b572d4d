import { endpointOf } from '#api/contract/contract.ts'
import type { OperationName } from '#api/table/table.ts'
import { counts, levels, type Level } from '../../levels/level.ts'
import { callOf } from '../answer/exchange.ts'
import {
  brokenAt,
  countAt,
  countOf,
  countText,
  findingsOf,
  sectionOf,
  seeOf,
  type Finding,
  type Report,
  type Result,
} from './report.ts'

/** Keeps the report of a host that breaks everything readable; --junit has it all. */
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
    ...(left > 0 ? [`      and ${countText(left, 'other difference')}`] : []),
    ...againLines(failed),
  ]
}

/** How to see the first failure again, and where the docs say what's expected. */
function againLines(failed: readonly Result[]): string[] {
  const { curl = [] } = failed.find(({ again }) => again)?.again ?? {}
  return [
    ...curl.map((line) => `      try: ${line}`),
    ...[...new Set(failed.map(seeOf))].map((place) => `      see: ${place}`),
  ]
}

/** The failed checks of a level, by screen, then by operation. */
export function brokenScreens(
  report: Report,
  level: Level,
): { screens: string; operations: [OperationName, Result[]][] }[] {
  const groups = new Map<string, Map<OperationName, Result[]>>()
  for (const one of brokenAt(report, level)) {
    const screens = endpointOf(one.operation).screens.join(', ')
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

/** Checks whose differences don't count: `; 4 warnings; 18 infos (--level info lists them)`. */
function lesser({ results, level }: Report): string {
  const found = levels.filter((one) => !counts(one, level) && countAt(results, one) > 0)
  const more = found.map((one) => `; ${countText(countAt(results, one), one)}`).join('')
  return found.length > 0 ? `${more} (--level ${found.at(-1)} lists them)` : ''
}

/** What a pass means at each level. */
const passes = {
  error: 'The client works on this host',
  warning: 'The client works on this host and shows its sentences',
  info: 'The host does everything the contract asks for',
} as const

/** Checks that couldn't check: they are counted, as they are no passes. */
const skippedText = (results: readonly Result[]) => {
  const skipped = countOf(results, 'skipped')
  return skipped === 0 ? '' : `, ${skipped} skipped`
}

/** The program's last line, in one sentence. */
export function verdictOf(report: Report): string {
  const { results, stopped, level } = report
  if (stopped !== null) return stopped
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const unready = countOf(results, 'unready')
  const passed = countText(countOf(results, 'passed'), 'check')
  if (failed.length > 0) {
    const broken = failed.filter(({ problems }) => problems.some((one) => one.level === 'error'))
    const screens = new Set(broken.flatMap(({ operation }) => endpointOf(operation).screens))
    const harm =
      broken.length > 0
        ? `${countText(screens.size, 'screen')} of the client would break or mislead a player`
        : 'the client still works on this host'
    return (
      `The contract is broken${level === 'error' ? '' : ` at the level ${level}`}: ` +
      `${countText(failed.length, 'check')} failed, ${passed} passed${skippedText(results)}; ${harm}${lesser(report)}.`
    )
  }
  if (unready > 0) {
    return `${countText(unready, 'check')} couldn't be made; ${passed} passed${skippedText(results)}.`
  }
  if (countOf(results, 'skipped') === 0)
    return `${passes[level]}: ${passed} passed${lesser(report)}.`
  return `No difference that counts was found: ${passed} passed${skippedText(results)}${lesser(report)}.`
}

/** The headings above the differences of each level. */
export const headings: Readonly<Record<Level, string>> = {
  error: 'Errors: screens that would break',
  warning: "Warnings: a general sentence instead of the host's, or an answer that could be a page",
  info: 'Infos: the client works without them',
}

/** Where a level's differences show. */
const screensLine = (level: Level, screens: string) =>
  `${level === 'error' ? 'Breaks' : 'On'} ${screens}`

/** The levels that count in a report. */
export const countedLevels = ({ level }: Report): Level[] =>
  levels.filter((one) => counts(one, level))

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines, ''] : []

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** GitHub's commands for the levels. */
const commands: Readonly<Record<Level, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
}

/** A line for each difference that counts, in GitHub's form: screens, call, field. */
export const annotations = (report: Report): string =>
  countedLevels(report)
    .flatMap((level) =>
      brokenScreens(report, level).flatMap(({ screens, operations }) =>
        operations.flatMap(([operation, failed]) =>
          findingsOf(failed).map((finding) => {
            const title = screensLine(level, screens).replaceAll(',', '%2C').replaceAll(':', '%3A')
            const line = `${callOf(operation)}: ${findingLine(finding).trim()}`
            return `::${commands[level]} title=${title}::${escaped(line)}\n`
          }),
        ),
      ),
    )
    .join('')

/** The report for a terminal. */
export function textReport(report: Report): string {
  const { host, results, seconds } = report
  const sections = countedLevels(report).flatMap((level) =>
    section(
      headings[level],
      brokenScreens(report, level).flatMap(({ screens, operations }) => [
        `  ${screensLine(level, screens)}`,
        ...operations.flatMap(([operation, failed]) => operationLines(operation, failed)),
      ]),
    ),
  )
  const reasons = (outcome: 'skipped' | 'unready') =>
    reasonsOf(results, outcome).map(({ reason, count }) => `  ${count} ${reason}`)
  const unready = reasons('unready')
  if (unready.length > 0) unready.push(`  see: ${sectionOf('provider-states')}`)
  return [
    `${host}, ${countText(results.length - countOf(results, 'skipped'), 'check')} in ${seconds.toFixed(1)} s`,
    '',
    ...sections,
    ...section("Not checked, because the state couldn't be set up", unready),
    ...section('Skipped', reasons('skipped')),
    verdictOf(report),
    '',
  ].join('\n')
}
