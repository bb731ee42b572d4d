import { useEffect } from 'react'
import { mount } from '#app/start/mount.tsx'
import { deviceClock } from '#domain/time/clock.ts'
import { lazy } from '#lib/lazy.ts'
import { language } from '#platform/bootstrap/language.ts'
import { languageKey, languageOfLink } from '#platform/bootstrap/languages.ts'
import type { Config } from '#platform/config.ts'
import { timers } from '#platform/schedule.ts'
import { localStore } from '#platform/storage/storage.ts'
import { createScenarioClock } from '#scenarios/scenario-clock.ts'
import { createConnection, type Connection } from '#session/connection.tsx'
import { tokenKey } from '#session/session.ts'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { FirstOverlay } from '#ui/tools/first-overlay.tsx'
import type { ControllerOptions, DemoController } from './controller/controller.ts'
import { whenSettled } from './controller/settled.ts'
import { interceptLeaving } from './leaving.ts'
import { treatAsOnline } from './no-connection.ts'
import { DemoAccounts } from './toolbar/accounts.tsx'
import { DemoMark } from './toolbar/demo-mark.tsx'

/** Milliseconds until the tools are fetched again after a failure. */
const retryAfterMs = 1000

/** Failed attempts before the page is reloaded. */
const triesBeforeReload = 3

/**
 * Tries until it succeeds: a browser that stops the worker cancels what's on its way through it.
 * Most browsers never ask again for code that didn't come: `loadAnew` is called once, after a few
 * tries.
 */
async function loadUntilHere<T>(load: () => Promise<T>, loadAnew: () => void): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch {
      if (tries === triesBeforeReload) loadAnew()
      await new Promise<void>((resolve) => timers(resolve, retryAfterMs))
    }
  }
}

/**
 * Runs `load` with a stand-in for `localStorage` if the browser denies access to it: MSW reads it
 * while it loads, and would throw. Afterwards it's denied again, since the client must know that
 * nothing can be stored.
 */
async function withStandInStorage<T>(load: () => Promise<T>): Promise<T> {
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

/** The tools, rendered once they and the backend have loaded; until then, only the mark. */
function toolsOf(
  connectController: () => Promise<DemoController>,
  search: string,
  loadAnew: () => void,
) {
  const load = () =>
    Promise.all([
      connectController(),
      import('./toolbar/toolbar.tsx'),
      import('./toolbar/panel/panel-state.ts'),
      import('./control/control.ts'),
      import('./control/other-windows.ts'),
      import('./all-parts.ts'),
    ])
  const Tools = lazyPart(async () => {
    const [
      controller,
      { Toolbar },
      { createPanel },
      { controlOf },
      { connectWindows },
      { fetchAllParts },
    ] = await loadUntilHere(load, loadAnew)
    const panel = createPanel(localStore)
    const control = controlOf(controller)
    const connect = lazy(async () => connectWindows(control, search))
    function Connected() {
      // Not before the tools can open a step's screen.
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
      <Tools wanted fallback={<DemoMark />} />
    </FirstOverlay>
  )
}

/**
 * Boots the demo: the same client on a backend inside the page, and the tools beside it. Whoever
 * arrives at its login sees it at once, while backend and tools are fetched behind it; a tap that
 * comes earlier waits for them. Every other arrival needs the backend first: it says who is signed
 * in, and when. Throws `UnknownScenarioError`.
 */
export async function bootDemo(config: Config): Promise<void> {
  interceptLeaving()
  treatAsOnline()
  const { search } = window.location
  const desk = new URLSearchParams(search).get('desk')
  if (desk !== null) {
    const { openDesk } = await import('./desk/open-desk.tsx')
    return openDesk(desk)
  }
  // Loading the page again goes on in the language of the link that opened it.
  if (languageOfLink(search) !== null) localStore.set(languageKey, language)
  const atLogin = localStore.get(tokenKey) === null && search === ''
  // The client starts before it's known which time the backend's clock shows.
  const clock = createScenarioClock(deviceClock.now())
  const demoBackend = lazy(async () => {
    const { startDemoBackend } = await withStandInStorage(() => import('./demo-backend.ts'))
    return startDemoBackend(config, clock)
  })
  if (!atLogin) await demoBackend()

  const connected: Connection = createConnection({
    host: config.apiHost,
    clock: { ...clock, isSimulated: true },
    storage: localStore,
    fetch: async (input, init) => (await demoBackend()).fetch(input, init),
  })
  const connection = __ONE_FILE__
    ? (await import('./one-file-pictures.ts')).withInlinePictures(connected)
    : connected
  // Until the login is passed, the screen shows nothing that was read from the backend.
  let refresh: ControllerOptions['refresh'] = () => {}
  let settled: ControllerOptions['settled'] = async () => {}
  const connectController = lazy(async () =>
    (await demoBackend()).connect(connection, {
      refresh: (how) => refresh(how),
      settled: () => settled(),
    }),
  )
  const slots = {
    authAccounts: DemoAccounts,
    overlay: toolsOf(connectController, search, connection.loadAnew),
  }

  await mount({
    connection,
    config,
    loginFirst: atLogin,
    slots,
    async open(toasts) {
      const [{ withAnswers }, { openApp }] = await Promise.all([
        import('#session/api-context.tsx'),
        import('#app/start/open-app.tsx'),
        connectController(),
      ])
      // The backend is in this page, so no request stays unanswered for long.
      const api = withAnswers(connection, { moneyTimes: { aliveForMs: 20_000 } })
      refresh = (how) => {
        const { queryClient } = api
        void (how === 'anew' ? queryClient.resetQueries() : queryClient.invalidateQueries())
      }
      settled = () => whenSettled(api.queryClient)
      return openApp({ toasts, api, config, slots })
    },
  })
}
