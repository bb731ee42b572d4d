import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../../scripts/lib/steps/sentences.ts'
import { codeFiles, projectFiles, readText } from '../project-files.ts'

/** Holds examples of what is forbidden. */
const SAMPLES = 'tests/architecture/documents/references.test.ts'

/** References to documents that are not in this repository, and to what such a document numbers. */
const ELSEWHERE = [
  /\bspecs? (section|§|\d)/i,
  /\bspec(ification)?,? ?(section|§)/i,
  /\bsections? \d+ of the (spec|architecture)/i,
  /\barchitecture,? section/i,
  /\bdecisions? [A-C]\d/,
  /[(,] ?[A-C]\d{1,2}[),]/,
]

const pages = projectFiles.filter((path) =>
  /^(docs|contracts|mocks)\/.*\.md$|^README\.md$/.test(path),
)
const texts = [...codeFiles, ...pages]
  .filter((path) => path !== SAMPLES)
  .map((path) => ({ path, text: readText(path) }))

const numbers = sentencesOf(readText('docs/specification-map.md')).map(({ number }) => number)
const slugs = [...readText('docs/readings.md').matchAll(/^### (\S+)$/gm)].map(([, slug]) => slug)

/** '2.33' and '2.37' of "sentences 2.33 to 2.37". */
const sentencesIn = (text: string) =>
  [...text.matchAll(/\bsentences? (\d\.\d+(?:(?:,| and| to) \d\.\d+)*)/gi)].flatMap(
    ([, list = '']) => list.match(/\d\.\d+/g) ?? [],
  )

/** 'card-label' and 'phone-time' of "readings.md#card-label, #phone-time". */
const readingsIn = (text: string) =>
  [...text.matchAll(/readings\.md((?:,? ?#[a-z0-9-]+)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/#([a-z0-9-]+)/g)].map(([, slug]) => slug),
  )

describe('references', () => {
  it.each([
    '/** Home (spec section 2). */',
    '// Both (spec 4, decision A7).',
    'one row a call (spec §7)',
    'typed from section 7 of the specification',
    'The specification, section 8',
    'the client (architecture, section 3)',
    'as decisions A4 to A6 say',
    'digits only (A18).',
  ])('that lead nowhere are caught: %s', (line) => {
    expect(ELSEWHERE.some((pattern) => pattern.test(line))).toBe(true)
  })

  it.each([
    'sentence 4.12',
    'readings.md#card-label',
    'decision record 14',
    'section by section',
    'a spec file',
  ])('that work are left alone: %s', (line) => {
    expect(ELSEWHERE.some((pattern) => pattern.test(line))).toBe(false)
  })

  it('lead to no missing document', () => {
    const found = texts.flatMap(({ path, text }) =>
      ELSEWHERE.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((each) => [path, each]),
    )
    expect(found).toEqual([])
  })

  it('to a sentence or a reading name an existing one', () => {
    expect(sentencesIn('(sentences 2.33 to 2.37, sentence 4.1)')).toEqual(['2.33', '2.37', '4.1'])
    expect(readingsIn('readings.md#one-two, #three')).toEqual(['one-two', 'three'])
    const lost = texts.flatMap(({ path, text }) => [
      ...sentencesIn(text)
        .filter((number) => !numbers.includes(number))
        .map((each) => [path, each]),
      ...readingsIn(text)
        .filter((slug) => !slugs.includes(slug))
        .map((each) => [path, each]),
    ])
    expect(lost).toEqual([])
  })
})
