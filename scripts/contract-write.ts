import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'

/** The tests that keep what they make: others may read files that are only now being written. */
const keeping = readdirSync(join(root, 'contracts'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `contracts/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\bwriteIfAsked\(/.test(readFileSync(join(root, path), 'utf8')))

/** Those that make a kit need the others' files. */
const needsOthers = (path: string) => /\bmakeKit\(/.test(readFileSync(join(root, path), 'utf8'))

/** Runs them and keeps what they generate in `contracts/generated`. */
for (const files of [keeping.filter((path) => !needsOthers(path)), keeping.filter(needsOthers)]) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...files, '--reporter=dot'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, UPDATE_CONTRACTS: '1' } },
  )
  process.exitCode = status ?? 1
  if (status !== 0) break
}
