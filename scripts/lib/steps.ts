import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { root } from './root.mjs'
import type { Count, Step } from './run-steps.ts'

const OUT = '.cache/test'
const VITEST = `${OUT}/vitest.json`
const PLAYWRIGHT = `${OUT}/playwright.json`
/** Runs a script of this folder by its name. */
const RUN = 'scripts/run.mjs'

/** Programs of packages, by name: the file Node runs. */
export const packageBin = {
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
 */
export const stages: readonly (readonly Step[])[] = [
  [
    { name: 'format', bin: packageBin.prettier, args: ['--check', '--log-level=warn', '.'] },
    { name: 'lint', bin: packageBin.oxlint, args: ['--deny-warnings'] },
    { name: 'typecheck', bin: packageBin.tsc, args: ['-p', '.'] },
    { name: 'deps', bin: RUN, args: ['deps'] },
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
      bin: RUN,
      args: ['bundle-budget'],
      prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
    },
    { name: 'same-build', bin: RUN, args: ['same-build'] },
  ],
  [
    {
      name: 'unit',
      bin: packageBin.vitest,
      args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST}`],
      count: countVitest,
    },
  ],
  [
    {
      name: 'e2e',
      bin: packageBin.playwright,
      args: ['test'],
      count: countPlaywright,
      prepare: async () => ({ CHROMIUM_PATH: await ensureChromium(), ANK_E2E_JSON: PLAYWRIGHT }),
    },
  ],
]

/** Every name `ANK_ONLY` may hold. */
export const stepNames = stages.flat().map((step) => step.name)

/** The folder in which the steps leave their reports; emptied before a run. */
export const reportFolder = join(root, OUT)

function readReport<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as T
  } catch {
    return null
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
}

/** Tests of the unit step. A file that could not be loaded is one failure. */
function countVitest(): Count | null {
  const report = readReport<VitestReport>(VITEST)
  if (report === null) return null
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Tests of the browser step. */
function countPlaywright(): Count | null {
  const report = readReport<PlaywrightReport>(PLAYWRIGHT)
  if (report === null) return null
  const { expected, unexpected } = report.stats
  return { passed: expected, failed: unexpected }
}
