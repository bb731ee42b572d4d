import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { codeFiles, readText } from './project-files.ts'
import { errorCatalogue, validationRules } from './spec-sentences.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** Finds the sentence with any values in its places. */
const patternOf = (sentence: string) =>
  new RegExp(`^${escaped(sentence).replaceAll(/\{\w+\}/g, '.+')}$`)

/** What a message says, with a mark where it has a value. */
function spokenBy(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (typeof message === 'function') {
    const say = message as (...values: unknown[]) => unknown
    for (const value of ['§', ['§']]) {
      try {
        return spokenBy(say(value, value, value, value))
      } catch {
        // It wants a list.
      }
    }
    return []
  }
  return typeof message === 'object' && message !== null
    ? Object.values(message).flatMap(spokenBy)
    : []
}

const messages = Object.values(
  import.meta.glob<object>('../../src/messages/*.ts', { eager: true }),
).flatMap(spokenBy)

/**
 * A test of what the product does (rules, screens, journeys), or what such tests share: nothing
 * stands there that no test uses.
 */
const isBehaviour = (path: string) =>
  /^(tests\/(screens|support)|e2e)\//.test(path) || /^src\/.*\.test\.tsx?$/.test(path)

/** What a test gives the host to say is not said by the product. */
const isOfHost = (node: ts.Node) =>
  ts.isPropertyAssignment(node.parent) &&
  /^(message|msg|body)$/.test(node.parent.name.getText()) &&
  node.parent.initializer === node

/** Every text a test file expects somewhere. */
function textsOf(path: string): string[] {
  const source = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !isOfHost(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const expected = codeFiles.filter(isBehaviour).flatMap(textsOf)

/** What a mark may stand for: a value that is written here, or one that is left open. */
const value = String.raw`(₹?\{\w+\}|\d+|Paytm|Google Pay|PhonePe)`

const says = (message: string, sentence: string) =>
  new RegExp(`^${escaped(message).replaceAll('§', value)}$`).test(sentence)

describe.each([
  ['8', errorCatalogue],
  ['5', validationRules],
])('every sentence of section %s', (_, sentences) => {
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
