import './set-up-schemas.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { dayKey } from '#domain/time/dates.ts'
import { giveWay } from '#lib/give-way.ts'
import { fillStore } from '#mocks/store/db.ts'
import { persist, type Persistent } from '#mocks/store/persistence.ts'
import { schemaVersion } from '#mocks/store/schema-version.ts'
import { openBrowserTransport, workerFile } from '#mocks/transports/browser.ts'
import type { Config } from '#platform/config.ts'
import { forgetLiveBuild, removeOtherWorkers } from '#platform/installed/workers.ts'
import { addressOf, pathOnScreen } from '#platform/links/address.ts'
import { localStore } from '#platform/storage/storage.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { defaultScenarioId, scenarioById } from '#scenarios/registry.ts'
import type { ScenarioClock } from '#scenarios/scenario-clock.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import type { Connection } from '#session/connection.tsx'
import { tokenKey } from '#session/session.ts'
import { createDemoController, type DemoController } from './controller/controller.ts'
import type { ControllerOptions } from './controller/situation.ts'
import { runInSlices } from './in-slices.ts'
import { readLink } from './recording/link.ts'
import { RecordingError } from './recording/portable.ts'
import { createRecorder } from './recording/recorder.ts'
import { startOf, type Recording } from './recording/recording.ts'
import { readStoredRecording, recordingKey } from './recording/stored-recording.ts'

declare global {
  interface Window {
    /** The demo's session, for journeys and for the curious at the console. */
    ank?: ScenarioSession
  }
}

/** The host in the page, and who moves it. */
export interface DemoBackend {
  scenarioSession: ScenarioSession
  /** What is opened. */
  recording(): Recording
  /** Reaches the host as a client reaches any other. */
  fetch: typeof globalThis.fetch
  /** Once the client is connected: runs a link's steps and follows what happens. */
  connect(
    connection: Connection,
    client: Pick<ControllerOptions, 'refresh' | 'settled' | 'beginVisit'>,
  ): Promise<DemoController>
}

/** The recording that the last visit stored, unless it's too old. */
function readLastVisit(deviceTime: number): Recording | null {
  try {
    const stored = JSON.parse(localStore.get(recordingKey) ?? 'null') as {
      snapshot?: unknown
    } | null
    return readStoredRecording(stored?.snapshot, deviceTime)
  } catch {
    return null
  }
}

/**
 * Starts the demo's backend on the clock that the client uses already. A link with a scenario or a
 * recording opens that situation; otherwise the last visit continues, unless it's too old; otherwise
 * the demo begins at the login. Throws `UnknownScenarioError` and `RecordingError`.
 */
export async function startDemoBackend(config: Config, clock: ScenarioClock): Promise<DemoBackend> {
  const device = deviceClock
  const link = await readLink(window.location.search)
  let stored = link ? null : readLastVisit(device.now())
  const opening = link && 'recording' in link ? link.recording : stored
  const linkedStep = link && 'step' in link ? link : null
  const scenario = opening?.scenario ?? linkedStep?.scenario ?? defaultScenarioId
  const day = opening?.day ?? linkedStep?.day ?? dayKey(device.now())
  const start = startOf({ scenario, day })
  // On a slow phone, doing all of this at once would freeze the page.
  const rows = scenarioById(scenario).seed(start)
  await giveWay()
  const store = await runInSlices(fillStore(rows))
  await giveWay()
  const scenarioSession = startScenario(scenarioById(scenario), { device, start, clock, store })
  window.ank = scenarioSession
  const { backend } = scenarioSession
  await giveWay()

  let token = () => localStore.get(tokenKey)
  const recorder = createRecorder({ scenarioSession, scenario, day, token: () => token() })
  const takeOpening = () => {
    try {
      return recorder.take(opening ?? recorder.recording())
    } catch (error) {
      if (link) throw error
      // What an earlier visit left can't be carried out again: its scenario begins anew.
      stored = null
      return recorder.take(recorder.recording())
    }
  }
  const restored = takeOpening()
  if (link && restored.token !== null) localStore.set(tokenKey, restored.token)
  else if (!stored) localStore.remove(tokenKey)
  let follow: (recording: Recording) => unknown = recorder.take
  const persistent: Persistent = {
    setCatchUp: backend.setCatchUp,
    subscribe: recorder.subscribe,
    snapshot() {
      const [runs, speed] = [clock.runs(), clock.speed()]
      return { demo: schemaVersion, recording: recorder.present(), seen: device.now(), runs, speed }
    },
    restore(snapshot) {
      const recording = readStoredRecording(snapshot, device.now())
      try {
        if (recording) follow(recording)
        return recording !== null
      } catch (error) {
        if (error instanceof RecordingError) return false
        throw error
      }
    },
  }
  /** If storage is forbidden, a reload starts the demo over. */
  const startPersisting = () => {
    try {
      persist(persistent, recordingKey, { startOver: !stored })
    } catch {
      // The demo goes on without.
    }
  }
  if (stored) startPersisting()

  await giveWay()
  void forgetLiveBuild()
  const after = removeOtherWorkers((path) => path === `/${workerFile}`)
  return {
    scenarioSession,
    recording: recorder.recording,
    fetch: openBrowserTransport(backend, { apiBase: config.apiHost, after }),
    async connect({ session }, client) {
      token = session.token
      const controller = createDemoController({
        scenarioSession,
        recorder,
        session,
        storage: localStore,
        ...client,
      })
      follow = controller.follow
      if (linkedStep) {
        await controller.play(linkedStep.step)
        if (linkedStep.held) clock.hold()
      }
      if (link) {
        const path = pathOnScreen()
        const address = addressOf(path === '/' ? controller.place() : path)
        // Without what was asked for: loading the page again goes on from here.
        const page = __ONE_FILE__ ? window.location.pathname : ''
        window.history.replaceState(null, '', page + address)
      }
      if (!stored) startPersisting()
      return controller
    },
  }
}
