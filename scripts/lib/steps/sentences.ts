/** The sentences of tests/specification.txt: each one's number, such as '4.12', and its text. */
export const sentencesOf = (text: string) =>
  [...text.matchAll(/^(\d+\.\d+) (.+)$/gm)].map(([, number = '', says = '']) => ({ number, says }))

/** The numbers in a title: `§5.2-5.4 §9.1` are 5.2, 5.3, 5.4 and 9.1. */
export const tagsIn = (title: string) =>
  [...title.matchAll(/§(\d+)\.(\d+)(?:-\1\.(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${section}.${Number(from) + index}`,
    ),
  )

/** What is wrong between the sentences and the tests that passed, a line each. */
export function sentenceProblems(text: string, passed: readonly string[]): string[] {
  const numbers = sentencesOf(text).map(({ number }) => number)
  const proved = new Set(passed.flatMap(tagsIn))
  const count = new Map<string, number>()
  return [
    ...numbers.flatMap((number) => {
      const [section = ''] = number.split('.')
      const next = (count.get(section) ?? 0) + 1
      count.set(section, next)
      return number === `${section}.${next}` ? [] : [`${number} should be ${section}.${next}`]
    }),
    ...numbers
      .filter((each) => !proved.has(each))
      .map((each) => `${each}: no test with §${each} passed`),
    ...[...proved]
      .filter((each) => !numbers.includes(each))
      .map((each) => `§${each} in a test is no sentence`),
  ]
}
