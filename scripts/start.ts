import { createServer } from 'vite'
import { readOptions } from './lib/options.ts'
import { root, UsageError } from './lib/root.mjs'

const usage = `Usage: npm start [-- --host] [-- --port N]
  Serves the demo.
  --host     let phones and other machines on this network open it
  --port N   the port to use (default: the variable PORT, or the first free one from 5173)
`

// Serves the demo until Ctrl-C.
const given = readOptions(usage, { host: { type: 'boolean' }, port: { type: 'string' } })
const port = given.port ?? process.env.PORT
if (port !== undefined && !/^\d{1,5}$/.test(port)) {
  throw new UsageError(`“${port}” isn’t a port. Use a number, or none for a free one.`)
}
const server = await createServer({
  root,
  mode: 'demo',
  logLevel: 'warn',
  server: {
    host: given.host ? '0.0.0.0' : '127.0.0.1',
    // Without one, the next free port is as good.
    ...(port !== undefined && { port: Number(port), strictPort: true }),
  },
})
try {
  await server.listen()
} catch (error) {
  throw new UsageError(`${(error as Error).message}. Use another port, or none for a free one.`)
}
const { local = [], network = [] } = server.resolvedUrls ?? {}

const stop = () => {
  process.stdout.write('\nStopped.\n')
  void server.close().finally(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

const phones = given.host
  ? network.map((address) => `  On this network:   ${address}\n`)
  : ['  To open it on a phone on this network, use: npm start -- --host\n']
process.stdout.write(
  `\n  The demo is ready:  ${local[0]}\n${phones.join('')}\n` +
    '  Open it and tap one of the sample accounts to sign in.\n' +
    '  Everything runs in your browser, with play money and without a server.\n' +
    '  Press Ctrl-C to stop it.\n\n',
)
