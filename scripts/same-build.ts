import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, UsageError } from './lib/root.mjs'
import { fileDifferences } from './lib/same-files.ts'

/**
 * Makes the live build of the same sources once more, on the other side of the world, and compares
 * it with `dist`: what players fetch depends on the sources alone.
 */
const dist = join(root, 'dist')
const again = join(root, '.cache/same-build')
if (!existsSync(dist)) throw new UsageError('There is no live build to compare: npm run build.')
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--logLevel=warn',
    `--outDir=${again}`,
    '--emptyOutDir',
  ],
  { cwd: root, env: { ...process.env, TZ: 'America/New_York' }, stdio: 'inherit' },
)
const differences = fileDifferences(dist, again)
for (const difference of differences) process.stdout.write(`${difference}\n`)
rmSync(again, { recursive: true, force: true })
process.exitCode = differences.length > 0 ? 1 : 0
