import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { HttpHost } from '#mocks/doors/http.ts'
import { mockProvider } from '../contracts/provider/mock-provider.ts'
import { serve } from '../scenarios/host.ts'
import { isFree, parsePort } from './lib/port.ts'
import { UsageError } from './lib/root.mjs'

const HELP = `Usage: npm run host -- [--port N] [--host ADDRESS] [--scenario ID | --states]
  --port N        port of the HTTP host (default 4000, or the variable PORT)
  --host ADDRESS  listens there too, 0.0.0.0 for every address (default: this machine only)
  --scenario ID   the story its data starts from
  --states        also takes the provider states of the contract, at /__ank/states
`

function options() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        scenario: { type: 'string' },
        states: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`)
  }
}

/** Serves until Ctrl-C: a scenario's data, or what the contract's provider states make of it. */
async function run({
  port: asked,
  host: address,
  scenario,
  states,
}: ReturnType<typeof options>): Promise<void> {
  if (states && scenario)
    throw new UsageError('--scenario and --states cannot go together: a state brings its own data.')
  const port = parsePort(asked ?? process.env.PORT ?? '4000', 'The port')
  if (!(await isFree(port)))
    throw new UsageError(`Port ${port} is in use. Choose another with --port.`)
  const secret = randomUUID()
  const place = { port, secret, ...(address !== undefined && { host: address }) }
  const mock = states ? await mockProvider(place) : null
  const host: HttpHost =
    mock?.host ?? (await serve({ ...place, ...(scenario !== undefined && { scenario }) }))

  const stop = () => void host.close().finally(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.stdout.write(
    `The mock host answers at ${host.url}/api\n` +
      `Build the client for it with: VITE_API_HOST=http://localhost:${port} npm run build\n` +
      (mock ? `Its provider states are set up at ${mock.statesUrl}\n` : '') +
      `Commands below /__ank/ carry the header: authorization: Bearer ${secret}\n` +
      'Ctrl-C stops it.\n',
  )
}

const given = options()
if (given.help) process.stdout.write(HELP)
else await run(given)
