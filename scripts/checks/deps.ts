import config from '../../.dependency-cruiser.cjs'
import { codeFolders, cruiseFolders, sourceFiles } from '../lib/imports/cruise.ts'
import { root } from '../lib/root.mjs'

// Checks the import rules, and that no source file was missed.
const folders = codeFolders(root)
const { modules, violations } = await cruiseFolders(config, root, folders)
const seen = new Set(modules.map(({ source }) => source))
const unseen = sourceFiles(root, folders).filter((file) => !seen.has(file))

for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? cycle.map((step) => step.name).join(' -> ') : to
  process.stdout.write(`${rule.name}: ${from} -> ${path}\n`)
}
if (unseen.length > 0) process.stdout.write(`Files this check missed: ${unseen.join(', ')}\n`)
process.stdout.write(`${seen.size} modules, ${violations.length} forbidden imports\n`)
process.exitCode = violations.length > 0 || unseen.length > 0 ? 1 : 0
