import { expect, it } from 'vitest'
import { judgedFiles } from '#tests/architecture/project-files.ts'
import { growthOf } from './growth.ts'
import { acting } from './samples.ts'
import { textFunctionsIn } from './text-functions.ts'

/** Where texts of a host, a player, an address or a file are read. */
const within = /^(src|demo\/recording|host-kit\/levels)\//
const looked = judgedFiles.filter(
  (path) => within.test(path) && /\.tsx?$/.test(path) && !/testing\/|\.test\./.test(path),
)

/** What much of a hostile text is made of: no `&`, on which Node’s URLSearchParams is slow itself. */
const parts = [
  'a',
  '1',
  ' ',
  '/',
  'aअ',
  '**_[a](',
  'e\u0301\u0301',
  '\u202Ea\u200B',
  '[{(<"',
  '\r\n',
  '- \r',
  '%2e./',
  '\\<br>',
]

const functions = textFunctionsIn(looked)

it.each([
  (text: string) => text.search(/\/+$/),
  (text: string) => Array.from(text, (_, at) => text.indexOf('b', at)),
])('work that grows with the square of a text is found: %s', (work) => {
  expect(growthOf(work, (length) => `${'/'.repeat(length)}a`).factor).toBeGreaterThan(3)
})

it.each(functions.filter(({ name }) => !acting.has(name)))(
  '$name takes at most three times as long for a text twice as long',
  async (one) => {
    const { path, exported, argumentsOf } = one
    const module = (await import(/* @vite-ignore */ `../../${path}`)) as Record<
      string,
      (...given: unknown[]) => unknown
    >
    // A type without a sample is named here.
    argumentsOf('')
    const work = (text: string) => {
      try {
        const result = module[exported]?.(...argumentsOf(text))
        if (result instanceof Promise) result.catch(() => {})
      } catch (error) {
        // A refusal is an answer; an error of the language means that nothing was read.
        if (error instanceof TypeError || error instanceof ReferenceError) throw error
      }
    }
    const grown = parts.map((part) => ({
      part,
      ...growthOf(work, (length) => `${part.repeat(length / part.length)}\0अ`),
    }))
    expect(grown.filter(({ factor }) => factor > 3)).toEqual([])
  },
  60_000,
)
