import { expect, it } from 'vitest'
import { storageTable } from '#platform/storage/keys.ts'
import { projectFiles, readProjectFile } from '../project-files.ts'

const page = readProjectFile('docs/security.md')

/** The claims of a page: what is claimed, and in brackets by what it is held. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^- \*\*(?:V\d|RTS |LCCP ).+$/gm)].map(([line]) => {
    const [, claim = line, heldBy = ''] = /^(.+) \((.+)\)$/.exec(line) ?? []
    return { claim, heldBy }
  })

/** Files that `npm test` runs, or that every journey runs through. */
const runs = /\.(test|spec)\.tsx?$|^e2e\/testing\/|^scripts\/checks\/[\w-]+\.ts$/

const filesIn = (heldBy: string) =>
  [...heldBy.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path]) => path)

/** What is wrong with a claim, or nothing. */
function problemsOf({ claim, heldBy }: ReturnType<typeof rowsOf>[number]): string[] {
  const files = filesIn(heldBy)
  if (files.length === 0 && !/^(the host’s|not done: )/.test(heldBy)) {
    return [`"${claim}" names no test, and does not say that it is the host’s or isn’t done.`]
  }
  return files.flatMap((path = '') => {
    if (!projectFiles.includes(path)) return [`"${claim}" names ${path}, which is not here.`]
    return runs.test(path) ? [] : [`"${claim}" names ${path}, which tests nothing.`]
  })
}

it.each([
  ['docs/security.md', 30],
  ['docs/safe-play.md', 10],
])('what %s claims has an existing test, or it says why not', (path, least) => {
  const rows = rowsOf(readProjectFile(path))
  expect(rows.length).toBeGreaterThan(least)
  expect(rows.flatMap(problemsOf)).toEqual([])
})

it('the list of what stays on the device after sign-out matches the journey’s', () => {
  const journey = readProjectFile('e2e/journeys/device/left-on-device.live.spec.ts')
  const [, list = ''] = /const local = \[([^\]]+)\]/.exec(journey) ?? []
  const [, open = ''] = /const ofEverybody = \[([^\]]+)\]/.exec(journey) ?? []
  const keys = [...`${list},${open}`.matchAll(/'([^']+)'/g)].map(([, key]) => key)
  expect(keys.length).toBeGreaterThan(6)
  const [, told = ''] = /## Left after sign-out\n([\s\S]+?)\n## /.exec(page) ?? []
  const rows = [...told.matchAll(/^- ((?:`[^`]+`(?:, )?)+): /gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  )
  expect(rows).toEqual(keys)
  // The player is told the same (/your-data).
  const untilThen = Object.entries(storageTable).flatMap(([name, [, until]]) =>
    until === 'sign-out' ? [name.replace('*', '')] : [],
  )
  expect(keys.filter((key = '') => untilThen.some((name) => key.startsWith(name)))).toEqual([])
})
