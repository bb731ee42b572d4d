import { UsageError } from '../../scripts/lib/root.mjs'
import { buildBare } from './bare.ts'
import type { Figures, Runs } from './figures.ts'
import { startHost } from './host.ts'
import { launch, type Place } from './phone.ts'
import { serveBuild } from './server.ts'
import { make, visits, type SiteName } from './visits.ts'

/** A live and a demo build to measure. */
export interface Build {
  name: string
  live: string
  demo: string
}

export interface Options {
  runs: number
  /** Names of visits; all when undefined. */
  only: string[] | undefined
  tell(line: string): void
}

/** The visits that were asked for, by name. */
function chosen(only: readonly string[] | undefined) {
  const unknown = (only ?? []).filter((name) => !(name in visits))
  if (unknown.length > 0) {
    const known = Object.keys(visits).join(', ')
    throw new UsageError(
      `Unknown visits in --only: ${unknown.join(', ')}. The visits are ${known}.`,
    )
  }
  // All others are compared with the bare page.
  return Object.entries(visits).filter(
    ([name]) => only === undefined || name === 'bare' || only.includes(name),
  )
}

/** Starts the hosts and servers for every build. A visit's `on` is the name of a site. */
async function serveAll(builds: readonly Build[]) {
  const day = await startHost('regular-day')
  const busy = await startHost('busy-history')
  const bare = await serveBuild(await buildBare(), { apiPort: day.port })
  return Promise.all(
    builds.map(async ({ name, live, demo }) => {
      const onDay = await serveBuild(live, { apiPort: day.port })
      const onBusy = await serveBuild(live, { apiPort: busy.port })
      const inPage = await serveBuild(demo)
      const sites: Record<SiteName, Omit<Place, 'browser'>> = {
        bare: { origin: bare.origin, host: day },
        live: { origin: onDay.origin, host: day },
        busy: { origin: onBusy.origin, host: busy },
        demo: { origin: inPage.origin, host: day },
      }
      return { name, sites }
    }),
  )
}

/**
 * Makes every visit `runs` times, with builds and visits taking turns, after one round that doesn't
 * count. A failed visit is reported and has no figures in that run.
 */
export async function measure(
  builds: readonly Build[],
  { runs, only, tell }: Options,
): Promise<Record<string, Runs>> {
  const wanted = chosen(only)
  const served = await serveAll(builds)
  const browser = await launch()
  const results: Record<string, Runs> = {}
  for (const { name } of builds) results[name] = {}
  for (let run = 0; run <= runs; run += 1) {
    for (const [visit, one] of wanted) {
      for (const { name, sites } of served) {
        try {
          const figures = await make(one, { browser, ...sites[one.on] })
          tell(`${run === 0 ? 'warming up' : `run ${run}`}: ${name}, ${visit}: ${said(figures)}`)
          if (run > 0) ((results[name] ??= {})[visit] ??= []).push(figures)
        } catch (error) {
          tell(`run ${run}: ${name}, ${visit} failed: ${(error as Error).message.split('\n')[0]}`)
        }
      }
    }
  }
  await browser.close()
  return results
}

const said = (figures: Figures) =>
  Object.entries(figures)
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}`,
    )
    .join(', ')
