import { spawnSync } from 'node:child_process'
import { root } from './lib/root.mjs'

/** Runs the contract's tests and keeps what they generate in `contracts/generated`. */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'contracts', '--reporter=dot'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, UPDATE_CONTRACTS: '1' } },
)
process.exitCode = status ?? 1
