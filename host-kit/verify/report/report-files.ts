import { rowOf } from '../../../src/api/table/table.ts'
import { callOf } from '../answer/exchange.ts'
import { asked, brokenScreens, headings, reasonsOf, verdictOf } from './report-text.ts'
import {
  amount,
  countOf,
  fieldName,
  findingsOf,
  seeOf,
  type Report,
  type Result,
} from './report.ts'

// Characters XML 1.0 can't contain, even escaped.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu

/** Escapes text for an XML or HTML document, including attributes. */
export const escapeText = (text: string): string =>
  text
    .replace(notInXml, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const problemLine = ({ field, expected, got }: Result['problems'][number]) =>
  `${fieldName(field)}: expected ${expected}, got ${got}`

/** A failed check as a sentence, the screens first. */
const sentenceOf = ({ operation, problems }: Result) =>
  `${rowOf(operation).screens.join(', ')} would break: ${callOf(operation)}, ` +
  problems.map(problemLine).join('; ')

/** The whole answer, how to get it again, and where the docs say what's expected. */
const againOf = ({ again, ...one }: Result): string[] => [
  ...(again ? ['', ...again.curl, '', again.answer] : []),
  '',
  `See ${seeOf(one)}.`,
]

function testCase(one: Result): string {
  const { area, operation, name, outcome, reason, seconds } = one
  const inner = {
    passed: '',
    failed: `<failure message="${escapeText(sentenceOf(one))}">${escapeText(
      [...one.problems.map(problemLine), ...againOf(one)].join('\n'),
    )}</failure>`,
    skipped: `<skipped message="${escapeText(reason)}"/>`,
    unready: `<error message="${escapeText(reason)}"/>`,
  }[outcome]
  return (
    `<testcase classname="${area}.${operation}" name="${escapeText(`${operation}: ${name}`)}" ` +
    `time="${seconds.toFixed(3)}">${inner}</testcase>`
  )
}

const counts = (results: readonly Result[], errors = countOf(results, 'unready')) =>
  `tests="${results.length}" failures="${countOf(results, 'failed')}" errors="${errors}" ` +
  `skipped="${countOf(results, 'skipped')}"`

/** The report as JUnit XML: a suite for each area, plus an error if the run ended early. */
export function junitReport({ results, seconds, stopped, host, startedAt }: Report): string {
  const stamp = new Date(startedAt).toISOString().slice(0, 19)
  const suites = [...new Set(results.map(({ area }) => area))].map((area) => {
    const own = results.filter((one) => one.area === area)
    const time = own.reduce((sum, one) => sum + one.seconds, 0).toFixed(3)
    return [
      `<testsuite name="${area}" ${counts(own)} time="${time}" timestamp="${stamp}">`,
      ...own.map(testCase),
      '</testsuite>',
    ].join('\n')
  })
  const early =
    stopped === null
      ? []
      : [
          `<testsuite name="host" tests="1" failures="0" errors="1" skipped="0" time="0" timestamp="${stamp}">`,
          `<testcase classname="host" name="can be verified" time="0"><error message="${escapeText(stopped)}"/></testcase>`,
          '</testsuite>',
        ]
  const total = stopped === null ? results : [...results, { outcome: 'unready' } as Result]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeText(`Ank contract on ${host}`)}" ${counts(total)} time="${seconds.toFixed(3)}">`,
    ...early,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem;
  overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem }
caption { text-align: start; font-weight: 600 }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.6rem; border-bottom: 1px solid GrayText }
h3 { margin: 1.5rem 0 0 } code { font-size: 0.95em } .verdict { font-size: 1.2rem; font-weight: 600 }
summary { cursor: pointer; padding: 0.75rem 0 } pre { white-space: pre-wrap }
th { overflow-wrap: normal }
@media (max-width: 40rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid GrayText } td { display: block; border: 0 }
  td::before { content: attr(data-head) ': '; font-weight: 600 }
}`

const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]) => `
<table><caption>${caption}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows
  .map(
    (cells) =>
      `<tr>${cells.map((cell, at) => `<td data-head="${heads[at]}">${escapeText(cell)}</td>`).join('')}</tr>`,
  )
  .join('\n')}</tbody></table>`

function screenPart({ screens, operations }: ReturnType<typeof brokenScreens>[number]): string {
  const tables = operations.map(([operation, failed]) =>
    table(
      `${operation} <code>${escapeText(callOf(operation))}</code>`,
      ['Field', 'Expected', 'Got', 'Checks'],
      findingsOf(failed).map(({ field, expected, got, checks, items }) => [
        field,
        expected,
        items > 1 ? `${got} (${amount(items, 'item')})` : got,
        checks.join('; '),
      ]),
    ),
  )
  const answers = operations.flatMap(([, failed]) =>
    failed.map(
      (one) =>
        `<details><summary>${escapeText(`${one.operation}: ${one.name}`)}</summary>` +
        `<pre>${escapeText(againOf(one).join('\n').trim())}</pre></details>`,
    ),
  )
  return `<h3>${escapeText(screens)}</h3>${tables.join('')}${answers.join('')}`
}

/** The report as one HTML page that loads nothing and shows a host's text only as text. */
export function htmlReport(report: Report): string {
  const { results, host, startedAt } = report
  const broken = asked(report).flatMap((level) => {
    const groups = brokenScreens(report, level).map(screenPart)
    if (groups.length === 0) return []
    return [`<section><h2>${escapeText(headings[level])}</h2>${groups.join('')}</section>`]
  })
  const reasons = (['unready', 'skipped'] as const).flatMap((outcome) => {
    const rows = reasonsOf(results, outcome).map(({ reason, count }) => [`${count}`, reason])
    const title = outcome === 'unready' ? "States that couldn't be set up" : 'Skipped'
    return rows.length > 0 ? [table(title, ['Checks', 'Reason'], rows)] : []
  })
  const all = results.map(({ operation, name, outcome, seconds }) => [
    operation,
    name,
    outcome === 'unready' ? 'not set up' : outcome,
    `${(seconds * 1000).toFixed(0)} ms`,
  ])
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract check: ${escapeText(host)}</title><style>${style}</style></head>
<body><main><h1>Contract check: ${escapeText(host)}</h1>
<p>${new Date(startedAt).toISOString()}</p>
<p class="verdict">${escapeText(verdictOf(report))}</p>
${broken.join('\n')}
${reasons.join('\n')}
<details><summary>All ${amount(results.length, 'check')}</summary>
${table('Every check', ['Operation', 'Case', 'Outcome', 'Time'], all)}
</details></main></body></html>
`
}
