import { deviceClock, type Clock } from '#domain/time/clock.ts'
import { serveBackend, type HttpHost } from '#mocks/transports/http.ts'
import type { ScenarioSession } from './define.ts'
import { defaultScenarioId, scenarioById } from './registry.ts'
import { startScenario, type ScenarioSessionOptions } from './scenario-session.ts'

export interface HostOptions extends Pick<ScenarioSessionOptions, 'held'> {
  /** 0 means any free port. */
  port: number
  /** The address to listen on; by default, only this machine can connect. */
  host?: string
  /** The secret that calls to `/__ank/` need; by default, none. */
  secret?: string
  /** Id of a scenario. */
  scenario?: string
  device?: Clock
}

/** A host over TCP, and the scenario that it plays. */
export interface ScenarioHost extends HttpHost {
  /** The current session; a reset replaces it. */
  scenarioSession(): ScenarioSession
}

/**
 * The mock host over TCP with a scenario's rows, clock and faults. Rejects with an error named
 * `UsageError` for an unknown scenario, a bad port or one in use.
 */
export async function serveScenario({
  port,
  host,
  secret,
  scenario = defaultScenarioId,
  device = deviceClock,
  held = false,
}: HostOptions): Promise<ScenarioHost> {
  const set = (id: string) => startScenario(scenarioById(id), { device, held })
  let scenarioSession = set(scenario)
  const served = await serveBackend({
    port,
    ...(host !== undefined && { host }),
    ...(secret !== undefined && { secret }),
    backend: scenarioSession.backend,
    load(id = scenario) {
      scenarioSession = set(id)
      return scenarioSession.backend
    },
  })
  return { ...served, scenarioSession: () => scenarioSession }
}
