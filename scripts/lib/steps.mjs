import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { root } from './root.mjs'

const OUT = '.cache/test'
const VITEST = `${OUT}/vitest.json`
const PLAYWRIGHT = `${OUT}/playwright.json`

/** @typedef {{ passed: number, failed: number }} Count */
/**
 * @typedef {object} Step
 * @property {string} name what `ANK_ONLY` calls it
 * @property {string} bin the file Node runs, from the project's folder
 * @property {string[]} args
 * @property {() => Count | null} [count] tests inside the step; a plain check counts as one
 * @property {() => Promise<Record<string, string>>} [prepare] variables the step needs
 * @property {boolean} [when] false when there is nothing to run
 */

const packageBin = {
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  knip: 'node_modules/knip/bin/knip.js',
  jscpd: 'node_modules/jscpd/bin/jscpd',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/**
 * Every check, in stages. The steps of one stage do not touch each other's files and run side by
 * side; a stage starts when the one before has ended, whether or not it passed.
 * @type {Step[][]}
 */
export const stages = [
  [
    { name: 'format', bin: packageBin.prettier, args: ['--check', '--log-level=warn', '.'] },
    { name: 'lint', bin: packageBin.oxlint, args: ['--deny-warnings'] },
    { name: 'typecheck', bin: packageBin.tsc, args: ['-p', '.'] },
    { name: 'deps', bin: 'scripts/deps.mjs', args: [] },
    { name: 'dead-code', bin: packageBin.knip, args: ['--no-progress'] },
    { name: 'duplicates', bin: packageBin.jscpd, args: ['--silent', '.'] },
    { name: 'build', bin: packageBin.vite, args: ['build', '--logLevel=warn'] },
    {
      name: 'build-demo',
      bin: packageBin.vite,
      args: ['build', '--mode=demo', '--logLevel=error'],
    },
  ],
  [
    {
      name: 'budget',
      bin: 'scripts/bundle-budget.mjs',
      args: [],
      prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
    },
  ],
  [
    {
      name: 'unit',
      bin: packageBin.vitest,
      args: [
        'run',
        '--reporter=dot',
        '--reporter=json',
        '--reporter=./scripts/lib/second-tries-reporter.mjs',
        `--outputFile.json=${VITEST}`,
      ],
      count: countVitest,
    },
  ],
  [
    {
      name: 'e2e',
      bin: packageBin.playwright,
      args: ['test'],
      count: countPlaywright,
      when: existsSync(join(root, 'e2e/journeys')),
      prepare: async () => ({ CHROMIUM_PATH: await ensureChromium(), ANK_E2E_JSON: PLAYWRIGHT }),
    },
  ],
]

/** Every name `ANK_ONLY` may hold. */
export const stepNames = stages.flat().map((step) => step.name)

/** The folder in which the steps leave their reports; emptied before a run. */
export const reportFolder = join(root, OUT)

function readReport(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return null
  }
}

/** Tests of the unit step. A file that could not be loaded is one failure. */
function countVitest() {
  const report = readReport(VITEST)
  if (report === null) return null
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Tests of the browser step. */
function countPlaywright() {
  const report = readReport(PLAYWRIGHT)
  if (report === null) return null
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected }
}

/** The tests that passed only at the second try CI allows them: shown, also when all is well. */
const secondTries = (output) =>
  (output.match(/^second try: .*\n/gm) ?? []).map((line) => `     ${line}`).join('')

function runNode(step, variables) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, step.bin), ...step.args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = []
    child.stdout.on('data', (part) => output.push(part))
    child.stderr.on('data', (part) => output.push(part))
    const end = (code) => resolve({ code, output: Buffer.concat(output).toString('utf8') })
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      end(1)
    })
    child.once('close', end)
  })
}

/**
 * Runs one step and prints its line (and, when it failed, all it said).
 * @param {Step} step
 * @returns {Promise<Count>}
 */
export async function runStep(step) {
  const started = performance.now()
  let result
  try {
    result = await runNode(step, (await step.prepare?.()) ?? {})
  } catch (error) {
    result = { code: 1, output: `${error.message}\n` }
  }
  const ok = result.code === 0
  const count = step.count?.() ?? { passed: ok ? 1 : 0, failed: 0 }
  // The program failed though no test did: an error outside a test, or nothing ran at all.
  if (!ok && count.failed === 0) count.failed = 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  const tests = step.count ? `  (${count.passed} passed, ${count.failed} failed)` : ''
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(11)}${seconds} s${tests}\n`)
  if (!ok)
    process.stdout.write(
      `${result.output
        .replace(/^\s*\n/, '')
        .trimEnd()
        .replace(/^/gm, '    ')}\n`,
    )
  else if (step.name === 'budget') process.stdout.write(result.output)
  else if (step.count) process.stdout.write(secondTries(result.output))
  return count
}
