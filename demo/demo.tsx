import { useEffect, type ReactNode } from 'react'
import { deviceClock } from '#domain/time/clock.ts'
import { keepPhoneDays } from '#domain/time/india.ts'
import { giveWay } from '#lib/give-way.ts'
import { lazy } from '#lib/lazy.ts'
import type { Config } from '#platform/config.ts'
import { language } from '#platform/language/language.ts'
import { languageKey, languageOfLink } from '#platform/language/languages.ts'
import { timers } from '#platform/schedule.ts'
import { localStore } from '#platform/storage/storage.ts'
import { createScenarioClock } from '#scenarios/scenario-clock.ts'
import { createConnection, type Connection } from '#session/connection.tsx'
import { tokenKey } from '#session/session.ts'
import { mount } from '#start/mount.tsx'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { FirstOverlay } from '#ui/tools/first-overlay.tsx'
import type { DemoController } from './controller/controller.ts'
import { refreshQueries } from './controller/refresh-queries.ts'
import { whenSettled } from './controller/settled.ts'
import type { ControllerOptions } from './controller/situation.ts'
import { beginVisit as beginVisitOf, Visit } from './controller/visit.tsx'
import { loadInTurns } from './in-turns.ts'
import { interceptLeaving } from './leaving.ts'
import { DemoAccounts } from './toolbar/accounts.tsx'
import { DemoMark } from './toolbar/demo-mark.tsx'
import { treatAsOnline } from './treat-as-online.ts'

/** An admin site that doesn't exist: the demo says that it would open it. */
const adminSite = 'https://admin.ank.example'

/** Milliseconds after which loading the tools is retried. */
const retryAfterMs = 1000

/** Failed attempts before the page is reloaded. */
const attemptsBeforeReload = 3

/**
 * Retries until `load` succeeds: a browser that stops the service worker cancels its requests. Most
 * browsers never request code again that failed to load, so `reloadPage` is called after a few
 * attempts, once.
 */
async function loadWithRetries<T>(load: () => Promise<T>, reloadPage: () => void): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await load()
    } catch {
      if (attempts === attemptsBeforeReload) reloadPage()
      await new Promise<void>((resolve) => timers(resolve, retryAfterMs))
    }
  }
}

/**
 * Runs `load` with a replacement for `localStorage` if the browser denies access to it: MSW reads
 * it while it loads, and would throw. Afterwards it's denied again, since the client must know that
 * nothing can be stored.
 */
async function withReplacedStorage<T>(load: () => Promise<T>): Promise<T> {
  try {
    if (window.localStorage) return load()
  } catch {
    // Denied.
  }
  const denied = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {}
  const refuse = () => {
    throw new DOMException('Storage is not available.', 'QuotaExceededError')
  }
  const value = { getItem: () => null, setItem: refuse }
  Object.defineProperty(window, 'localStorage', { value, configurable: true })
  try {
    return await load()
  } finally {
    Object.defineProperty(window, 'localStorage', denied)
  }
}

/** Renders the tools once they and the backend have loaded; until then, `waiting`. */
function renderTools(
  connectController: () => Promise<DemoController>,
  search: string,
  reloadPage: () => void,
  waiting: ReactNode,
) {
  const load = async () => {
    // Its code is the backend's too, which runs in turns.
    const controller = await connectController()
    return Promise.all([
      controller,
      import('./toolbar/toolbar.tsx'),
      import('./toolbar/panel/panel-state.ts'),
      import('./control/control.ts'),
      import('./control/other-windows.ts'),
      import('./all-parts.ts'),
    ])
  }
  const Tools = lazyPart(async () => {
    const [
      controller,
      { Toolbar },
      { createPanel },
      { controlOf },
      { connectWindows },
      { fetchAllParts },
    ] = await loadWithRetries(load, reloadPage)
    const panel = createPanel(localStore)
    const control = controlOf(controller)
    const connect = lazy(async () => connectWindows(control, search))
    function Connected() {
      // Other windows may send orders once the tools can open a step's screen.
      useEffect(() => {
        void connect()
        void fetchAllParts()
      }, [])
      return <Toolbar {...{ controller, control, panel }} />
    }
    return Connected
  })
  return (
    <FirstOverlay first={<DemoMark />}>
      <Tools wanted fallback={waiting} />
    </FirstOverlay>
  )
}

