import type { Backend } from '#mocks/backend.ts'
import type { StateName, StateParams } from '../cases/states.ts'
import { arrange } from './arrange.ts'

/** A mock host that has been put into a state, and what that answers with. */
export interface Arranged {
  backend: Backend
  values: Record<string, string>
}

/** Arranges states. One that is asked for again is restored, which is faster. */
export function arrangedStates(): (name: StateName, params: StateParams) => Promise<Arranged> {
  const known = new Map<string, Arranged & { start: ReturnType<Backend['snapshot']> }>()
  return async (name, params) => {
    const key = JSON.stringify([name, params])
    let state = known.get(key)
    if (!state) {
      const { scenarioSession, values } = await arrange(name, params)
      const { backend } = scenarioSession
      state = { backend, values, start: backend.snapshot() }
      known.set(key, state)
    }
    state.backend.restore(state.start)
    state.backend.faults.clear()
    state.backend.log.clear()
    return state
  }
}
