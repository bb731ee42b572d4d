import { controlOf } from '#demo/control/control.ts'
import { createDemoController } from '#demo/controller/controller.ts'
import { beginVisit, Visit } from '#demo/controller/visit.tsx'
import { createRecorder } from '#demo/recording/recorder.ts'
import { createPanel, type PanelState } from '#demo/toolbar/panel/panel-state.ts'
import { Toolbar } from '#demo/toolbar/toolbar.tsx'
import { manualClock } from '#domain/time/clock.ts'
import { dayKey } from '#domain/time/dates.ts'
import { localStore } from '#platform/storage/storage.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { tokenKey } from '#session/session.ts'
import { connect, renderClient } from '../render-app.tsx'

/** Friday, 20 November 2026, 9:00 AM, on the presenter's device. */
export const demoStart = new Date(2026, 10, 20, 9, 0).getTime()

/** The client with the tools open, on a scenario, as the demo boots it. */
export function renderDemo(
  id: ScenarioId,
  panelState: Partial<PanelState> = { open: true, more: true },
) {
  const device = manualClock(demoStart)
  const scenario = scenarioById(id)
  const scenarioSession = startScenario(scenario, { device })
  const recorder = createRecorder({
    scenarioSession,
    scenario: id,
    day: dayKey(demoStart),
    token: () => localStore.get(tokenKey),
  })
  const { token } = recorder.take(recorder.recording())
  if (token !== null) localStore.set(tokenKey, token)
  const api = connect(scenarioSession)
  const controller = createDemoController({
    scenarioSession,
    recorder,
    session: api.session,
    storage: localStore,
    wait: async () => {},
    settled: async () => {},
    beginVisit: () => beginVisit(api.session, client.toasts),
    refresh(how) {
      if (how === 'anew') void api.queryClient.resetQueries()
      else void api.queryClient.invalidateQueries()
    },
  })
  const control = controlOf(controller)
  const panel = createPanel(localStore)
  panel.set(panelState)
  const client = renderClient(api, scenario.start, {
    slots: { Around: Visit, overlay: <Toolbar {...{ controller, control, panel }} /> },
  })
  return {
    ...scenarioSession,
    ...client,
    api,
    controller,
    control,
    panel,
  }
}
