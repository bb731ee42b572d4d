import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { root } from '../root.mjs'

/** The folder for the steps' reports, emptied before a run. */
export const reportFolder = join(root, '.cache/test')

/** The report of a step, from the project's folder. */
export const reportOf = (step: string): string => `.cache/test/${step}.json`

/** What a report says of one test. */
export interface Tested {
  /** Its title after those of its groups; empty for a file that couldn't be loaded. */
  title: string
  /** Its title alone: a tag of a group proves nothing of its tests. */
  ownTitle: string
  /** Its file, and for a journey its project and line. */
  where: string
  /** 'flaky' failed first and then passed; 'skipped' is whatever neither passed nor failed. */
  status: 'passed' | 'flaky' | 'failed' | 'skipped'
  /** What it said when it failed, or why it was skipped. */
  message: string
  /** The command that runs it alone. */
  command: string
}

/** An argument as a shell takes it. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A title as the pattern of a test's name. */
const patternOf = (title: string) => quoted(title.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))

const statusOf = (said: string): Tested['status'] => {
  if (said === 'passed' || said === 'expected') return 'passed'
  if (said === 'flaky') return 'flaky'
  return said === 'failed' || said === 'unexpected' ? 'failed' : 'skipped'
}

/** Whether a test passed in the end. */
export const hasPassed = ({ status }: Tested): boolean => status === 'passed' || status === 'flaky'

/** What Vitest reports (`unit-reporter.ts`). */
export interface UnitReport extends Pick<JsonTestResults, 'testResults'> {
  /** Errors that no test has caught, and the file whose tests ran then. */
  uncaught?: { message: string; stack: string; path: string | undefined }[]
}

/**
 * An error that no test has caught, as a test that failed.
 * @param path the file whose tests ran then, if it's known
 */
const uncaughtError = (
  message: string,
  path: string | undefined,
  more: Pick<Tested, 'message' | 'command'>,
): Tested => ({
  where: path === undefined ? 'outside any file' : relative(root, path),
  title: `no test caught “${stripVTControlCharacters(message).split('\n')[0]}”`,
  ownTitle: '',
  status: 'failed',
  ...more,
})

/** The tests in Vitest's report. A file that couldn't be loaded is one that failed. */
export const unitTests = ({ testResults, uncaught = [] }: UnitReport): Tested[] => [
  ...testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(root, name)
    const tests = assertionResults.map((test) => ({
      title: test.fullName,
      ownTitle: test.title,
      where,
      status: statusOf(test.status),
      message: test.failureMessages?.join('\n') ?? '',
      command: `npm run unit -- ${where} -t ${patternOf(test.fullName)}`,
    }))
    if (status !== 'failed' || tests.some((test) => test.status === 'failed')) return tests
    const command = `npm run unit -- ${where}`
    return [
      ...tests,
      { title: '', ownTitle: '', where, status: 'failed' as const, message, command },
    ]
  }),
  ...uncaught.map(({ message, stack, path }) => {
    const command = `npm run unit -- ${path === undefined ? '' : relative(root, path)}`.trimEnd()
    return uncaughtError(message, path, { message: stack, command })
  }),
]

/** The journeys in Playwright's report, below groups with these titles. */
export const journeys = (
  { specs, suites = [] }: Pick<JSONReportSuite, 'specs' | 'suites'>,
  groups = '',
): Tested[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results, annotations }) => ({
      title: groups + title,
      ownTitle: title,
      where: `${projectName}: ${file}:${line}`,
      status: statusOf(status),
      message: [
        ...results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ...annotations.flatMap(({ type, description = '' }) =>
          type === 'skip' ? description : [],
        ),
      ].join('\n'),
      command: `npm run e2e -- ${file}:${line} --project=${projectName}`,
    })),
  ),
  ...suites.flatMap((suite) => journeys(suite, `${groups}${suite.title} `)),
]

/** The journeys in Playwright's report: its first groups are the files. */
export const journeyTests = ({
  suites,
  errors,
}: Pick<JSONReport, 'suites' | 'errors'>): Tested[] => [
  ...suites.flatMap((file) => journeys(file)),
  ...errors.map(({ message = '', stack = message, location }) =>
    uncaughtError(message, location?.file, { message: stack, command: 'npm run e2e' }),
  ),
]

/** A reader of reports of one kind, by their paths in the project; null if there is none. */
const reader =
  <T>(testsIn: (report: T) => Tested[]) =>
  (path: string): Tested[] | null => {
    try {
      return testsIn(JSON.parse(readFileSync(join(root, path), 'utf8')) as T)
    } catch {
      return null
    }
  }

export const readUnitTests = reader(unitTests)
export const readJourneys = reader(journeyTests)
