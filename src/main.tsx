import { deviceClock } from '#domain/time/clock.ts'
import type { Config } from '#platform/config.ts'
import { language } from '#platform/language/language.ts'
import { languages } from '#platform/language/languages.ts'
import { localStore } from '#platform/storage/storage.ts'
import { createConnection } from '#session/connection.tsx'
import { mount } from '#start/mount.tsx'
import { takeOver } from '#start/page/started-calls.ts'
import { applyTheme, readThemeChoice } from '#ui/look/theme-choice.ts'
import '#ui/look/tokens.css'
import '#ui/look/wide.css'

/** A client that cannot start says why, never a blank page. */
function showProblem(error: unknown): void {
  const line = document.getElementById('boot-error')
  const root = document.getElementById('root')
  if (line === null || root === null) return
  root.hidden = true
  if (error instanceof Error && error.name === 'UsageError') line.textContent = error.message
  line.hidden = false
}

/** What a build for staging adds: every call is judged by the contract. */
const loadMonitor = async (send: typeof fetch) =>
  (await import('#monitor/monitor.tsx')).watchContract({
    clock: deviceClock,
    fetch: send,
  })

async function bootLive(config: Config): Promise<void> {
  const send = takeOver(window.bootstrap?.calls ?? [])
  const monitor = __MONITOR__ ? await loadMonitor(send) : null
  const connection = createConnection({
    fetch: monitor?.fetch ?? send,
    host: config.apiHost,
    clock: deviceClock,
    storage: localStore,
  })
  await mount({
    connection,
    config,
    // The monitor's log stands over the app and needs its router.
    loginFirst: monitor === null,
    open: (toasts) =>
      import('#start/live-app.ts').then((file) =>
        file.openLiveApp(connection, {
          toasts,
          config,
          ...(monitor && { slots: { overlay: monitor.overlay } }),
        }),
      ),
  })
}

async function boot(config: Config): Promise<void> {
  if (!__DEMO__) return bootLive(config)
  const { bootDemo } = await import('#demo/demo.tsx')
  await bootDemo(config)
}

applyTheme(readThemeChoice(localStore))
if (__LANGUAGE__ === null) document.documentElement.lang = languages[language].locale
boot(__CONFIG__ as Config).catch(showProblem)
