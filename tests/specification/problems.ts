import type { Part, Proof, Sentence } from './sentence.ts'
import { writtenTests, type WrittenTest } from './written-tests.ts'

/** Reads a project file; null when there is none. */
export type Read = (path: string) => string | null

const isTitled = (title: string) => (test: WrittenTest) =>
  test.title === title || test.title.endsWith(` > ${title}`)

function proofProblems(proof: Proof, tests: readonly WrittenTest[]): string[] {
  const [title, row] = typeof proof === 'string' ? [proof] : proof
  const found = tests.filter(isTitled(title))
  const [test] = found
  if (test === undefined) return [`no test is called "${title}"`]
  if (found.length > 1) return [`${found.length} tests are called "${title}"`]
  return row === undefined || test.source.includes(row)
    ? []
    : [`the test "${title}" has no row with ${row}`]
}

function sentenceProblems(
  sentence: Sentence,
  read: Read,
  testsOf: (path: string) => WrittenTest[],
) {
  const { says, built, tests } = sentence
  const proofs = Object.entries(tests)
  return [
    ...(/^\S.*[.']$/.test(says) ? [] : ['says no sentence']),
    ...(built.length > 0 ? [] : ['is built nowhere']),
    ...built.filter((path) => read(path) === null).map((path) => `${path} does not exist`),
    ...(proofs.some(([, titles]) => titles.length > 0) ? [] : ['has no test']),
    ...proofs.flatMap(([path, titles]) =>
      read(path) === null
        ? [`${path} does not exist`]
        : titles.flatMap((proof) =>
            proofProblems(proof, testsOf(path)).map((problem) => `${path}: ${problem}`),
          ),
    ),
  ]
}

/** What is wrong with a map, a line each: lost files and tests, gaps in the numbers, no test. */
export function mapProblems(parts: readonly Part[], read: Read): string[] {
  const parsed = new Map<string, WrittenTest[]>()
  const testsOf = (path: string) => {
    const known = parsed.get(path) ?? writtenTests(read(path) ?? '')
    parsed.set(path, known)
    return known
  }
  const last = new Map<string, number>()
  return parts.flatMap(({ section, sentences }) =>
    Object.entries(sentences).flatMap(([number, sentence]) => {
      const next = (last.get(section) ?? 0) + 1
      last.set(section, next)
      const problems = sentenceProblems(sentence, read, testsOf)
      if (number !== `${section}.${next}`) problems.unshift(`should be ${section}.${next}`)
      return problems.map((problem) => `${number}: ${problem}`)
    }),
  )
}
