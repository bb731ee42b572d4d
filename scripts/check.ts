import { rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, UsageError } from './lib/root.mjs'
import { checkSteps, testsOf } from './lib/steps/check-steps.ts'
import { reportFolder } from './lib/steps/reports.ts'
import { finish, runStage, startTotal } from './lib/steps/run-steps.ts'

const HELP = `Usage: npm run check -- PATH...
  Checks the format and lint of these files and folders and all types and imports, and runs the tests
  that stand there, those that import one of their files, and those that read it as a text or
  compare what is generated from it. npm test runs all others.
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

/** `npm run check -- src/features/bet`: quickly checks what a change there is likely to break. */
const given = process.argv.slice(2)
if (given.length === 0 || given[0]?.startsWith('-')) throw new UsageError(HELP)
const paths = given.map(pathOf)
const { there, importing, reading } = testsOf(paths)
const list = (title: string, tests: readonly string[]) =>
  tests.length > 0 ? `${title}:\n${tests.map((test) => `  ${test}\n`).join('')}` : ''
process.stdout.write(
  list('Tests there', there) +
    list('Tests that import it', importing) +
    list('Tests that read it', reading),
)
rmSync(reportFolder, { recursive: true, force: true })
const total = startTotal()
await runStage(checkSteps(paths), total)
finish(total)
