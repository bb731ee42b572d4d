/** Runs the host by hand: `main.ts --port 4100`. */
import { parseArgs } from 'node:util'
import { listen } from './listen.ts'

try {
  const { port } = parseArgs({ options: { port: { type: 'string', default: '4100' } } }).values
  const { url, states } = await listen(Number(port))
  process.stdout.write(`The example host answers at ${url}/api and takes states at ${states}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(2)
}
