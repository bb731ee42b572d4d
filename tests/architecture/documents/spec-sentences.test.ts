import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { sentencesOf, tagsIn } from '../../../scripts/lib/steps/sentences.ts'
import { codeFiles, readProjectFile } from '../project-files.ts'

// That a test causes each of them is what its tag says (npm test ends with it).

/** What a section of the specification quotes; `{name}` is in the place of a value. */
const quotedIn = (section: string) =>
  sentencesOf(readProjectFile('tests/specification.txt'))
    .filter(({ number }) => number.startsWith(`${section}.`))
    .flatMap(({ says }) => [...says.matchAll(/(?<!\w)'([^']*\w[^']*)'/g)])
    .map(([, quoted = '']) => quoted)

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** Every node of a file. */
function nodesOf(path: string): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readProjectFile(path), ts.ScriptTarget.Latest, true))
  return nodes
}

/** Every text of a file of messages, with a mark where it has a value. */
const spokenIn = (path: string) =>
  nodesOf(path).flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (!ts.isTemplateExpression(node)) return []
    return [node.head.text + node.templateSpans.map(({ literal }) => `§${literal.text}`).join('')]
  })

const messages = codeFiles
  .filter((path) => /^src\/messages\/en\/[\w-]+\/[\w-]+\.ts$/.test(path))
  .flatMap(spokenIn)

/** What a placeholder can be: a value given here, or any value. */
const value = String.raw`(₹?\{\w+\}|\d+|Paytm|Google Pay|PhonePe)`

const says = (message: string, sentence: string) =>
  new RegExp(`^${escaped(message).replaceAll('§', value)}$`).test(sentence)

describe.each([
  ['8', 50],
  ['5', 40],
])('every sentence that section %s quotes', (section, least) => {
  const sentences = quotedIn(section)

  test('is found', () => {
    expect(sentences.length).toBeGreaterThan(least)
  })

  test('is a message, in these words', () => {
    const unsaid = sentences.filter((each) => !messages.some((text) => says(text, each)))
    expect(unsaid).toEqual([])
  })
})

test('the map links every sentence to a test that carries it (npm run generate -- specification)', () => {
  const map = readProjectFile('docs/specification-map.md')
  const wrong = sentencesOf(readProjectFile('tests/specification.txt')).flatMap(({ number }) => {
    const line = map.split('\n').find((each) => each.startsWith(`- [${number}](`)) ?? ''
    const links = [...line.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path)
    const carries = (path: string) =>
      codeFiles.includes(path) && tagsIn(readProjectFile(path)).includes(number)
    return links.length > 0 && links.every(carries) ? [] : [number]
  })
  expect(wrong).toEqual([])
})
