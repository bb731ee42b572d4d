// @ts-check
import './check-node.cjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { root, USAGE } from './lib/root.mjs'

/**
 * `node scripts/run.mjs NAME ...`: installs what is missing, then runs `scripts/NAME.ts`. What is
 * needed before there are packages is plain JavaScript, everything else TypeScript. A `UsageError`
 * becomes one sentence and exit code 2; anything else is a defect and keeps its stack.
 */
const [node = '', , name = '', ...args] = process.argv
const file = join(root, 'scripts', `${name}.ts`)
try {
  ensureInstalled(root)
  const { readTypeScript } = await import('./lib/typescript.mjs')
  readTypeScript()
  process.argv = [node, file, ...args]
  await import(pathToFileURL(file).href)
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'UsageError') throw error
  process.stderr.write(`${error.message}\n`)
  // Whoever reads the last line of `npm test` finds a total also when nothing could be installed.
  if (name === 'test') process.stdout.write('0 passed, 1 failed\n')
  process.exit(USAGE)
}
