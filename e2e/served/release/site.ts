import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manualClock } from '#domain/time/clock.ts'
import { serveScenario } from '#scenarios/host.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import type { WebServer } from '../../../scripts/lib/programs/programs.ts'
import { journeyStart } from '../../testing/host/journey-backend.ts'
import { makeRelease, type Release } from '../../testing/host/releases.ts'
import { serveSite } from '../../testing/host/site.ts'
import { serveBehind } from '../../testing/host/web-server.ts'
import type { ReleaseStep } from './orders.ts'

/** A third, since a phone keeps the files of two. */
const marks = ['A1', 'B2', 'C3'] as const

/** A web server with a release, and with the next ones to be put over it; a mock host behind it. */
export async function serveReleases(server: WebServer) {
  const [first, ...others] = marks.map((mark) => makeRelease('dist', mark))
  if (first === undefined) throw new Error('There is no release.')
  const releases = [first, ...others]
  const folder = mkdtempSync(join(tmpdir(), 'ank-release-'))
  for (const part of ['files', 'page', 'list'] as const) first.copy(part, folder)
  const device = manualClock(journeyStart)
  const scenario = 'regular-day'
  const host = await serveScenario({ port: 0, host: '127.0.0.1', scenario, device, held: true })
  // In between, calls can be held.
  const api = await serveSite(folder, host.port)
  const site = await serveBehind(server, folder, Number(new URL(api.origin).port))
  let count = 0
  const at = (number: number): Release => releases[number % releases.length] ?? first

  return {
    origin: site.origin,
    scenarioSession: host.scenarioSession(),
    stopCalls: api.stopCalls,
    token: tokenFor(host.scenarioSession(), 'sample'),
    /** What is on the server, whole. */
    folder,
    release: () => at(count),
    nextRelease: () => at(count + 1),
    /** One step of putting a release up. */
    async take(step: ReleaseStep, release: Release): Promise<void> {
      if (step !== 'reload') return release.copy(step, folder)
      await site.stop()
      await site.start()
    },
    /** The next release is up whole; a day later the files of the one before go. */
    tidy(): void {
      count += 1
      at(count).removeOthers(folder)
    },
    /** Something else answers at the address, until the returned function ends it. */
    async replaceBy(listener: RequestListener): Promise<() => Promise<void>> {
      await site.stop()
      const other = createServer(listener)
      await new Promise<void>((resolve) => other.listen(site.port, '127.0.0.1', resolve))
      return async () => {
        other.closeAllConnections()
        await new Promise((resolve) => other.close(resolve))
        await site.start()
      }
    },
    async close(): Promise<void> {
      await site.close()
      await api.close()
      await host.close()
      rmSync(folder, { recursive: true })
    },
  }
}
