import { readFileSync } from 'node:fs'
import { main } from '../../contracts/verify/command/main.ts'

// Checks a host against the contract: `npm run verify -- --help`.
const code = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  secrets: {
    env: process.env,
    firstLine: () => readFileSync(0, 'utf8').split(/\r?\n/)[0] ?? '',
  },
  // On a terminal: a line that the next one overwrites.
  ...(process.stderr.isTTY && {
    progress: (checks) => process.stderr.write(`\r${checks} checks\r`),
  }),
})
process.exit(code)
