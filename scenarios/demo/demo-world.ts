import './set-up-schemas.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { dayKey, parseDayKey } from '#domain/time/dates.ts'
import { fetchThroughDoor, openBrowserDoor, workerFile } from '#mocks/doors/browser.ts'
import { persist } from '#mocks/store/persistence.ts'
import type { Config } from '#platform/config.ts'
import { demoPrefix, forgetLiveBuild, removeOtherWorkers } from '#platform/installed/workers.ts'
import { localStore } from '#platform/storage/storage.ts'
import type { Connection } from '#session/connection.tsx'
import { tokenKey } from '#session/session.ts'
import type { Persona, Stage } from '../define.ts'
import { defaultScenarioId, scenarioById } from '../registry.ts'
import { setStage, tokenFor } from '../stage.ts'
import { createDirector, type Director, type DirectorOptions } from './director/director.ts'
import { conditionsOf, setConditions } from './director/mark.ts'
import { keepPlace, lastPlace } from './director/place.ts'
import { readLink, type Asked } from './director/share.ts'

declare global {
  interface Window {
    /** The demo's stage, for journeys and for the curious at the console. */
    ank?: Stage
  }
}

/** The host in the page, and who moves it. */
export interface World {
  stage: Stage
  /** Reaches the host as a client reaches any other. */
  fetch: typeof globalThis.fetch
  /** Once the client is connected: runs a link's steps and follows what happens. */
  direct(connection: Connection, refresh: DirectorOptions['refresh']): Promise<Director>
}

const rowsKey = `${demoPrefix}rows`

/** Keeps the rows across reloads; if storage is forbidden, a reload starts the demo over. */
function keepRows({ backend }: Stage, startOver: boolean): void {
  try {
    persist(backend, { key: rowsKey, startOver })
  } catch {
    // The demo goes on without.
  }
}

/** Signs in a player, or nobody. A persona's token is the same on every visit. */
function signIn(stage: Stage, persona: Persona | null): void {
  if (persona) localStore.set(tokenKey, tokenFor(stage, persona))
  else localStore.remove(tokenKey)
}

/** What a link says besides scenario and step. */
function applyLink(stage: Stage, { clock, held, speed, latency, faults }: Asked): void {
  if (clock !== null) stage.clock.set(clock)
  const usual = conditionsOf(stage)
  setConditions(stage, {
    runs: held ? false : clock !== null || usual.runs,
    speed: speed ?? 1,
    latency: latency ?? usual.latency,
    faults: faults ?? usual.faults,
  })
}

/**
 * Sets up the demo's host. A link with a scenario opens that situation; else the last visit goes
 * on, if it was not long ago; else the demo begins at the login. Throws `UnknownScenarioError`.
 */
export function setWorld(config: Config): World {
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
    setConditions(stage, last)
  } else {
    signIn(stage, asked && scenario.signedInAs)
  }

  void forgetLiveBuild()
  const door = removeOtherWorkers(`/${workerFile}`).then(() =>
    openBrowserDoor(stage.backend, { apiBase: config.apiHost }),
  )
  return {
    stage,
    fetch: fetchThroughDoor(stage.backend, { apiBase: config.apiHost }, door),
    async direct({ session }, refresh) {
      const position = { scenario: scenario.id, day, done: last?.done ?? 0 }
      const director = createDirector({ stage, position, session, storage: localStore, refresh })
      if (asked) {
        await director.play(asked.step)
        applyLink(stage, asked)
        const { pathname } = window.location
        window.history.replaceState(null, '', pathname === '/' ? scenario.start : pathname)
      }
      if (!last) keepRows(stage, true)
      keepPlace(director, localStore, device)
      return director
    },
  }
}
