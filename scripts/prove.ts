import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { readUnitTests } from './lib/steps/reports.ts'
import { sentencesOf, tagsIn } from './lib/steps/sentences.ts'
import { packageBin } from './lib/steps/steps.ts'

// Turns around every assertion of the tests that prove a sentence of the specification, and names
// those that pass all the same. With paths, only their tests are tried.
const report = '.cache/prove.json'
const paths = process.argv.slice(2)
spawnSync(
  process.execPath,
  [
    packageBin.vitest,
    'run',
    '--testNamePattern=§',
    ...['node', 'dom', 'dom-alone', 'contract'].map((project) => `--project=${project}`),
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...paths,
  ],
  { cwd: root, stdio: 'ignore', env: { ...process.env, ANK_INVERT: '1' } },
)
const tagged = (readUnitTests(report) ?? []).filter(({ ownTitle }) => tagsIn(ownTitle).length > 0)
const proving = tagged.filter(({ status }) => status === 'failed')
const idle = tagged.filter(({ status }) => status === 'passed')
const proved = new Set(proving.flatMap(({ ownTitle }) => tagsIn(ownTitle)))
const unproved = sentencesOf(readFileSync(join(root, 'tests/specification.txt'), 'utf8')).filter(
  ({ number }) => paths.length === 0 && !proved.has(number),
)
for (const { where, title } of idle) process.stdout.write(`asserts nothing: ${where}: ${title}\n`)
for (const { number } of unproved)
  process.stdout.write(`${number}: no test of it asserts anything\n`)
process.stdout.write(
  `${proving.length} tests failed with their assertions turned around, as they should; ` +
    `${idle.length} passed. They carry ${proved.size} sentences.\n`,
)
process.exitCode = idle.length + unproved.length > 0 || proving.length === 0 ? 1 : 0
