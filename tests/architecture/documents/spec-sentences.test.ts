import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../../../scripts/lib/steps/sentences.ts'
import { codeFiles, readText } from '../project-files.ts'

/** What a section of the specification quotes; `{name}` is in the place of a value. */
const quotedIn = (section: string) =>
  sentencesOf(readText('docs/specification-map.md'))
    .filter(({ number }) => number.startsWith(`${section}.`))
    .flatMap(({ says }) => [...says.matchAll(/(?<!\w)'([^']*\w[^']*)'/g)])
    .map(([, quoted = '']) => quoted)

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** Finds the sentence with any values in its places. */
const patternOf = (sentence: string) =>
  new RegExp(`^${escaped(sentence).replaceAll(/\{\w+\}/g, '.+')}$`)

/**
 * A test of what the product does (rules, screens, journeys), or what such tests share: nothing
 * stands there that no test uses.
 */
const isBehaviour = (path: string) =>
  /^(tests\/(money|testing)|e2e)\//.test(path) || /^src\/.*\.test\.tsx?$/.test(path)

/** Texts a test gives the host, which aren't the product's. */
const isOfHost = (node: ts.Node) =>
  ts.isPropertyAssignment(node.parent) &&
  /^(message|msg|body)$/.test(node.parent.name.getText()) &&
  node.parent.initializer === node

/** Every node of a file. */
function nodesOf(path: string): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true))
  return nodes
}

/** Every text a test file expects somewhere. */
const textsOf = (path: string) =>
  nodesOf(path)
    .filter(ts.isStringLiteralLike)
    .filter((node) => !isOfHost(node))
    .map(({ text }) => text)

/** Every text of a file of messages, with a mark where it has a value. */
const spokenIn = (path: string) =>
  nodesOf(path).flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (!ts.isTemplateExpression(node)) return []
    return [node.head.text + node.templateSpans.map(({ literal }) => `§${literal.text}`).join('')]
  })

const messages = codeFiles
  .filter((path) => /^src\/messages\/[\w-]+\/[\w-]+\.ts$/.test(path))
  .flatMap(spokenIn)

const expected = codeFiles.filter(isBehaviour).flatMap(textsOf)

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

  test('is expected by a test that causes it', () => {
    const unproved = sentences.filter(
      (each) => !expected.some((text) => patternOf(each).test(text)),
    )
    expect(unproved).toEqual([])
  })
})
