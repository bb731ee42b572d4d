import type { Backend } from '#mocks/backend.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import type { StateName, StateParams } from '../cases/states.ts'
import { arrange, setTime } from './arrange.ts'

/** A mock host that has been put into a state, and what that answers with. */
export interface Arranged {
  backend: Backend
  values: Record<string, string>
}

interface Kept extends Arranged {
  scenarioSession: ScenarioSession
  start: ReturnType<Backend['snapshot']>
  /** Epoch ms at which it was arranged. */
  at: number
}

/** Arranges states. One that is asked for again, at whatever time of day, is restored, which is faster. */
export function arrangedStates(): (name: StateName, params: StateParams) => Promise<Arranged> {
  const known = new Map<string, Kept>()
  return async (name, { time, ...params }) => {
    const key = JSON.stringify([name, params])
    let state = known.get(key)
    if (!state) {
      const { scenarioSession, values } = await arrange(name, params)
      const { backend, clock } = scenarioSession
      state = { backend, values, scenarioSession, start: backend.snapshot(), at: clock.now() }
      known.set(key, state)
    }
    state.scenarioSession.clock.set(state.at)
    setTime(state.scenarioSession, time)
    state.backend.restore(state.start)
    state.backend.faults.clear()
    state.backend.log.clear()
    return state
  }
}
