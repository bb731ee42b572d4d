import './check-node.cjs'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTs } from './lib/import-ts.mjs'
import { root, runMain } from './lib/root.mjs'

/** Writes `docs/scenarios.md`; a test fails while it is not what the scenarios say. */
await runMain(async () => {
  const { scenariosPage } = await importTs(join(root, 'scenarios/describe.ts'))
  const folder = join(root, 'docs/scenarios')
  const pictures = existsSync(folder) ? readdirSync(folder).sort() : []
  writeFileSync(join(root, 'docs/scenarios.md'), scenariosPage(pictures))
  process.stdout.write('docs/scenarios.md is written.\n')
  process.exit(0)
})
