import { expect, it } from 'vitest'
import { judgedFiles } from '#tests/architecture/project-files.ts'
import { slowTextFor, writtenIn } from './regular-expressions.ts'

/** What runs on texts of a host, a player, an address or a file. */
const looked = judgedFiles.filter((path) =>
  /^(src|mocks|scenarios|demo|host-kit)\/.*(?<!\.test)\.tsx?$/.test(path),
)

it.each([
  String.raw`/\/+$/`,
  String.raw`/^\s+|\s+$/g`,
  '/^[^ऀ-ॿ]*[a-z][^ऀ-ॿ]*$/i',
  String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`,
  String.raw`/\[([^\]]+)\]$/`,
])('%s is slow', (literal) => {
  expect(slowTextFor(literal)).not.toBeNull()
})

it('no regular expression takes more than three times as long on a text twice as long', () => {
  const slow = writtenIn(looked).flatMap(({ path, literal }) => {
    const text = slowTextFor(literal)
    return text === null ? [] : [`${path}: ${literal} on ${text}`]
  })
  expect(slow).toEqual([])
}, 120_000)
