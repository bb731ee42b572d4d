import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { manualClock } from '#domain/time/clock.ts'
import { dayKey } from '#domain/time/dates.ts'
import { configDefaults, readConfig } from '#platform/config.ts'
import { localStore } from '#platform/storage/storage.ts'
import { controlOf } from '#scenarios/demo/control/control.ts'
import { createDirector } from '#scenarios/demo/director/director.ts'
import { createRecorder } from '#scenarios/demo/recording/recorder.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { setStage } from '#scenarios/stage.ts'
import { createApi } from '#session/api-context.tsx'
import { tokenKey } from '#session/session.ts'
import { createToasts } from '#ui/overlay/toast-store.ts'
import { createPanel, type PanelState } from '../panel/panel-state.ts'
import { Toolbar } from '../toolbar.tsx'

/** Friday, 20 November 2026, 9:00 AM, on the presenter's device. */
export const friday = new Date(2026, 10, 20, 9, 0).getTime()

/** The client with the tools open, on a scenario, as the demo boots it. */
export function renderDemo(id: ScenarioId, panelState: Partial<PanelState> = { open: true }) {
  const device = manualClock(friday)
  const scenario = scenarioById(id)
  const stage = setStage(scenario, { device })
  const recorder = createRecorder({
    stage,
    scenario: id,
    day: dayKey(friday),
    token: () => localStore.get(tokenKey),
  })
  const { token } = recorder.take(recorder.recording())
  if (token !== null) localStore.set(tokenKey, token)
  const api = createApi({
    host: 'http://ank.test',
    clock: stage.clock,
    storage: localStore,
    fetch: stage.backend.fetch,
    retryDelayMs: 0,
    moneyTimes: { aliveForMs: -1, pauses: [60_000] },
  })
  const director = createDirector({
    stage,
    recorder,
    session: api.session,
    storage: localStore,
    wait: async () => {},
    refresh(how) {
      if (how === 'anew') void api.queryClient.resetQueries()
      else void api.queryClient.invalidateQueries()
    },
  })
  const control = controlOf(director)
  const panel = createPanel(localStore)
  panel.set(panelState)
  const answer = readConfig(configDefaults)
  if (!answer.ok) throw new Error(answer.problems.join(' '))
  let where = ''
  function Where() {
    const { pathname } = useLocation()
    useEffect(() => void (where = pathname), [pathname])
    return null
  }
  void api.session.start()
  const view = render(
    <MemoryRouter initialEntries={[scenario.start]}>
      <App
        api={api}
        config={answer.config}
        toasts={createToasts()}
        slots={{ overlay: <Toolbar {...{ director, control, panel }} /> }}
      />
      <Where />
    </MemoryRouter>,
  )
  return {
    ...stage,
    ...view,
    api,
    director,
    control,
    panel,
    user: userEvent.setup(),
    path: () => where,
  }
}
