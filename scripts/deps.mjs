import './check-node.cjs'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruiseFolders, sourceFiles } from './lib/cruise.mjs'
import { root } from './lib/root.mjs'

/** Checks who imports whom, and that no source file escaped the check. */
const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const folders = ['src', 'mocks', 'scenarios', 'contracts', 'tests', 'e2e', 'scripts'].filter(
  (name) => existsSync(join(root, name)),
)
const { modules, violations } = await cruiseFolders(config, root, folders)
const unseen = sourceFiles(root, folders).filter((file) => !modules.has(file))

for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? cycle.map((step) => step.name).join(' -> ') : to
  process.stdout.write(`${rule.name}: ${from} -> ${path}\n`)
}
if (unseen.length > 0) process.stdout.write(`Not read by the check: ${unseen.join(', ')}\n`)
process.stdout.write(`${modules.size} modules, ${violations.length} forbidden imports\n`)
process.exitCode = violations.length > 0 || unseen.length > 0 ? 1 : 0
