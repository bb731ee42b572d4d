// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { junitReport } from './junit.ts'
import { annotations, textReport } from './report-text.ts'
import { fieldName, type Report, type Result } from './report.ts'

const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/xml')

const hostile = `</failure><script>alert("1")</script>&amp;'\u0000\u001b[31m\ud800]]>`

const check = (outcome: Result['outcome'], more: Partial<Result> = {}): Result => ({
  operation: 'placeBet',
  area: 'bet',
  name: 'full',
  outcome,
  problems: [],
  reason: '',
  seconds: 0.0124,
  ...more,
})
const level = 'error' as const
const newBalance = { field: 'newBalance', expected: 'a number', got: '"12250"', level }
const report: Report = {
  host: 'https://api.example.com',
  startedAt: Date.UTC(2026, 10, 20, 8, 12),
  seconds: 1.5,
  code: 1,
  level,
  stopped: null,
  results: [
    check('failed', {
      problems: [newBalance, { field: '', expected: 'JSON', got: hostile, level }],
    }),
    check('failed', { name: 'jodi', problems: [newBalance] }),
    check('passed', { operation: 'listGames', area: 'game', name: 'sparse' }),
    check('skipped', { name: 'refused, inactive', reason: 'need <a state>' }),
    check('unready', { name: 'refused, signed-out', reason: 'No "token" & no answer' }),
  ],
}

test.each([
  ['', 'answer'],
  ['status', 'status'],
  ['bets.0.status', 'bets[0].status'],
  ['0.messages.12.text', '[0].messages[12].text'],
])('the field "%s" is reported as %s', (field, name) => {
  expect(fieldName(field)).toBe(name)
})

test('the text leads with the screen, then the operation, then field, expected and got', () => {
  expect(textReport({ ...report, results: report.results.slice(1) })).toBe(
    [
      'https://api.example.com, 3 checks in 1.5 s',
      '',
      'Errors: screens that would break',
      '  Breaks /bet/:type',
      '    placeBet, POST /api/bets',
      '      newBalance: expected a number, got "12250"   (jodi)',
      '      see: api.md#placebet',
      '',
      "Not checked, because the state couldn't be set up",
      '  1 No "token" & no answer',
      '  see: api.md#provider-states',
      '',
      'Skipped',
      '  1 need <a state>',
      '',
      'The contract is broken: 1 check failed, 1 check passed, 1 skipped; 1 screen of the client would break or mislead a player.',
      '',
    ].join('\n'),
  )
})

test('a failure says how to reproduce it, and where to read what’s wanted', () => {
  const again = { curl: ["curl -i 'http://h/api/bets'"], answer: '200\n{"a":"<b>"}' }
  const one = check('failed', { problems: [newBalance], again })
  const short = { ...report, results: [one] }
  expect(textReport(short)).toContain(
    "      try: curl -i 'http://h/api/bets'\n      see: api.md#placebet\n",
  )
  const junit = parsed(junitReport(short))
  expect(junit.querySelector('failure')?.textContent).toContain('200\n{"a":"<b>"}')
})

test('a failure without commands says which section it’s about', () => {
  const see = 'api.md#idempotency-key-if-you-like'
  const one = check('failed', { problems: [newBalance], see })
  const short = { ...report, results: [one] }
  expect(textReport(short)).toContain(`      see: ${see}\n`)
  expect(parsed(junitReport(short)).querySelector('failure')?.textContent).toContain(`See ${see}.`)
})

test('an expectation with an "or" of its own isn’t reported twice', () => {
  const problems = [
    { field: 'bets.0.betDate', expected: 'a day or a moment', got: 'nothing', level },
  ]
  const results = ['full', 'sparse'].map((name) => check('failed', { name, problems }))
  expect(textReport({ ...report, results })).toContain(
    'bets[0].betDate: expected a day or a moment, got nothing   (full; sparse)',
  )
})

test('an unexpected success is reported once, whatever its body', () => {
  const results = ['full', 'jodi'].map((name, index) => {
    const got = `201 with the object {"newBalance":${index}}`
    return check('failed', { name, problems: [{ field: 'status', expected: '200', got, level }] })
  })
  expect(textReport({ ...report, results })).toContain(
    'status: expected 200, got 201 with the object {"newBalance":0}   (full; jodi)',
  )
})

test('on GitHub, each level is an annotation of its own', () => {
  const problems = (['error', 'warning', 'info'] as const).map((each) => ({
    ...newBalance,
    level: each,
  }))
  const output = annotations({ ...report, level: 'info', results: [check('failed', { problems })] })
  const finding = 'POST /api/bets: newBalance: expected a number, got "12250"   (full)'
  expect(output).toBe(
    [
      `::error title=Breaks /bet/%3Atype::${finding}\n`,
      `::warning title=On /bet/%3Atype::${finding}\n`,
      `::notice title=On /bet/%3Atype::${finding}\n`,
    ].join(''),
  )
})

test('JUnit XML is well-formed whatever the host wrote, with the right counts', () => {
  const document = parsed(junitReport(report))
  const suites = document.documentElement
  const count = (name: string) => suites.getAttribute(name)
  expect([count('tests'), count('failures'), count('errors'), count('skipped')]).toEqual([
    '5',
    '2',
    '1',
    '1',
  ])
  expect(document.querySelector('testcase')?.getAttribute('classname')).toBe('bet.placeBet')
  expect(document.querySelector('failure')?.getAttribute('message')).toMatch(
    /^\/bet\/:type would break: POST \/api\/bets, newBalance: expected a number, got "12250"; /,
  )
  expect(document.querySelector('script, parsererror')).toBeNull()
})

test('JUnit XML for a run that ended early has one error that says why', () => {
  const early = junitReport({ ...report, stopped: 'Nothing listens at <x>.', results: [] })
  const document = parsed(early)
  expect(document.querySelector('error')?.getAttribute('message')).toBe('Nothing listens at <x>.')
  expect(document.documentElement.getAttribute('errors')).toBe('1')
})
