import { createApi } from '#api/api-context.tsx'
import { tokenKey } from '#api/session.ts'
import { mount } from '#app/mount.tsx'
import { deviceClock } from '#domain/clock.ts'
import type { Config } from '#platform/config.ts'
import { localStore } from '#platform/storage.ts'
import type { Stage } from './define.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { DemoMark } from './demo-mark.tsx'
import { defaultScenarioId, scenarioById } from './registry.ts'
import { setStage, tokenFor } from './stage.ts'

/** The scenario that the address asks for: `?scenario=closed-market`. */
function askedFor(): string | null {
  return new URLSearchParams(window.location.search).get('scenario')
}

declare global {
  interface Window {
    /** The demo's stage, for journeys and for the curious at the console. */
    ank?: Stage
  }
}

/**
 * Boots the demo: the same client on a backend inside the page. A scenario named in the address
 * signs its player in and opens its start; without one the demo begins at the login.
 * Throws `UnknownScenarioError`.
 */
export async function bootDemo(config: Config): Promise<void> {
  const asked = askedFor()
  const scenario = scenarioById(asked ?? defaultScenarioId)
  const stage = setStage(scenario, { device: deviceClock })
  if (asked !== null) {
    if (scenario.signedInAs) localStore.set(tokenKey, tokenFor(stage, scenario.signedInAs))
    else localStore.remove(tokenKey)
    window.history.replaceState(null, '', scenario.start)
  }
  window.ank = stage
  const api = createApi({
    host: config.apiHost,
    clock: stage.clock,
    storage: localStore,
    fetch: stage.backend.fetch,
  })
  const show = () => void api.queryClient.invalidateQueries()
  stage.backend.subscribe(show)
  stage.clock.subscribe(show)
  mount({ api, config, slots: { authAccounts: DemoAccounts, overlay: <DemoMark /> } })
}
