import { readdirSync, statSync } from 'node:fs'
import { basename, join, posix, relative } from 'node:path'
import { root, UsageError } from './lib/root.mjs'
import { finish, runStage, type Count, type Step } from './lib/steps/run-steps.ts'
import { packageBin } from './lib/steps/steps.ts'

const HELP = `Usage: npm run check -- PATH...
  Checks the format and lint of these files and folders and the types of everything, and runs their
  tests: those in a folder; a file's own, or else the nearest ones; for a screen, the test with its
  name in tests/screens.
`

/** A path in the project as Git writes it. Throws a `UsageError` if it doesn't exist. */
function pathOf(given: string): string {
  const path = relative(root, join(process.cwd(), given)).replaceAll('\\', '/')
  if (path === '' || path.startsWith('..'))
    throw new UsageError(`${given} isn't part of the project.`)
  if (!statSync(join(root, path), { throwIfNoEntry: false })) {
    throw new UsageError(`${given} doesn't exist.`)
  }
  return path
}

const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' }).map((file) =>
    posix.join(folder, file.replaceAll('\\', '/')),
  )

/** The tests among these files and, for `bet-screen.tsx`, the screen test `bet.test.tsx`. */
function testsAmong(files: readonly string[]): string[] {
  const names = files.flatMap((file) => /([^/]+)-screen\.tsx$/.exec(file)?.[1] ?? [])
  const ofScreens = filesIn('tests/screens', true).filter((file) =>
    names.includes(basename(file, '.test.tsx')),
  )
  return [...files.filter((file) => /\.test\.tsx?$/.test(file)), ...ofScreens]
}

/** For a folder, all its tests; for a file its own, or else those in its folder or the one above. */
function testsFor(path: string): string[] {
  if (statSync(join(root, path)).isDirectory()) return testsAmong(filesIn(path, true))
  const siblings = filesIn(posix.dirname(path), false)
  const own = siblings.filter((file) => file.startsWith(path.replace(/\.tsx?$/, '.')))
  const above = filesIn(posix.dirname(posix.dirname(path)), false)
  return [own, siblings, above].map(testsAmong).find((tests) => tests.length > 0) ?? []
}

/** `npm run check -- src/features/bet`: quickly checks what a change there is likely to break. */
const given = process.argv.slice(2)
if (given.length === 0 || given[0]?.startsWith('-')) throw new UsageError(HELP)
const paths = given.map(pathOf)
const tests = [...new Set(paths.flatMap(testsFor))]
const steps: Step[] = [
  { name: 'typecheck', bin: packageBin.tsc, args: ['-p', '.'] },
  ...(tests.length > 0
    ? [{ name: 'unit', bin: packageBin.vitest, args: ['run', '--reporter=dot', ...tests] }]
    : []),
  { name: 'lint', bin: packageBin.oxlint, args: ['--deny-warnings', ...paths] },
  {
    name: 'format',
    bin: packageBin.prettier,
    args: ['--check', '--ignore-unknown', '--log-level=warn', ...paths],
  },
]
const total: Count = { passed: 0, failed: 0 }
await runStage(steps, total)
if (tests.length === 0) process.stdout.write('There are no tests next to these files.\n')
finish(total)
