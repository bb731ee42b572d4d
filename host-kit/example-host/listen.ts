/** Brings the host to a port of this machine. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { exampleHost } from './server.ts'

export type Listening = {
  url: string
  /** Takes the provider states. */
  states: string
  close: () => Promise<void>
}

/** Serves the host at a port; 0 is a free one. Rejects when the port is taken. */
export async function listen(port: number): Promise<Listening> {
  const server = exampleHost().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url, states: `${url}/states`, close }
}
