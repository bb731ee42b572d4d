import { expect, it } from 'vitest'
import { sentencesOf } from '../../../scripts/lib/steps/sentences.ts'
import { codeFiles, projectFiles, readText } from '../project-files.ts'

const pages = projectFiles.filter((path) =>
  /^(docs|contracts|mocks)\/.*\.md$|^README\.md$/.test(path),
)
const texts = [...codeFiles, ...pages].map((path) => ({ path, text: readText(path) }))

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

it('references to a sentence or a reading name an existing one', () => {
  expect(texts.flatMap(({ text }) => readingsIn(text)).length).toBeGreaterThan(20)
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
