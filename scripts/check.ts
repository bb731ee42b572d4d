import { readdirSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { root, UsageError } from './lib/root.mjs'
import { finish, runStage, type Count, type Step } from './lib/steps/run-steps.ts'
import { packageBin } from './lib/steps/steps.ts'

const HELP = `Usage: npm run check -- PATH...
  Checks the format and lint of these files and folders and the types of everything, and runs the
  tests next to them; for a screen, also the test with its name in tests/screens.
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

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  )

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** For a source file, the test with its name; for a folder, all tests in it. */
const besides = (path: string) =>
  statSync(join(root, path)).isDirectory()
    ? filesIn(path).filter(isTest)
    : [path, path.replace(/\.(tsx?)$/, '.test.$1')].filter(
        (file) => isTest(file) && statSync(join(root, file), { throwIfNoEntry: false }),
      )

/** For `bet-screen.tsx`, the screen test `bet.test.tsx`. Tests of its errors are left to `npm test`. */
function screenTests(path: string): string[] {
  const files = statSync(join(root, path)).isDirectory() ? filesIn(path) : [path]
  const wanted = files.flatMap((file) => {
    const name = /([^/]+)-screen\.tsx$/.exec(file)?.[1]
    return name === undefined ? [] : [`${name}.test.tsx`]
  })
  return filesIn('tests/screens').filter((file) => wanted.includes(basename(file)))
}

/** `npm run check -- src/features/bet`: quickly checks what a change there is likely to break. */
const given = process.argv.slice(2)
if (given.length === 0 || given[0]?.startsWith('-')) throw new UsageError(HELP)
const paths = given.map(pathOf)
const tests = [...new Set(paths.flatMap((path) => [...besides(path), ...screenTests(path)]))]
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
