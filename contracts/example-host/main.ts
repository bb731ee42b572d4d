/** Runs the host by hand: `main.ts --port 4100`, spoiled with `--fault 'dropped field'`. */
import { parseArgs } from 'node:util'
import { faults, isFaultName } from './faults.ts'
import { listen } from './listen.ts'

const options = { port: { type: 'string', default: '4100' }, fault: { type: 'string' } } as const

try {
  const { port, fault } = parseArgs({ options }).values
  if (fault !== undefined && !isFaultName(fault)) {
    throw new Error(`There is no fault "${fault}". There are: ${Object.keys(faults).join(', ')}.`)
  }
  const { url, states } = await listen(Number(port), fault)
  process.stdout.write(`The example host answers at ${url}/api and takes states at ${states}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(2)
}
