import './check-node.cjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { isFree, parsePort } from './lib/port.mjs'
import { root, runMain, UsageError } from './lib/root.mjs'
import { importTs } from './lib/import-ts.mjs'

const HELP = `Usage: npm run host -- [--port N] [--scenario ID | --states]
  --port N        port of the HTTP host (default 4000, or the variable PORT)
  --scenario ID   the story its data starts from
  --states        also takes the provider states of the contract, at /__ank/states
`

function options() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        scenario: { type: 'string' },
        states: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${error.message}\n\n${HELP}`)
  }
}

/** The host whose data is a scenario's, or what the contract's provider states make it. */
async function serveHost(port, { scenario, states }) {
  if (states) {
    const { mockProvider } = await importTs(join(root, 'contracts/provider/mock-provider.ts'))
    const { host } = await mockProvider({ port })
    return host
  }
  const file = join(root, 'scenarios/host.ts')
  if (!existsSync(file))
    throw new UsageError('This checkout has no mock backend (scenarios/host.ts).')
  const { serve } = await importTs(file)
  return serve({ port, ...(scenario && { scenario }) })
}

/**
 * `scenarios/host.ts` exports `serve({ port, scenario })`, which resolves to `{ url, close() }` and
 * rejects with an error named `UsageError` for what the caller got wrong.
 */
await runMain(async () => {
  const given = options()
  if (given.help) {
    process.stdout.write(HELP)
    return
  }
  if (given.states && given.scenario)
    throw new UsageError('--scenario and --states cannot go together: a state brings its own data.')
  const port = parsePort(given.port ?? process.env.PORT ?? '4000', 'The port')
  if (!(await isFree(port)))
    throw new UsageError(`Port ${port} is in use. Choose another with --port.`)
  ensureInstalled(root)
  const host = await serveHost(port, given)

  const stop = () => void Promise.resolve(host.close()).finally(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.stdout.write(
    `The mock host answers at ${host.url ?? `http://localhost:${port}`}/api\n` +
      `Build the client for it with: VITE_API_HOST=http://localhost:${port} npm run build\n` +
      (given.states ? `Its provider states are set up at ${host.url}/__ank/states\n` : '') +
      'Ctrl-C stops it.\n',
  )
})
