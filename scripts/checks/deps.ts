import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../../.dependency-cruiser.cjs'
import { architecturePage, circlesIn, folderImports } from '../lib/imports/architecture.ts'
import { codeFolders, cruiseFolders, sourceFiles } from '../lib/imports/cruise.ts'
import { root } from '../lib/root.mjs'

// Checks the import rules, that no source file was missed, and docs/architecture.md.
const folders = codeFolders(root)
const { modules, violations } = await cruiseFolders(config, root, folders)
const seen = new Set(modules.map(({ source }) => source))
const unseen = sourceFiles(root, folders).filter((file) => !seen.has(file))
const imports = folderImports(modules)
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

const problems = [
  ...violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? cycle.map((step) => step.name).join(' -> ') : to
    return `${rule.name}: ${from} -> ${path}`
  }),
  ...unseen.map((file) => `This check missed ${file}.`),
  ...circlesIn(imports).map((folder) => `${folder} imports itself through other folders.`),
  ...(page === architecturePage(imports)
    ? []
    : ['docs/architecture.md is out of date: npm run generate -- architecture']),
]
process.stdout.write(`${[...problems, `${seen.size} modules`].join('\n')}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
