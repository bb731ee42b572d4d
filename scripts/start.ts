import { networkInterfaces } from 'node:os'
import { createServer } from 'vite'
import { readOptions } from './lib/options.ts'
import { firstFree, isFree, parsePort } from './lib/port.ts'
import { root, UsageError } from './lib/root.mjs'

const usage = `Usage: npm start [-- --host] [-- --port N]
  Serves the demo.
  --host     let phones and other machines on this network open it
  --port N   the port to use (default: the variable PORT, or the first free one from 5173)
`

/** Addresses of this machine that a phone on the same network can reach. */
function networkAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((address) => address.address)
}

async function choosePort(asked: string | undefined, host: string): Promise<number> {
  if (asked === undefined) return firstFree(5173, host)
  const port = parsePort(asked, 'The port')
  if (await isFree(port, host)) return port
  throw new UsageError(
    `Port ${port} is in use. Choose another, or leave out --port to use a free one.`,
  )
}

// Serves the demo until Ctrl-C.
const given = readOptions(usage, { host: { type: 'boolean' }, port: { type: 'string' } })
const host = given.host ? '0.0.0.0' : '127.0.0.1'
const port = await choosePort(given.port ?? process.env.PORT, host)
const server = await createServer({
  root,
  mode: 'demo',
  logLevel: 'warn',
  server: { host, port, strictPort: true },
})
await server.listen()

const stop = () => {
  process.stdout.write('\nStopped.\n')
  void server.close().finally(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

const phones = given.host
  ? networkAddresses().map((address) => `  On this network:   http://${address}:${port}/\n`)
  : ['  To open it on a phone on this network, use: npm start -- --host\n']
process.stdout.write(
  `\n  The demo is ready:  http://localhost:${port}/\n${phones.join('')}\n` +
    '  Open it and tap one of the sample accounts to sign in.\n' +
    '  Everything runs in your browser, with play money and without a server.\n' +
    '  Press Ctrl-C to stop it.\n\n',
)
