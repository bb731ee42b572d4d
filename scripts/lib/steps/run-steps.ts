// In place of npm-run-all2: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { MissingProgram } from '../programs/install.ts'
import { root } from '../root.mjs'
import { hasPassed, reportFolder, type Tested } from './reports.ts'

interface Count {
  passed: number
  failed: number
}

export interface TestStep {
  /** Its name in `ANK_ONLY`. */
  name: string
  /** The file Node runs, from the project's folder. */
  bin: string
  args: readonly string[]
  /** A check that needn't run again in each shard. */
  isPlain?: boolean
  /** It reads what all tests have reported, so a shard can't run it. */
  needsWhole?: boolean
  /** It takes only the time that the step beside it leaves. */
  isPatient?: boolean
  /** Its tests, from the report it writes; a plain check counts as one. */
  tests?: () => Tested[] | null
  /** Variables the step needs. */
  prepare?: () => Promise<Record<string, string>>
  /** The program of the Node that runs it, if it isn't this one's. */
  node?: () => string
}

/** What a run has come to so far. */
export interface Total extends Count {
  /** What failed, each with the command that runs it alone. */
  failures: { name: string; command: string }[]
  /** Journeys that passed on their second try only, a line each with what the first one said. */
  flaky: string[]
  /** Steps and tests that didn't run, a line each. */
  skipped: string[]
}

export const startTotal = (): Total => ({
  passed: 0,
  failed: 0,
  failures: [],
  flaky: [],
  skipped: [],
})

interface Ended {
  code: number | null
  output: string
}

const sayEveryMs = 30_000

/** What is running, and the output so far. */
const running = new Map<string, Buffer[]>()

/** '12 of 310', from the last `[12/310]` that a test runner has printed. */
function progressOf(output: readonly Buffer[]): string {
  const [, done, of] = /.*\[(\d+)\/(\d+)\]/s.exec(Buffer.concat(output.slice(-40)).toString()) ?? []
  return done === undefined ? '' : ` (${done} of ${of})`
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

function runNode(step: TestStep, variables: Record<string, string>): Promise<Ended> {
  const node = step.node?.() ?? process.execPath
  return new Promise((resolve) => {
    const child = spawn(node, [join(root, step.bin), ...step.args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    running.set(step.name, output)
    if (step.isPatient && child.pid !== undefined) lowerPriority(child.pid)
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => output.push(part))
    const end = (code: number | null) => {
      running.delete(step.name)
      resolve({ code, output: Buffer.concat(output).toString('utf8') })
    }
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      end(1)
    })
    child.once('close', end)
  })
}

const indent = (text: string) => stripVTControlCharacters(text).trimEnd().replace(/^/gm, '    ')

/**
 * Keeps what a program printed beside its tests' own words, such as what Pact's library says of each
 * interaction, and says where.
 */
function keepOutput(step: string, output: string): void {
  const path = join(reportFolder, `${step}.log`)
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(path, stripVTControlCharacters(output))
  process.stdout.write(`    Everything it printed is in ${relative(root, path)}.\n`)
}

/** Runs one step, prints its line and, if it failed, what failed, and adds it to `total`. */
async function runStep(step: TestStep, total: Total): Promise<void> {
  const skip = (why: string) => {
    process.stdout.write(`skip ${step.name}\n`)
    total.skipped.push(`${step.name}: ${why}`)
  }
  if (step.needsWhole && total.skipped.length > 0) {
    skip('It reads what all tests have reported.')
    return
  }
  const started = performance.now()
  let result: Ended
  try {
    result = await runNode(step, (await step.prepare?.()) ?? {})
  } catch (error) {
    if (error instanceof MissingProgram) {
      skip(error.message)
      return
    }
    result = { code: 1, output: `${(error as Error).message}\n` }
  }
  const ok = result.code === 0
  const tests = step.tests?.() ?? null
  const named = (wanted: Tested['status']) =>
    (tests ?? [])
      .filter(({ status }) => status === wanted)
      .map(({ where, title, ...rest }) => ({ ...rest, name: title ? `${where}: ${title}` : where }))
  const failures = named('failed')
  const count = { passed: ok ? 1 : 0, failed: failures.length }
  if (tests) count.passed = tests.filter(hasPassed).length
  // The program failed although no test did: an error outside a test, or nothing ran at all.
  if (!ok && count.failed === 0) count.failed = 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  const counted = step.tests ? `  (${count.passed} passed, ${count.failed} failed)` : ''
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(11)}${seconds} s${counted}\n`)
  const failureText = failures.map(({ name, message }) => `${name}\n${message}`).join('\n\n')
  if (!ok) {
    process.stdout.write(`${indent(failureText || result.output.replace(/^\s*\n/, ''))}\n`)
    if (failureText) keepOutput(step.name, result.output)
  }
  if (ok && /^(budget|sentences)$/.test(step.name)) process.stdout.write(result.output)
  total.passed += count.passed
  total.failed += count.failed
  if (!ok && failures.length === 0)
    total.failures.push({ name: step.name, command: `ANK_ONLY=${step.name} npm test` })
  total.failures.push(
    ...failures.map(({ name, command }) => ({ name: `${step.name}: ${name}`, command })),
  )
  total.flaky.push(
    ...named('flaky').map(({ name, message }) => indent(`${step.name}: ${name}\n${message}`)),
  )
  total.skipped.push(
    ...named('skipped').map(
      ({ name, message }) => `${step.name}: ${name}${message && ` (${message})`}`,
    ),
  )
}

/** Runs a stage's steps, as many at a time as there are processors, and adds to `total`. */
export async function runStage(steps: readonly TestStep[], total: Total): Promise<void> {
  const waiting = [...steps]
  const sayProgress = setInterval(() => {
    const what = [...running].map(([name, output]) => name + progressOf(output))
    process.stdout.write(`     ... ${what.join(', ')}\n`)
  }, sayEveryMs)
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      await runStep(step, total)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  clearInterval(sayProgress)
}

/**
 * Prints what passed on a second try, what was skipped, what failed and the total, which must be the
 * last line, and sets the exit code. With `noSkips`, what was skipped has failed.
 */
export function finish(total: Total, { noSkips = false } = {}): void {
  const { passed, failures, flaky, skipped } = total
  const failed = total.failed + (noSkips ? skipped.length : 0)
  if (flaky.length > 0)
    process.stdout.write(`Passed on the second try only:\n${flaky.join('\n')}\n`)
  if (skipped.length > 0)
    process.stdout.write(
      `${noSkips ? 'Skipped, which fails here' : 'Skipped'}:\n${skipped.join('\n')}\n`,
    )
  if (failures.length > 0) {
    const lines = failures.map(({ name, command }) => `${name}\n${indent(command)}\n`)
    process.stdout.write(`Failed, each with the command that runs it alone:\n${lines.join('')}`)
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}
