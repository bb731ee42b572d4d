import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, UsageError } from '../lib/root.mjs'
import { hasPassed, readJourneys, readUnitTests } from '../lib/steps/reports.ts'
import { sentenceProblems, sentencesOf } from '../lib/steps/sentences.ts'

// Every sentence of the specification has a test that passed.
const page = readFileSync(join(root, 'tests/specification.txt'), 'utf8')
const unit = readUnitTests('.cache/test/unit.json')
const e2e = readJourneys('.cache/test/e2e.json')
if (unit === null || e2e === null)
  throw new UsageError('This reads the reports of the steps unit and e2e in the same run.')
const passed = [...unit, ...e2e].filter(hasPassed).map(({ ownTitle }) => ownTitle)
const problems = sentenceProblems(page, passed)
process.stdout.write(
  problems.length === 0
    ? `Each of the specification's ${sentencesOf(page).length} sentences has a test that passed.\n`
    : `${problems.join('\n')}\n`,
)
process.exitCode = problems.length > 0 ? 1 : 0
