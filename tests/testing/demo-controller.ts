import { GestureError } from '#demo/controller/client-screen.ts'
import { createDemoController } from '#demo/controller/controller.ts'
import { createRecorder } from '#demo/recording/recorder.ts'
import { manualClock } from '#domain/time/clock.ts'
import { dayKey } from '#domain/time/dates.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { tokenKey } from '#session/session.ts'

/** Friday, 20 November 2026, 9:00 AM. */
export const friday = new Date(2026, 10, 20, 9, 0).getTime()

/** A controller without a screen; `opened` are the addresses it brought into view. */
export function startController(id: ScenarioId, wait = async (_ms: number) => {}) {
  const scenario = scenarioById(id)
  const scenarioSession = startScenario(scenario, { device: manualClock(friday) })
  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => kept.set(key, value).size > 0,
    remove: (key: string) => void kept.delete(key),
  }
  const recorder = createRecorder({
    scenarioSession,
    scenario: id,
    day: dayKey(friday),
    token: () => storage.get(tokenKey),
  })
  const { token } = recorder.take(recorder.recording())
  if (token !== null) storage.set(tokenKey, token)
  const session = {
    token: () => storage.get(tokenKey),
    state: () => ({ status: 'loading' }) as const,
    start: () => Promise.resolve(),
    adoptStoredToken() {},
    subscribe: () => () => {},
  }
  const controller = createDemoController({
    scenarioSession,
    recorder,
    session,
    storage,
    refresh() {},
    beginVisit() {},
    wait,
    settled: async () => {},
  })
  const opened: string[] = []
  const shown: string[] = []
  const unseen: { sentence: string | null } = { sentence: null }
  // Nothing can be pressed: players act by calls.
  controller.attachScreen({
    open: (path) => opened.push(path) > 0,
    clear() {},
    scrollToTop() {},
    place: () => ({ path: opened.at(-1) ?? scenario.start, top: 0 }),
    restore: async ({ path }) => void opened.push(path),
    show: async (view) => {
      shown.push(view.join())
      return unseen.sentence
    },
    perform: () => Promise.reject(new GestureError('No client.')),
  })
  const { backend, clock } = scenarioSession
  const { faults } = backend
  const situation = () =>
    structuredClone({
      rows: backend.snapshot().rows,
      token: session.token(),
      clock: [clock.now(), clock.runs(), clock.speed()],
      faults: faults.list().map(({ id: _, ...fault }) => fault),
      latency: faults.latency(),
    })
  return {
    ...scenarioSession,
    controller,
    storage,
    opened,
    shown,
    unseen,
    situation,
    balance: () => balanceOf(scenarioSession.backend.db, 'sample-player'),
  }
}
