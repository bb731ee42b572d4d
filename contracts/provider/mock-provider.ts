import type { Backend } from '#mocks/backend.ts'
import { serveBackend, type HttpHost } from '#mocks/transports/http.ts'
import { arrange } from './arrange.ts'
import { arrangedStates } from './arranged.ts'
import { departing, idOf, numberOf } from './departures.ts'
import { runMockStaffAction } from './staff.ts'
import { answerState, type SetUp } from './state-endpoint.ts'

/** The mock host over TCP, and what puts it into a state. */
export interface MockProvider {
  host: HttpHost
  /** Where the same is done over HTTP. */
  statesUrl: string
  setUp: SetUp
}

/** Left out: a free port of this machine only. */
interface Options {
  port?: number
  /** Left out: this machine only. */
  host?: string
  /** The secret that state changes and commands need; by default, none. */
  secret?: string
  /** Departs from the contract wherever that does no harm, all at once (`departures.ts`). */
  departs?: boolean
}

const mapped = (record: Readonly<Record<string, string>>, change: (id: string) => string) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, key.endsWith('Id') ? change(value) : value]),
  )

/** Serves the mock host with a state endpoint. Rejects with a `UsageError` for a bad port. */
export async function mockProvider({ departs, ...given }: Options = {}): Promise<MockProvider> {
  const served = (backend: Backend): Backend =>
    departs ? { ...backend, fetch: departing(backend.fetch) } : backend
  const host: HttpHost = await serveBackend({
    port: 0,
    host: '127.0.0.1',
    ...given,
    backend: served((await arrange('regularDay')).scenarioSession.backend),
    load: () => host.backend(),
    states: (request) =>
      answerState(request, setUp, (name, params) =>
        runMockStaffAction(host.backend(), name, mapped(params, idOf)),
      ),
  })
  const states = arrangedStates()
  const setUp: SetUp = async (name, params) => {
    const { backend, values } = await states(name, params)
    host.replace(served(backend))
    return departs ? mapped(values, (id) => String(numberOf(id))) : values
  }
  return {
    host,
    statesUrl: `${host.url}/__ank/states${given.secret ? `?secret=${given.secret}` : ''}`,
    setUp,
  }
}
