import type { Backend } from '#mocks/backend.ts'
import { serveBackend, type HttpHost } from '#mocks/transports/http.ts'
import { arrange } from './arrange.ts'
import { arrangedStates } from './arranged.ts'
import { departing, idOf, numberOf } from './departures.ts'
import { runMockStaffAction } from './staff.ts'
import { answerState, type SetUp } from './state-endpoint.ts'

/** The mock host over TCP, with its provider states. */
export interface MockProvider {
  host: HttpHost
  /** The URL that does what `setUp` does. */
  statesUrl: string
  setUp: SetUp
}

interface Options {
  /** By default, a free one. */
  port?: number
  /** By default, this machine only. */
  host?: string
  /** The secret that state changes and commands need; by default, none. */
  secret?: string
  /** Departs from the contract in every harmless way at once (`departures.ts`). */
  departs?: boolean
}

/** The values with those named `…Id` changed. */
const mapIds = (record: Readonly<Record<string, string>>, change: (id: string) => string) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, key.endsWith('Id') ? change(value) : value]),
  )

/** Serves the mock host with a state endpoint. Rejects with a `UsageError` for a bad port. */
export async function mockProvider({ departs, ...options }: Options = {}): Promise<MockProvider> {
  const withDepartures = (backend: Backend): Backend =>
    departs ? { ...backend, fetch: departing(backend.fetch) } : backend
  const host: HttpHost = await serveBackend({
    port: 0,
    host: '127.0.0.1',
    ...options,
    backend: withDepartures((await arrange('regularDay')).scenarioSession.backend),
    load: () => host.backend(),
    states: (request) =>
      answerState(request, setUp, (name, params) =>
        runMockStaffAction(host.backend(), name, mapIds(params, idOf)),
      ),
  })
  const arrangeState = arrangedStates()
  const setUp: SetUp = async (name, params) => {
    const { backend, values } = await arrangeState(name, params)
    host.replace(withDepartures(backend))
    return departs ? mapIds(values, (id) => String(numberOf(id))) : values
  }
  return {
    host,
    statesUrl: `${host.url}/__ank/states${options.secret ? `?secret=${options.secret}` : ''}`,
    setUp,
  }
}