/**
 * Starts the demo: the client with a backend inside the page, and the tools. The login is shown at
 * once, while backend and tools are being fetched; a tap on it waits for them. Every other page
 * needs the backend first, which knows who is signed in and what time it is. Throws
 * `UnknownScenarioError` and `RecordingError`.
 */
async function startDemo(given: Config): Promise<void> {
  const config = { ...given, adminUrl: given.adminUrl || adminSite }
  interceptLeaving()
  treatAsOnline()
  keepPhoneDays()
  const { search } = window.location
  const desk = new URLSearchParams(search).get('desk')
  if (desk !== null) {
    const { openDesk } = await import('./desk/open-desk.tsx')
    return openDesk(desk)
  }
  // A reload keeps the language of the link that opened the page.
  if (languageOfLink(search) !== null) localStore.set(languageKey, language)
  const isAtLogin = localStore.get(tokenKey) === null && search === ''
  // The client starts before the backend has set the time.
  const clock = createScenarioClock(deviceClock.now())
  const demoBackend = lazy(async () => {
    await giveWay()
    // All files at once; they run one after the other.
    window.bootstrap?.request?.('waiting')
    const { startDemoBackend } = await withReplacedStorage(loadInTurns)
    return startDemoBackend(config, clock)
  })
  // At the login, nothing of the backend is waited for.
  let waiting = <DemoMark />
  if (!isAtLogin) {
    const [{ recording }, { isControlled }, { WaitingPanel }] = await Promise.all([
      demoBackend(),
      import('./control/other-windows.ts'),
      import('./toolbar/panel/waiting-panel.tsx'),
    ])
    if (!isControlled(search)) waiting = <WaitingPanel recording={recording()} />
  }

  const baseConnection: Connection = createConnection({
    host: config.apiHost,
    clock,
    storage: localStore,
    fetch: async (input, init) => (await demoBackend()).fetch(input, init),
  })
  const connection = __ONE_FILE__
    ? (await import('./one-file-pictures.ts')).withInlinePictures(baseConnection)
    : baseConnection
  // Before login, the screen shows nothing from the backend, so there's nothing to refresh.
  let refresh: ControllerOptions['refresh'] = () => {}
  let settled: ControllerOptions['settled'] = async () => {}
  let beginVisit: ControllerOptions['beginVisit'] = () => {}
  const connectController = lazy(async (): Promise<DemoController> =>
    (await demoBackend()).connect(connection, {
      refresh: (how) => refresh(how),
      settled: () => settled(),
      beginVisit: () => beginVisit(),
    }),
  )
  const slots = {
    authAccounts: DemoAccounts,
    Around: Visit,
    overlay: renderTools(connectController, search, connection.loadAnew, waiting),
  }

  await mount({
    connection,
    config,
    loginFirst: isAtLogin,
    slots,
    async open(toasts) {
      const [{ withAnswers }, { openApp }] = await Promise.all([
        import('#data/api-context.tsx'),
        import('#start/open-app.tsx'),
        connectController(),
      ])
      // The backend is in this page, so a request doesn't stay unanswered for long.
      const api = withAnswers(connection, { moneyTimes: { aliveForMs: 20_000 } })
      refresh = (how) => refreshQueries(api.queryClient, how)
      settled = () => whenSettled(api.queryClient)
      beginVisit = () => beginVisitOf(api.session, toasts)
      return openApp({ toasts, api, config, slots })
    },
  })
}

/** Starts the demo; a link that can't be opened is explained, with scenarios that can. */
export async function bootDemo(config: Config): Promise<void> {
  try {
    await startDemo(config)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UsageError')) throw error
    const { showBrokenLink } = await import('./broken-link.tsx')
    showBrokenLink(error.message)
  }
}
