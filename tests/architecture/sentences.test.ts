import { expect, it } from 'vitest'
import {
  passedJourneys,
  passedTests,
  sentenceProblems,
  sentencesOf,
} from '../../scripts/lib/steps/sentences.ts'

const page = [
  '## 1. Purpose',
  '- **1.1** Says \\_x\\_.',
  '- **1.2** Two.',
  '- **1.3** Three.',
].join('\n')

it('sentences are read as they are written, without Markdown', () => {
  expect(sentencesOf(page)[0]).toEqual({ number: '1.1', says: 'Says _x_.' })
})

it('tests and journeys that passed count, with the titles of their groups', () => {
  const unit = (status: string, fullName: string) => ({ status, fullName })
  const tests = passedTests({
    testResults: [
      { assertionResults: [unit('passed', 'a group §1.1 one'), unit('failed', '§1.3')] },
    ],
  })
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const journeys = passedJourneys({
    suites: [{ title: 'group §1.2', specs: [spec('one', 'expected'), spec('§1.3', 'skipped')] }],
  })
  expect(sentenceProblems(page, [...tests, ...journeys])).toEqual(['1.3: no test with §1.3 passed'])
})

it.each([
  [page, ['one §1.1-1.3'], []],
  [page, ['one §1.1 §1.2', 'other §1.3-1.4'], ['§1.4 in a test is no sentence']],
  [page.replace('1.2', '1.4'), ['§1.1 §1.3 §1.4'], ['1.4 should be 1.2']],
] as const)('what is wrong is a line each: %#', (text, passed, problems) => {
  expect(sentenceProblems(text, passed)).toEqual(problems)
})
