import './check-node.cjs'
import { join } from 'node:path'
import { importTs } from './lib/import-ts.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, runMain } from './lib/root.mjs'

/** The second host of the contract, in Node 20 as well: `npm run example-host -- --port 4100`. */
await runMain(async () => {
  ensureInstalled(root)
  await importTs(join(root, 'contracts/provider/example-host/main.ts'))
})
