import type { Backend } from '#mocks/backend.ts'
import { serve, type HttpHost } from '#mocks/doors/http.ts'
import { arrange } from './arrange.ts'
import { staffAct } from './staff.ts'
import { answerState, type SetUp } from './state-endpoint.ts'

/** The mock host over TCP, and what puts it into a state. */
export interface MockProvider {
  host: HttpHost
  /** Where the same is done over HTTP. */
  statesUrl: string
  setUp: SetUp
}

/** A state that was asked for before: it's what it was, without being arranged again. */
interface Arranged {
  backend: Backend
  start: ReturnType<Backend['snapshot']>
  values: Record<string, string>
  /** Something was written since. */
  isChanged: boolean
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
  const known = new Map<string, Arranged>()
  const arranged = async (...asked: Parameters<SetUp>): Promise<Arranged> => {
    const { stage, values } = await arrange(...asked)
    const { backend } = stage
    const state: Arranged = { backend, start: backend.snapshot(), values, isChanged: false }
    backend.subscribe(() => (state.isChanged = true))
    return state
  }
  const setUp: SetUp = async (name, params) => {
    const key = JSON.stringify([name, params])
    const state = known.get(key) ?? (await arranged(name, params))
    known.set(key, state)
    const { backend, start, values } = state
    if (state.isChanged) backend.restore(start)
    state.isChanged = false
    backend.faults.clear()
    host.replace(backend)
    return values
  }
  return {
    host,
    statesUrl: `${host.url}/__ank/states${address.secret ? `?secret=${address.secret}` : ''}`,
    setUp,
  }
}
