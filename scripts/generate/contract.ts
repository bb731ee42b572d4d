import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.mjs'

/** The tests that write generated files. */
const keeping = ['contracts', 'host-kit']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => /\bwriteIfAsked\(/.test(readFileSync(join(root, path), 'utf8')))

// Runs them so that they write to the folders `generated`.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...keeping, '--reporter=dot'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, UPDATE_CONTRACTS: '1' } },
)
process.exitCode = status ?? 1
