import { endpointOf } from '#api/contract/contract.ts'
import { callOf } from '../answer/exchange.ts'
import { countOf, fieldName, seeOf, type Report, type Result } from './report.ts'

// Characters XML 1.0 can't contain, even escaped.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu

/** Escapes text for an XML document, including attributes. */
const escapeText = (text: string): string =>
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
  `${endpointOf(operation).screens.join(', ')} would break: ${callOf(operation)}, ` +
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
