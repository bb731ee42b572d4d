import './lib/india.ts'
import { randomUUID } from 'node:crypto'
import { players } from '#mocks/seed/players.ts'
import type { HttpHost } from '#mocks/transports/http.ts'
import { mockProvider } from '../contracts/provider/mock-provider.ts'
import { serveScenario } from '../scenarios/host.ts'
import { readOptions } from './lib/options.ts'
import { UsageError } from './lib/root.mjs'

const usage = `Usage: npm run host -- [--port N] [--host ADDRESS] [--scenario ID | --states [--departs]]
  Serves the demo's backend over HTTP.
  --port N        the port to listen on (default: the variable PORT, or 4000)
  --host ADDRESS  the address to listen on, 0.0.0.0 for all (default: this machine only)
  --scenario ID   the scenario to start from
  --states        accept the contract's provider states at /__ank/states
  --departs       with --states: depart from the contract wherever that does no harm
`

// Serves a scenario, or whatever provider state was last set up, until Ctrl-C.
const given = readOptions(usage, {
  port: { type: 'string' },
  host: { type: 'string' },
  scenario: { type: 'string' },
  states: { type: 'boolean' },
  departs: { type: 'boolean' },
})
const { host: address, scenario } = given
if (given.states && scenario)
  throw new UsageError('Use either --scenario or --states: each state brings its own data.')
if (given.departs && !given.states) throw new UsageError('--departs needs --states.')
const port = Number(given.port ?? process.env.PORT ?? '4000')
const secret = randomUUID()
const place = { port, secret, ...(address !== undefined && { host: address }) }
const mock = given.states ? await mockProvider({ ...place, departs: given.departs === true }) : null
const host: HttpHost =
  mock?.host ?? (await serveScenario({ ...place, ...(scenario !== undefined && { scenario }) }))

const stop = () => void host.close().finally(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
process.stdout.write(
  `The mock host is ready: ${host.url}/api\n` +
    `Build the client for it with: VITE_API_HOST=http://localhost:${port} npm run build\n` +
    (mock
      ? ''
      : `Log in with ${players.sample.mobileNumber}, password ${players.sample.password}\n`) +
    (mock ? `Provider states: ${mock.statesUrl}\n` : '') +
    `Requests to /__ank/ need this header: authorization: Bearer ${secret}\n` +
    'Press Ctrl-C to stop it.\n',
)
