import { mkdirSync, rmSync } from 'node:fs'
import { readOptions } from './lib/options.ts'
import { UsageError } from './lib/root.mjs'
import { reportFolder } from './lib/steps/reports.ts'
import { finish, runStage, startTotal, type TestStep } from './lib/steps/run-steps.ts'
import { furtherStages, stages, stepNames } from './lib/steps/steps.ts'

const usage = `Usage: npm test -- [--shard=I/N] [--no-skips]
  Runs what a change must pass; npm run test:all adds what verifies hosts, the explorer, the web
  servers and pictures. ANK_ONLY=unit,lint runs only those steps. As root on Debian, programs that
  are missing get installed, unless ANK_NO_INSTALL is set; what needs them is skipped then.
  --shard=I/N   runs part I of N, for who has more machines: tests and journeys are divided, plain
                checks run in the first part
  --no-skips    what is skipped for lack of a program has failed
`

/** Whether a step is named in `ANK_ONLY`; all are when it is empty. */
function chosen(): (step: TestStep) => boolean {
  const names = (process.env.ANK_ONLY ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !stepNames.includes(name))
  if (unknown.length > 0) {
    throw new UsageError(
      `Unknown steps in ANK_ONLY: ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}.`,
    )
  }
  return (step) => names.length === 0 || names.includes(step.name)
}

/** A step's part of a shard such as '1/2'. */
function partOf(step: TestStep, shard: string | undefined): TestStep[] {
  if (shard === undefined) return [step]
  if (step.tests) return [{ ...step, args: [...step.args, `--shard=${shard}`] }]
  return step.needsWhole || (step.isPlain && !shard.startsWith('1/')) ? [] : [step]
}

const total = startTotal()
let noSkips = false
const started = performance.now()
try {
  const options = readOptions(usage, {
    all: { type: 'boolean', default: false },
    shard: { type: 'string' },
    'no-skips': { type: 'boolean', default: false },
  })
  const { all, shard } = options
  noSkips = options['no-skips']
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) {
    throw new UsageError(`--shard must be written like 1/2, not "${shard}".`)
  }
  const wanted = chosen()
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const further = all || process.env.ANK_ONLY ? furtherStages : []
  for (const stage of [...stages, ...further]) {
    const steps = stage.filter(wanted).flatMap((step) => partOf(step, shard))
    if (steps.length > 0) await runStage(steps, total)
  }
  process.stdout.write(`All steps took ${((performance.now() - started) / 1000).toFixed(1)} s.\n`)
} catch (error) {
  total.failed += 1
  process.stdout.write(`${error instanceof UsageError ? error.message : (error as Error).stack}\n`)
}
finish(total, { noSkips })
