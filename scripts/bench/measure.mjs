import { join } from 'node:path'
import { importTs } from '../lib/import-ts.mjs'
import { root, UsageError } from '../lib/root.mjs'
import { buildBare } from './bare.mjs'
import { scores } from './lighthouse.mjs'
import { launch } from './phone.mjs'
import { serveBuild } from './server.mjs'
import { visits } from './visits.mjs'

/** The visits that were asked for, by name. */
function chosen(only) {
  const unknown = (only ?? []).filter((name) => !(name in visits))
  if (unknown.length > 0) {
    const known = Object.keys(visits).join(', ')
    throw new UsageError(
      `--only names "${unknown.join(', ')}", which is no visit. Visits: ${known}.`,
    )
  }
  // The bare page is what all others are compared with.
  return Object.entries(visits).filter(
    ([name]) => only === undefined || name === 'bare' || only.includes(name),
  )
}

/** Hosts and servers of every build; each site is what a visit's `on` names. */
async function serveAll(builds, coding) {
  const { startHost } = await importTs(join(root, 'scripts/bench/host.ts'))
  const day = await startHost('regular-day')
  const busy = await startHost('busy-history')
  const bare = await serveBuild(await buildBare(), { apiPort: day.port, coding })
  return Promise.all(
    builds.map(async ({ name, live, demo }) => {
      const onDay = await serveBuild(live, { apiPort: day.port, coding })
      const onBusy = await serveBuild(live, { apiPort: busy.port, coding })
      const inPage = await serveBuild(demo, { coding })
      const sites = {
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
 * Makes every visit `runs` times, builds and visits taking turns, after one round that does not
 * count. A visit that fails is told and has no figure in that run.
 * @param {{ name: string, live: string, demo: string }[]} builds
 * @param {{ runs: number, only?: string[], coding: 'gzip' | 'br', lighthouse: boolean, tell(line: string): void }} options
 */
export async function measure(builds, { runs, only, coding, lighthouse, tell }) {
  const wanted = chosen(only)
  const served = await serveAll(builds, coding)
  const browser = await launch()
  const results = Object.fromEntries(builds.map(({ name }) => [name, {}]))
  for (let run = 0; run <= runs; run += 1) {
    for (const [visit, { on, run: go }] of wanted) {
      for (const { name, sites } of served) {
        try {
          const figures = await go({ browser, ...sites[on] })
          tell(`${run === 0 ? 'warming up' : `run ${run}`}: ${name}, ${visit}: ${said(figures)}`)
          if (run > 0) (results[name][visit] ??= []).push(figures)
        } catch (error) {
          tell(`run ${run}: ${name}, ${visit} failed: ${error.message.split('\n')[0]}`)
        }
      }
    }
  }
  await browser.close()
  const tables = []
  for (const { sites } of lighthouse ? served : []) tables.push(await scores(sites.live.origin))
  return { results, lighthouse: tables }
}

const said = (figures) =>
  Object.entries(figures)
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}`,
    )
    .join(', ')
