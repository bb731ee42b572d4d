import { deviceClock, type Clock } from '#domain/time/clock.ts'
import { serve as serveBackend, type HttpHost } from '#mocks/doors/http.ts'
import type { Stage } from './define.ts'
import { defaultScenarioId, scenarioById } from './registry.ts'
import { setStage, type StageOptions } from './stage.ts'

export interface HostOptions extends Pick<StageOptions, 'held'> {
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
  /** The current stage; a reset replaces it. */
  stage(): Stage
}

/**
 * The mock host over TCP with a scenario's rows, clock and faults. Rejects with an error named
 * `UsageError` for an unknown scenario, a bad port or one in use.
 */
export async function serve({
  port,
  host,
  secret,
  scenario = defaultScenarioId,
  device = deviceClock,
  held = false,
}: HostOptions): Promise<ScenarioHost> {
  const set = (id: string) => setStage(scenarioById(id), { device, held })
  let stage = set(scenario)
  const served = await serveBackend({
    port,
    ...(host !== undefined && { host }),
    ...(secret !== undefined && { secret }),
    backend: stage.backend,
    load(id = scenario) {
      stage = set(id)
      return stage.backend
    },
  })
  return { ...served, stage: () => stage }
}
