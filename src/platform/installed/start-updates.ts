import { createStore } from 'zustand/vanilla'
import { onVisibilityChange } from '../device/page-visibility.ts'
import { language } from '../language/language.ts'
import { timers, type Schedule } from '../schedule.ts'
import { takeOverMessage } from './shell-worker.ts'
import { trustAddress } from './trusted-address.ts'
import { noUpdates, type Updates, type UpdateState } from './updates.ts'
import { forgetDemo, isShellWorker, removeOtherWorkers, shellWorkerIn } from './workers.ts'

/** How often at most a page that is shown again asks for a newer version, in milliseconds. */
const askAgainAfter = 60 * 60_000

/** How long the page is quiet before the newer version is told to take over, in milliseconds. */
const quietFor = 1_000
/** How long that may take before the page is loaded again with whichever version is there. */
const takingFor = 45_000

/** Follows a worker from its registration on. `register` starts it. */
export function createUpdates(
  container: ServiceWorkerContainer,
  reload: () => void,
  schedule: Schedule = timers,
) {
  let registration: ServiceWorkerRegistration | null = null
  const store = createStore<{ update: UpdateState }>(() => ({ update: 'none' }))
  // The first worker of a browser, or of a language, takes over a page that it did not load: that
  // is no update.
  let governed = container.controller?.scriptURL.endsWith(shellWorkerIn(language)) ?? false

  const announce = () => store.getState().update === 'none' && store.setState({ update: 'ready' })

  function watchWorker(worker: ServiceWorker | null): void {
    const announceIfInstalled = () => worker?.state === 'installed' && governed && announce()
    worker?.addEventListener('statechange', announceIfInstalled)
    announceIfInstalled()
  }

  container.addEventListener('controllerchange', () => {
    if (store.getState().update === 'taking') reload()
    // Another tab took the newer version: this one goes on with its own until the player wants it.
    else if (governed) announce()
    governed = true
  })

  const updates: Updates = {
    state: () => store.getState().update,
    subscribe: store.subscribe,
    apply() {
      if (!registration?.waiting) return reload()
      store.setState({ update: 'taking' })
      schedule(() => {
        if (!registration?.waiting) return reload()
        registration.waiting.postMessage(takeOverMessage, [])
      }, quietFor)
      // Rather the version before than a page that waits for ever.
      schedule(reload, takingFor)
    },
  }

  /** Registers the worker. Where the browser refuses, the app goes on without. */
  async function register(): Promise<void> {
    try {
      registration = await container.register(trustAddress(shellWorkerIn(language)))
    } catch {
      return
    }
    const known = registration as ServiceWorkerRegistration | undefined
    // A browser that blocks workers may resolve to nothing.
    if (!known) return
    watchWorker(known.waiting)
    watchWorker(known.installing)
    known.addEventListener('updatefound', () => watchWorker(known.installing))
    let last = performance.now()
    onVisibilityChange(() => {
      if (document.visibilityState === 'hidden' || performance.now() - last < askAgainAfter) return
      last = performance.now()
      known.update().catch(() => undefined)
    })
  }

  return { updates, register }
}

/**
 * A page that came through the worker of another build holds on to it: that worker would stay until
 * its last call has ended, which for a call of a closed demo is minutes. So the page is loaded once
 * more, without it, before anything can have been typed.
 */
function leaveOtherWorker(reload: () => void): boolean {
  const { controller } = navigator.serviceWorker
  const [entry] = performance.getEntriesByType('navigation')
  const again = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
  if (!controller || isShellWorker(new URL(controller.scriptURL).pathname) || again) return false
  void removeOtherWorkers(isShellWorker).then(reload)
  return true
}

/**
 * Starts the worker of the live build once the page has been loaded, after any other worker of this
 * site is gone. Without workers the app is the same, only never offline.
 */
export function startUpdates(): Updates {
  forgetDemo()
  if (!('serviceWorker' in navigator)) return noUpdates
  const reload = () => window.location.reload()
  if (leaveOtherWorker(reload)) return noUpdates
  const { updates, register } = createUpdates(navigator.serviceWorker, reload)
  const start = () => void removeOtherWorkers(isShellWorker).then(register)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return updates
}
