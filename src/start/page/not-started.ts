import { reloadOnce } from '#platform/device/reload-once.ts'

/** How long an error waits, in milliseconds: one that doesn't keep the app from starting isn't told. */
const patienceMs = 1_000

const place = () => document.getElementById('root')
const isRendered = () => place()?.hasAttribute('data-rendered') ?? false

/** Says that the app can't start, if it still hasn't after a moment. */
function tellSoon(): void {
  setTimeout(() => {
    if (document.readyState === 'loading') return tellSoon()
    if (isRendered()) return
    place()?.setAttribute('hidden', '')
    document.getElementById('boot-error')?.removeAttribute('hidden')
  }, patienceMs)
}

/**
 * Until the app is rendered: loads the page anew if one of the app's files is missing, and says that it
 * can't start if that doesn't help or its code fails.
 */
export function watchStart(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // Whatever else didn't come, the app can start without.
      if (target instanceof Element && target.tagName !== 'SCRIPT') return
      const isFile = target instanceof Element
      if (!(isFile && !isRendered() && reloadOnce())) tellSoon()
    },
    true,
  )
  addEventListener('vite:preloadError', () => isRendered() || reloadOnce())
  addEventListener('unhandledrejection', tellSoon)
}
