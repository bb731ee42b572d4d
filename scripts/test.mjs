import './check-node.cjs'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { ensureInstalled } from './lib/install.mjs'
import { root, UsageError } from './lib/root.mjs'
import { reportFolder, runStep, stages, stepNames } from './lib/steps.mjs'

/** The steps named in `ANK_ONLY` (all when it is empty). */
function chosen() {
  const names = (process.env.ANK_ONLY ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !stepNames.includes(name))
  if (unknown.length > 0) {
    throw new UsageError(
      `ANK_ONLY names "${unknown.join(', ')}", which is no step. Steps: ${stepNames.join(', ')}.`,
    )
  }
  return (step) => step.when !== false && (names.length === 0 || names.includes(step.name))
}

/** Runs the steps of one stage, as many at a time as there are processors. */
async function runStage(steps, total) {
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

/** Ends with the total as the last line; nothing may be printed after it. */
function finish({ passed, failed }) {
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

const total = { passed: 0, failed: 0 }
const started = performance.now()
try {
  const wanted = chosen()
  ensureInstalled(root)
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  for (const stage of stages) await runStage(stage.filter(wanted), total)
  process.stdout.write(`All steps took ${((performance.now() - started) / 1000).toFixed(1)} s.\n`)
} catch (error) {
  total.failed += 1
  process.stdout.write(`${error.name === 'UsageError' ? error.message : error.stack}\n`)
}
finish(total)
