import './check-node.cjs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTs } from './lib/import-ts.mjs'
import { root, runMain } from './lib/root.mjs'

// To be run when mocks/filler/make.ts or its library has changed: `npm run filler`.
await runMain(async () => {
  const { makeFiller } = await importTs(join(root, 'mocks/filler/make.ts'))
  const path = join(root, 'mocks/filler/filler.json')
  writeFileSync(path, `${JSON.stringify(makeFiller(), null, 1)}\n`)
  process.exit(0)
})
