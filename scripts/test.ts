import { mkdirSync, rmSync } from 'node:fs'
import { UsageError } from './lib/root.mjs'
import { finish, runStage, type Count, type Step } from './lib/steps/run-steps.ts'
import { reportFolder, stages, stepNames } from './lib/steps/steps.ts'

/** Whether a step is named in `ANK_ONLY`; all are when it is empty. */
function chosen() {
  const names = (process.env.ANK_ONLY ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !stepNames.includes(name))
  if (unknown.length > 0) {
    throw new UsageError(
      `Unknown steps in ANK_ONLY: ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}.`,
    )
  }
  return (step: Step) => names.length === 0 || names.includes(step.name)
}

const total: Count = { passed: 0, failed: 0 }
const started = performance.now()
try {
  const wanted = chosen()
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  for (const stage of stages) await runStage(stage.filter(wanted), total)
  process.stdout.write(`All steps took ${((performance.now() - started) / 1000).toFixed(1)} s.\n`)
} catch (error) {
  total.failed += 1
  process.stdout.write(`${error instanceof UsageError ? error.message : (error as Error).stack}\n`)
}
finish(total)
