import { lazy, Suspense } from 'react'
import { createApi } from '#api/api-context.tsx'
import { tokenKey } from '#api/session.ts'
import { mount } from '#app/mount.tsx'
import { openApp } from '#app/open-app.tsx'
import { deviceClock } from '#domain/clock.ts'
import { dayKey, parseDayKey } from '#domain/dates.ts'
import { fetchThroughDoor, openBrowserDoor, workerFile } from '#mocks/browser.ts'
import { persist } from '#mocks/persistence.ts'
import type { Config } from '#platform/config.ts'
import { localStore } from '#platform/storage.ts'
import { removeOtherWorkers } from '#platform/workers.ts'
import type { Persona, Stage } from './define.ts'
import { defaultScenarioId, scenarioById } from './registry.ts'
import { setStage, tokenFor } from './stage.ts'
import { DemoAccounts } from './toolbar/accounts.tsx'
import { DemoMark } from './toolbar/demo-mark.tsx'
import { createDirector } from './toolbar/director.ts'
import { setWeather, weatherOf } from './toolbar/mark.ts'
import { FirstOverlay } from './toolbar/first-overlay.tsx'
import { createPanel } from './toolbar/panel-state.ts'
import { keepPlace, lastPlace } from './toolbar/place.ts'
import { type Asked, readLink } from './toolbar/share.ts'

declare global {
  interface Window {
    /** The demo's stage, for journeys and for the curious at the console. */
    ank?: Stage
  }
}

/** Drawn once the client is: nobody waits for the tools. */
const Toolbar = lazy(async () => ({ default: (await import('./toolbar/toolbar.tsx')).Toolbar }))

const rowsKey = 'ank.demo.rows'

/** Keeps the rows over a reload; where storage is forbidden a reload starts the demo over. */
function keepRows({ backend }: Stage, startOver: boolean): void {
  try {
    persist(backend, { key: rowsKey, startOver })
  } catch {
    // The demo goes on without.
  }
}

/** Leaves the player signed in, or nobody. A persona's token is the same on every visit. */
function signIn(stage: Stage, persona: Persona | null): void {
  if (persona) localStore.set(tokenKey, tokenFor(stage, persona))
  else localStore.remove(tokenKey)
}

/** What a link wants besides scenario and step. */
function applyLink(stage: Stage, { clock, held, speed, latency, faults }: Asked): void {
  if (clock !== null) stage.clock.set(clock)
  const usual = weatherOf(stage)
  setWeather(stage, {
    runs: held ? false : clock !== null || usual.runs,
    speed: speed ?? 1,
    latency: latency ?? usual.latency,
    faults: faults ?? usual.faults,
  })
}

/**
 * Boots the demo: the same client on a backend inside the page, and the tools beside it. A link
 * with a scenario opens that situation; else the last visit goes on, if it was not long ago;
 * else the demo begins at the login. Throws `UnknownScenarioError`.
 */
export async function bootDemo(config: Config): Promise<void> {
  const device = deviceClock
  const asked = readLink(window.location.search)
  const last = asked ? null : lastPlace(localStore, device.now())
  const scenario = scenarioById(asked?.scenario ?? last?.scenario ?? defaultScenarioId)
  const day = asked?.day ?? last?.day ?? dayKey(device.now())
  const stage = setStage(scenario, { device, today: parseDayKey(day) ?? device.now() })
  window.ank = stage

  if (last) {
    // Nothing may have been written since the scenario began: then no rows are kept either.
    const token = localStore.get(tokenKey)
    if (token !== null && scenario.signedInAs) tokenFor(stage, scenario.signedInAs)
    keepRows(stage, false)
    stage.clock.set(last.now)
    setWeather(stage, last)
  } else {
    signIn(stage, asked && scenario.signedInAs)
  }

  const door = removeOtherWorkers(`/${workerFile}`).then(() =>
    openBrowserDoor(stage.backend, { apiBase: config.apiHost }),
  )
  const api = createApi({
    host: config.apiHost,
    clock: stage.clock,
    storage: localStore,
    fetch: fetchThroughDoor(stage.backend, { apiBase: config.apiHost }, door),
  })
  const director = createDirector({
    stage,
    standing: { scenario: scenario.id, day, done: last?.done ?? 0 },
    session: api.session,
    storage: localStore,
    refresh(how) {
      if (how === 'anew') void api.queryClient.resetQueries()
      else void api.queryClient.invalidateQueries()
    },
  })
  if (asked) {
    await director.play(asked.step)
    applyLink(stage, asked)
    const { pathname } = window.location
    window.history.replaceState(null, '', pathname === '/' ? scenario.start : pathname)
  }
  if (!last) keepRows(stage, true)
  keepPlace(director, localStore, device)

  const overlay = (
    <FirstOverlay first={<DemoMark />}>
      <Suspense fallback={<DemoMark />}>
        <Toolbar director={director} panel={createPanel(localStore)} />
      </Suspense>
    </FirstOverlay>
  )
  await mount({
    connection: api,
    config,
    // The tools stand over the app and need its router.
    loginFirst: false,
    open: async (parts) =>
      openApp({ ...parts, api, config, slots: { authAccounts: DemoAccounts, overlay } }),
  })
}
