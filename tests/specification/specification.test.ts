import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readText, root } from '../architecture/project-files.ts'
import { specificationPage } from './document.ts'
import { specification } from './map.ts'
import { mapProblems } from './problems.ts'
import type { Part, Sentence } from './sentence.ts'
import { writtenTests } from './written-tests.ts'

const read = (path: string) => (existsSync(join(root, path)) ? readText(path) : null)

test('every sentence is built and has an existing test', () => {
  expect(specification.length).toBeGreaterThan(8)
  expect(mapProblems(specification, read)).toEqual([])
})

test('docs/specification-map.md matches the sections (npm run spec-map writes it)', async () => {
  expect(readText('docs/specification-map.md')).toBe(await specificationPage(specification))
})

describe('the check of the map', () => {
  const files: Record<string, string> = {
    'src/rule.ts': 'export const rule = 1',
    'src/rule.test.ts': `
      describe('a rule', () => {
        it.each([['one', 1], ['two', 2]])('holds for %s', () => {})
        it('holds twice', () => {})
      })
      it('holds twice', () => {})`,
  }
  const sentence: Sentence = {
    says: 'A rule holds.',
    built: ['src/rule.ts'],
    tests: { 'src/rule.test.ts': [['holds for %s', "['two', 2]"]] },
  }
  const problemsOf = (changes: Partial<Sentence>, number = '1.1') => {
    const part: Part = {
      section: '1',
      title: 'Rules',
      sentences: { [number]: { ...sentence, ...changes } },
    }
    return mapProblems([part], (path) => files[path] ?? null)
  }
  const proof = (...titles: Sentence['tests'][string]) => ({
    tests: { 'src/rule.test.ts': titles },
  })

  it('passes what is there', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf(proof('a rule', 'a rule > holds twice'))).toEqual([])
  })

  it.each([
    ['no test', { tests: {} }, 'has no test'],
    ['a file without a test', proof(), 'has no test'],
    ['a lost test', proof('holds'), 'src/rule.test.ts: no test is called "holds"'],
    ['an unclear test', proof('holds twice'), 'src/rule.test.ts: 2 tests are called "holds twice"'],
    [
      'a lost row',
      proof(['holds for %s', "['three', 3]"]),
      `src/rule.test.ts: the test "holds for %s" has no row with ['three', 3]`,
    ],
    ['a lost test file', { tests: { 'src/no.test.ts': ['x'] } }, 'src/no.test.ts does not exist'],
    ['a lost file', { built: ['src/gone.ts'] }, 'src/gone.ts does not exist'],
    ['no file', { built: [] }, 'is built nowhere'],
    ['no words', { says: '' }, 'says no sentence'],
  ] as const)('finds %s', (_, changes, problem) => {
    expect(problemsOf(changes)).toEqual([`1.1: ${problem}`])
  })

  it('finds a gap in the numbers', () => {
    expect(problemsOf({}, '1.3')).toEqual(['1.3: should be 1.1'])
  })
})

describe('the tests of a file', () => {
  it.each([
    ["test('one', () => {})", ['one']],
    ["test.describe('group', () => { test('one', async () => {}) })", ['group', 'group > one']],
    ["describe.each([1])('of %i', () => { it('one', function () {}) })", ['of %i', 'of %i > one']],
    ['for (const path of paths) test(`${path} opens`, () => {})', ['${path} opens']],
    ["test('one', { tag: '@slow' }, async () => {})", ['one']],
    ["test.use({ viewport })\nexpect.soft('one', () => {})", []],
  ])('%s', (text, titles) => {
    expect(writtenTests(text).map(({ title }) => title)).toEqual(titles)
  })
})
