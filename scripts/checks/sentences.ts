import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, UsageError } from '../lib/root.mjs'
import {
  passedJourneys,
  passedTests,
  sentenceProblems,
  sentencesOf,
} from '../lib/steps/sentences.ts'

/** A report of the run that `npm test` is making. */
function readReport(name: string) {
  try {
    return JSON.parse(readFileSync(join(root, '.cache/test', name), 'utf8'))
  } catch {
    throw new UsageError(`There is no ${name}: it needs the steps unit and e2e in the same run.`)
  }
}

// Every sentence of the specification has a test that passed.
const page = readFileSync(join(root, 'docs/specification-map.md'), 'utf8')
const passed = [...passedTests(readReport('unit.json')), ...passedJourneys(readReport('e2e.json'))]
const problems = sentenceProblems(page, passed)
process.stdout.write(
  problems.length === 0
    ? `Each of the specification's ${sentencesOf(page).length} sentences has a test that passed.\n`
    : `${problems.join('\n')}\n`,
)
process.exitCode = problems.length > 0 ? 1 : 0
