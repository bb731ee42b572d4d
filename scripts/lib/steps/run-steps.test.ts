import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readProjectFile } from '#tests/architecture/project-files.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { MissingProgram } from '../programs/install.ts'
import { root } from '../root.mjs'
import { journeys, type Tested } from './reports.ts'
import { finish, runStage, startTotal, type TestStep } from './run-steps.ts'

const folder = temporaryFolder()

/** What is printed from now on. */
function printed(): () => string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () => write.mock.calls.map(([text]) => String(text)).join('')
}

const exitCode = process.exitCode
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = exitCode
})

/** A step that passes at once. */
const step = (name: string, more: Partial<TestStep>): TestStep => ({
  name,
  bin: 'scripts/lib/setup/import.cjs',
  args: [],
  ...more,
})

/** What a report says of a test. */
const tested = (more: Partial<Tested>): Tested => ({
  title: 'a',
  ownTitle: 'a',
  where: 'a.test.ts',
  status: 'passed',
  message: '',
  command: '',
  ...more,
})

describe('what failed', () => {
  const program = join(folder, 'fails.cjs')
  const failing = (more: Partial<TestStep>) =>
    step('unit', { bin: relative(root, program), ...more })

  it('says a failed test’s own words, keeps what else was printed, and ends with how to run it alone', async () => {
    writeFileSync(program, "console.log('1) has status 200 (FAILED)'); process.exitCode = 1\n")
    const said = printed()
    const total = startTotal()
    const command = "npm run unit -- a.test.ts -t 'a'"
    const failed = tested({ status: 'failed', message: 'expected 1 to be 2', command })
    await runStage([failing({ tests: () => [tested({ title: 'b' }), failed] })], total)
    finish(total)
    expect(said()).not.toContain('(FAILED)')
    expect(said().split('\n').slice(1)).toEqual([
      '    a.test.ts: a',
      '    expected 1 to be 2',
      '    Everything it printed is in .cache/test/unit.log.',
      'Failed, each with the command that runs it alone:',
      'unit: a.test.ts: a',
      `    ${command}`,
      '1 passed, 1 failed',
      '',
    ])
    expect(readFileSync(join(root, '.cache/test/unit.log'), 'utf8')).toBe(
      '1) has status 200 (FAILED)\n',
    )
  })

  it('says what a program printed that failed without a failed test', async () => {
    writeFileSync(program, "console.log('no tests found'); process.exitCode = 1\n")
    const said = printed()
    const total = startTotal()
    await runStage([failing({ tests: () => [] })], total)
    finish(total)
    expect(said().split('\n').slice(1)).toEqual([
      '    no tests found',
      'Failed, each with the command that runs it alone:',
      'unit',
      '    ANK_ONLY=unit npm test',
      '0 passed, 1 failed',
      '',
    ])
  })
})

it('a journey that passes on its second try is counted, and named with what the first one said', async () => {
  const said = printed()
  const total = startTotal()
  const flaky = tested({ where: 'a.spec.ts', status: 'flaky', message: 'late' })
  await runStage([step('e2e', { tests: () => [flaky] })], total)
  finish(total, { noSkips: true })
  expect(said()).toMatch(
    /\nPassed on the second try only:\n {4}e2e: a.spec.ts: a\n {4}late\n1 passed, 0 failed\n$/,
  )
  expect(process.exitCode).toBe(0)
})

it('a patient step leaves the processors to the step beside it', async () => {
  const program = join(folder, 'priority.cjs')
  writeFileSync(program, "process.exitCode = require('node:os').getPriority() > 0 ? 0 : 1\n")
  printed()
  const total = startTotal()
  await runStage([step('lint', { bin: relative(root, program), isPatient: true })], total)
  expect(total).toMatchObject({ passed: 1, failed: 0 })
})

describe('what was skipped', () => {
  const steps = [
    step('lint', {}),
    step('e2e', { prepare: () => Promise.reject(new MissingProgram('No Chromium was found.')) }),
    step('unit', {
      tests: () => [
        tested({ title: 'a' }),
        tested({ title: 'b', status: 'skipped', message: 'go isn’t installed' }),
      ],
    }),
  ]
  const afterThem = step('sentences', { needsWhole: true })

  it('stands in the last lines, above a plain total', async () => {
    const said = printed()
    const total = startTotal()
    await runStage(steps, total)
    await runStage([afterThem], total)
    finish(total)
    expect(said().split('\n').slice(-6)).toEqual([
      'Skipped:',
      'e2e: No Chromium was found.',
      'unit: a.test.ts: b (go isn’t installed)',
      'sentences: It reads what all tests have reported.',
      '2 passed, 0 failed',
      '',
    ])
    expect(process.exitCode).toBe(0)
  })

  it('has failed in .ci/run', async () => {
    expect(readProjectFile('.ci/run')).toContain('npm run test:all --silent -- --no-skips')
    const said = printed()
    const total = startTotal()
    await runStage(steps, total)
    finish(total, { noSkips: true })
    expect(said()).toMatch(/\nSkipped, which fails here:\n(.*\n){2}2 passed, 2 failed\n$/)
    expect(process.exitCode).toBe(1)
  })

  it('has its reason in a journey’s report', () => {
    const spec = {
      title: 'nobody can frame it',
      file: 'headers.live.spec.ts',
      line: 7,
      tests: [
        {
          projectName: 'served',
          status: 'skipped',
          results: [],
          annotations: [{ type: 'skip', description: 'nginx isn’t installed' }],
        },
      ],
    }
    expect(journeys({ specs: [spec] } as unknown as Parameters<typeof journeys>[0])).toEqual([
      {
        title: 'nobody can frame it',
        ownTitle: 'nobody can frame it',
        where: 'served: headers.live.spec.ts:7',
        status: 'skipped',
        message: 'nginx isn’t installed',
        command: 'npm run e2e -- headers.live.spec.ts:7 --project=served',
      },
    ])
  })
})
