import { serve, type HttpHost } from '#mocks/doors/http.ts'
import { arrange } from './arrange.ts'
import { arrangedStates } from './arranged.ts'
import { staffAct } from './staff.ts'
import { answerState, type SetUp } from './state-endpoint.ts'

/** The mock host over TCP, and what puts it into a state. */
export interface MockProvider {
  host: HttpHost
  /** Where the same is done over HTTP. */
  statesUrl: string
  setUp: SetUp
}

/** Left out: a free port of this machine only. */
interface Address {
  port: number
  /** Left out: this machine only. */
  host?: string
  /** The secret that state changes and commands need; by default, none. */
  secret?: string
}

/** Serves the mock host with a state endpoint. Rejects with a `UsageError` for a bad port. */
export async function mockProvider(
  address: Address = { port: 0, host: '127.0.0.1' },
): Promise<MockProvider> {
  const host: HttpHost = await serve({
    ...address,
    backend: (await arrange('regularDay')).stage.backend,
    load: () => host.backend(),
    states: (request) =>
      answerState(request, setUp, (name, params) => staffAct(host.backend(), name, params)),
  })
  const states = arrangedStates()
  const setUp: SetUp = async (name, params) => {
    const { backend, values } = await states(name, params)
    host.replace(backend)
    return values
  }
  return {
    host,
    statesUrl: `${host.url}/__ank/states${address.secret ? `?secret=${address.secret}` : ''}`,
    setUp,
  }
}
