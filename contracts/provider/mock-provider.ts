import type { Backend } from '#mocks/backend.ts'
import { serve, type HttpHost } from '#mocks/http.ts'
import type { StateName, StateParams } from '../states.ts'
import { arrange } from './arrange.ts'

/** The mock host over TCP, and what puts it into a state. */
export interface MockProvider {
  host: HttpHost
  setUp(name: StateName, params: StateParams): Promise<Record<string, string>>
}

/** Serves the mock host on a free port. */
export async function mockProvider(): Promise<MockProvider> {
  let next: Backend = (await arrange('regularDay')).stage.backend
  const host = await serve({ port: 0, host: '127.0.0.1', load: () => next })
  return {
    host,
    async setUp(name, params) {
      const { stage, values } = await arrange(name, params)
      next = stage.backend
      const { ok } = await fetch(`${host.url}/__ank/reset`, { method: 'POST', body: '{}' })
      if (!ok) throw new Error('The mock host took no new state.')
      return values
    },
  }
}
