import './check-node.cjs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { importTs } from './lib/import-ts.mjs'
import { root, runMain } from './lib/root.mjs'

/** Holds a host to the contract: `npm run verify -- --help`. */
await runMain(async () => {
  ensureInstalled(root)
  const { main } = await importTs(join(root, 'contracts/verify/main.ts'))
  const code = await main(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    // A line that the next one writes over, for a person only.
    ...(process.stderr.isTTY && {
      progress: (checks) => process.stderr.write(`\r${checks} checks\r`),
    }),
  })
  process.exit(code)
})
