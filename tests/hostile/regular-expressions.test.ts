import { expect, it, vi } from 'vitest'
import { codeFiles, judgedFiles, readProjectFile } from '#tests/architecture/project-files.ts'
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

/** The expressions that these files put together while they're loaded. */
async function builtBy(paths: readonly string[]): Promise<{ path: string; literal: string }[]> {
  const built: { path: string; literal: string }[] = []
  let path = ''
  const Native = RegExp
  vi.resetModules()
  vi.stubGlobal(
    'RegExp',
    new Proxy(Native, {
      construct(target, given: [string, string?], as: typeof RegExp) {
        const regexp = Reflect.construct(target, given, as) as RegExp
        built.push({ path, literal: String(regexp) })
        return regexp
      },
    }),
  )
  try {
    for (path of paths) await import(/* @vite-ignore */ `../../${path}`)
  } finally {
    vi.unstubAllGlobals()
  }
  return built
}

it('nor does one that a file of rules puts together', async () => {
  const building = codeFiles.filter(
    (path) =>
      /^src\/domain\/.*(?<!\.test)\.ts$/.test(path) &&
      readProjectFile(path).includes('new RegExp('),
  )
  const built = await builtBy(building)
  expect(built.length).toBeGreaterThan(building.length)
  const slow = built.flatMap(({ path, literal }) => {
    const text = slowTextFor(literal)
    return text === null ? [] : [`${path}: ${literal} on ${text}`]
  })
  expect(slow).toEqual([])
}, 120_000)
