import { manualClock } from '#domain/time/clock.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { serveScenario } from '#scenarios/host.ts'
import type { ScenarioId } from '#scenarios/registry.ts'
import { serveSite, type HostSite } from './site.ts'

/** Which build a project of Playwright runs on. */
export type Build = 'demo' | 'live'

/** The day on the phone of every journey: Friday, 20 November 2026, 9 AM. */
export const journeyStart = new Date(2026, 10, 20, 9, 0).getTime()

/** What a test runs on, made before its page and for it alone. */
export interface JourneyBackend {
  /** Address of the page, scheme to port. */
  origin: string
  /** The host over TCP with its clock; null in the demo, whose host is in the page. */
  scenarioSession: ScenarioSession | null
  stopCalls: HostSite['stopCalls']
  close(): Promise<void>
}

/**
 * The live build with its own host, or the demo. Both builds must exist.
 * @param live the folder of the live build
 * @param reuse connections are used again, as with a real server
 */
export async function startJourneyBackend(
  build: Build,
  scenario: ScenarioId,
  live = 'dist',
  reuse = false,
): Promise<JourneyBackend> {
  if (build === 'demo') return { ...(await serveSite('dist-demo')), scenarioSession: null }
  const device = manualClock(journeyStart)
  const host = await serveScenario({ port: 0, host: '127.0.0.1', scenario, device, held: true })
  const site = await serveSite(live, host.port, reuse)
  return {
    origin: site.origin,
    stopCalls: site.stopCalls,
    scenarioSession: host.scenarioSession(),
    async close() {
      await site.close()
      await host.close()
    },
  }
}
