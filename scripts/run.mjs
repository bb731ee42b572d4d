// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, USAGE } from './lib/root.mjs'
import { ensureInstalled } from './lib/setup/install.mjs'

/**
 * `node scripts/node.cjs scripts/run.mjs checks/deps ...`: installs missing packages, then runs
 * `scripts/checks/deps.ts`. What runs before packages are installed is plain JavaScript, everything
 * else is TypeScript, which Node runs itself. A `UsageError` prints one sentence and exits with code 2;
 * any other error is a defect and prints its stack.
 */
const [node = '', , name = '', ...args] = process.argv
const file = join(root, 'scripts', `${name}.ts`)
try {
  ensureInstalled(root)
  process.argv = [node, file, ...args]
  await import(pathToFileURL(file).href)
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'UsageError') throw error
  process.stderr.write(`${error.message}\n`)
  // The last line of `npm test` is a total even when nothing could be installed.
  if (name === 'test') process.stdout.write('0 passed, 1 failed\n')
  process.exit(USAGE)
}
