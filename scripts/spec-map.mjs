import './check-node.cjs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTs } from './lib/import-ts.mjs'
import { root, runMain } from './lib/root.mjs'

/** Writes `docs/specification-map.md`; a test fails while it is not what the sections say. */
await runMain(async () => {
  const { specification } = await importTs(join(root, 'tests/specification/map.ts'))
  const { specificationPage } = await importTs(join(root, 'tests/specification/document.ts'))
  writeFileSync(join(root, 'docs/specification-map.md'), await specificationPage(specification))
  process.stdout.write('docs/specification-map.md is written.\n')
  process.exit(0)
})
