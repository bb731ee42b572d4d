import { deviceClock } from '#domain/clock.ts'
import { serve as serveBackend, type HttpHost } from '#mocks/http.ts'
import { defaultScenarioId, scenarioById } from './registry.ts'
import { setStage } from './stage.ts'

export interface HostOptions {
  /** 0 takes a free one. */
  port: number
  /** Id of a scenario. */
  scenario?: string
}

/**
 * The mock host over TCP with a scenario's rows, clock and faults. Rejects with an error named
 * `UsageError` for an unknown scenario, a bad port or one in use.
 */
export async function serve({
  port,
  scenario = defaultScenarioId,
}: HostOptions): Promise<HttpHost> {
  const load = (id: string = scenario) =>
    setStage(scenarioById(id), { device: deviceClock }).backend
  return serveBackend({ port, load })
}
