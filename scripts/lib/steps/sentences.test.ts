import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.mjs'
import { journeys, journeyTests, unitTests } from './reports.ts'
import { sentenceProblems, sentencesOf } from './sentences.ts'

const page = ['1. Purpose', '1.1 Says _x_.', '1.2 Two.', '1.3 Three.'].join('\n')

it('sentences are read by their numbers', () => {
  expect(sentencesOf(page)[0]).toEqual({ number: '1.1', says: 'Says _x_.' })
})

it('tests are read from the reports with the titles of their groups', () => {
  const test = (status: string, title: string) => ({
    status,
    title,
    fullName: `a group §1.2 ${title}`,
    failureMessages: ['no'],
  })
  const file = { name: join(root, 'a.test.ts'), status: 'failed', message: 'it does not compile' }
  const unit = unitTests({
    testResults: [
      { ...file, assertionResults: [test('passed', 'a §1.1'), test('failed', 'one (it’s) §1.3')] },
      { ...file, assertionResults: [] },
    ],
  } as never)
  expect(
    unit.map(({ status, where, ownTitle: own, message }) => [status, where, own, message]),
  ).toEqual([
    ['passed', 'a.test.ts', 'a §1.1', 'no'],
    ['failed', 'a.test.ts', 'one (it’s) §1.3', 'no'],
    ['failed', 'a.test.ts', '', 'it does not compile'],
  ])
  expect(unit.map(({ command }) => command)).toEqual([
    "npm run unit -- a.test.ts -t 'a group §1\\.2 a §1\\.1'",
    "npm run unit -- a.test.ts -t 'a group §1\\.2 one \\(it’s\\) §1\\.3'",
    'npm run unit -- a.test.ts',
  ])
  const spec = (title: string, status: string) => {
    const results = [{ errors: [{ message: 'late' }] }]
    return {
      title,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ projectName: 'live', status, results, annotations: [] }],
    }
  }
  const found = journeys({
    specs: [],
    suites: [
      { title: 'group', specs: [spec('one', 'unexpected'), spec('two', 'skipped')] },
      { title: 'other', specs: [spec('three', 'flaky')] },
    ],
  } as never)
  expect(
    found.map(({ status, where, title, ownTitle: own, message }) => [
      status,
      where,
      title,
      own,
      message,
    ]),
  ).toEqual([
    ['failed', 'live: a.spec.ts:7', 'group one', 'one', 'late'],
    ['skipped', 'live: a.spec.ts:7', 'group two', 'two', 'late'],
    ['flaky', 'live: a.spec.ts:7', 'other three', 'three', 'late'],
  ])
  expect(found[0]?.command).toBe('npm run e2e -- a.spec.ts:7 --project=live')
  const error = {
    message: 'the host is gone\nCalls: 3',
    location: { file: join(root, 'a.spec.ts') },
  }
  expect(journeyTests({ suites: [], errors: [error] } as never)).toMatchObject([
    { title: 'no test caught “the host is gone”', where: 'a.spec.ts', status: 'failed' },
  ])
})

it.each([
  [page, ['one §1.1-1.3'], []],
  [page, ['one §1.1 §1.2', 'other §1.3-1.4'], ['§1.4 in a test is no sentence']],
  [page.replace('1.2', '1.4'), ['§1.1 §1.3 §1.4'], ['1.4 should be 1.2']],
] as const)('what is wrong is a line each: %#', (text, passed, problems) => {
  expect(sentenceProblems(text, passed)).toEqual(problems)
})
