import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.mjs'

/** The tests that write generated files. Others may read files that are still being written. */
const keeping = readdirSync(join(root, 'contracts'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `contracts/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\bwriteIfAsked\(/.test(readFileSync(join(root, path), 'utf8')))

/** Tests that make a kit need the files the others write. */
const needsOthers = (path: string) =>
  /\b(makeKit)\(/.test(readFileSync(join(root, path), 'utf8'))

// Runs them so that they write to `contracts/generated`.
for (const files of [keeping.filter((path) => !needsOthers(path)), keeping.filter(needsOthers)]) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...files, '--reporter=dot'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, UPDATE_CONTRACTS: '1' } },
  )
  process.exitCode = status ?? 1
  if (status !== 0) break
}
