import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureChromium, ensureHeadlessShell } from '../programs/chromium.ts'
import { ensureWebServers } from '../programs/web-servers.ts'
import { root } from '../root.mjs'
import { sayMatrix } from './fault-matrix.ts'
import type { Count, Step } from './run-steps.ts'

const OUT = '.cache/test'
const VITEST = `${OUT}/vitest.json`
const PLAYWRIGHT = `${OUT}/playwright.json`
/** Runs a script by its name. */
const RUN = 'scripts/run.mjs'

/** The packages' programs: the file Node runs. */
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
 * Every check, in stages. The steps of one stage don't touch each other's files and run side by side.
 * A stage starts when the one before has ended, whether or not it passed.
 */
export const stages: readonly (readonly Step[])[] = [
  [
    { name: 'format', bin: packageBin.prettier, args: ['--check', '--log-level=warn', '.'] },
    { name: 'lint', bin: packageBin.oxlint, args: ['--deny-warnings'] },
    { name: 'typecheck', bin: packageBin.tsc, args: ['-p', '.'] },
    { name: 'deps', bin: RUN, args: ['checks/deps'] },
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
      args: ['checks/bundle-budget'],
      prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
    },
    { name: 'same-build', bin: RUN, args: ['checks/same-build'] },
  ],
  [
    {
      name: 'unit',
      bin: packageBin.vitest,
      args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST}`],
      count: countVitest,
      failures: namesOfVitest,
    },
  ],
  [
    {
      name: 'e2e',
      bin: packageBin.playwright,
      args: ['test'],
      count: countPlaywright,
      failures: namesOfPlaywright,
      note: () => sayMatrix(specsOfPlaywright()),
      prepare: async () => {
        ensureWebServers()
        return {
          ANK_HEADLESS_SHELL: await ensureHeadlessShell(),
          CHROMIUM_PATH: await ensureChromium(),
          ANK_E2E_JSON: PLAYWRIGHT,
        }
      },
    },
  ],
  [{ name: 'sentences', bin: RUN, args: ['checks/sentences'] }],
]

/** Every name `ANK_ONLY` accepts. */
export const stepNames = stages.flat().map((step) => step.name)

/** The folder for the steps' reports, emptied before a run. */
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
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    ok: boolean
    title: string
    file: string
    line: number
    tests: {
      projectName: string
      status: string
      results: { startTime: string; duration: number; errors: { message?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number }
}

/** Counts the unit step's tests. A file that couldn't be loaded is one failure. */
function countVitest(): Count | null {
  const report = readReport<VitestReport>(VITEST)
  if (report === null) return null
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** The unit step's failed tests, each with its message. */
function namesOfVitest(): string[] {
  const report = readReport<VitestReport>(VITEST)
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [`${file}\n${message}`]
      return failed.map((test) => `${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
    })
}

const listSpecs = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(listSpecs),
]
const specsOfPlaywright = () => listSpecs(readReport<PlaywrightReport>(PLAYWRIGHT) ?? {})

/** The browser step's failed tests, each with its message. */
function namesOfPlaywright(): string[] {
  return specsOfPlaywright().flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const said = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
        return `${projectName}: ${file}:${line}: ${title}\n${said.join('\n')}`
      }),
  )
}

/** Counts the browser step's tests. */
function countPlaywright(): Count | null {
  const report = readReport<PlaywrightReport>(PLAYWRIGHT)
  if (report === null) return null
  const { expected, unexpected } = report.stats
  return { passed: expected, failed: unexpected }
}
