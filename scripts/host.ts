import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { HttpHost } from '#mocks/doors/http.ts'
import { mockProvider } from '../contracts/provider/mock-provider.ts'
import { serve } from '../scenarios/host.ts'
import { isFree, parsePort } from './lib/port.ts'
import { UsageError } from './lib/root.mjs'

const HELP = `Usage: npm run host -- [--port N] [--host ADDRESS] [--scenario ID | --states]
  Serves the demo's backend over HTTP.
  --port N        the port to listen on (default: the variable PORT, or 4000)
  --host ADDRESS  the address to listen on, 0.0.0.0 for all (default: this machine only)
  --scenario ID   the scenario to start from
  --states        accept the contract's provider states at /__ank/states
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

/** Serves a scenario, or whatever provider state was last set up, until Ctrl-C. */
async function run({
  port: asked,
  host: address,
  scenario,
  states,
}: ReturnType<typeof options>): Promise<void> {
  if (states && scenario)
    throw new UsageError('Use either --scenario or --states: each state brings its own data.')
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
    `The mock host is ready: ${host.url}/api\n` +
      `Build the client for it with: VITE_API_HOST=http://localhost:${port} npm run build\n` +
      (mock ? `Provider states: ${mock.statesUrl}\n` : '') +
      `Requests to /__ank/ need this header: authorization: Bearer ${secret}\n` +
      'Press Ctrl-C to stop it.\n',
  )
}

const given = options()
if (given.help) process.stdout.write(HELP)
else await run(given)
