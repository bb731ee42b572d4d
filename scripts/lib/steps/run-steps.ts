import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../root.mjs'

export interface Count {
  passed: number
  failed: number
}

export interface Step {
  /** Its name in `ANK_ONLY`. */
  name: string
  /** The file Node runs, from the project's folder. */
  bin: string
  args: readonly string[]
  /** Counts the step's tests; a plain check counts as one. */
  count?: () => Count | null
  /** The name and message of each failed test, from the report the step writes. */
  failures?: () => string[]
  /** More that its report says, whether or not it passed. */
  note?: () => string | null
  /** Variables the step needs. */
  prepare?: () => Promise<Record<string, string>>
}

interface Ended {
  code: number | null
  output: string
}

function runNode(step: Step, variables: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, step.bin), ...step.args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => output.push(part))
    const end = (code: number | null) =>
      resolve({ code, output: Buffer.concat(output).toString('utf8') })
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      end(1)
    })
    child.once('close', end)
  })
}

const indent = (text: string) => text.trimEnd().replace(/^/gm, '    ')

/** A failed step's failed tests if a report names them, otherwise everything it printed. */
function describeFailure(step: Step, output: string): string {
  const failures = step.failures?.() ?? []
  const said = failures.length > 0 ? failures.join('\n\n') : output.replace(/^\s*\n/, '')
  return indent(stripVTControlCharacters(said))
}

/** Runs one step and prints its line and, if it failed, what failed. */
async function runStep(step: Step): Promise<Count> {
  const started = performance.now()
  let result: Ended
  try {
    result = await runNode(step, (await step.prepare?.()) ?? {})
  } catch (error) {
    result = { code: 1, output: `${(error as Error).message}\n` }
  }
  const ok = result.code === 0
  const count = step.count?.() ?? { passed: ok ? 1 : 0, failed: 0 }
  // The program failed although no test did: an error outside a test, or nothing ran at all.
  if (!ok && count.failed === 0) count.failed = 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  const tests = step.count ? `  (${count.passed} passed, ${count.failed} failed)` : ''
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(11)}${seconds} s${tests}\n`)
  const note = step.note?.() ?? null
  if (note !== null) process.stdout.write(`${note}\n`)
  if (!ok) process.stdout.write(`${describeFailure(step, result.output)}\n`)
  else if (/^(budget|sentences)$/.test(step.name)) process.stdout.write(result.output)
  return count
}

/** Runs a stage's steps, as many at a time as there are processors, and adds to `total`. */
export async function runStage(steps: readonly Step[], total: Count): Promise<void> {
  const waiting = [...steps]
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const count = await runStep(step)
      total.passed += count.passed
      total.failed += count.failed
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** Prints the total, which must be the last line, and sets the exit code. */
export function finish({ passed, failed }: Count): void {
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}
