import { expect, it, vi } from 'vitest'
import { codeFiles, readProjectFile } from '#tests/architecture/project-files.ts'
import { slowTextFor } from './regular-expressions.ts'

/** The expressions that these files put together while they're loaded. */
async function builtBy(paths: readonly string[]): Promise<{ path: string; literal: string }[]> {
  const built: { path: string; literal: string }[] = []
  let path = ''
  const Native = RegExp
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

it('no regular expression that a file of rules puts together takes more than three times as long on a text twice as long', async () => {
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
