import { createRoot, type Root } from 'react-dom/client'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import type { Api } from '#session/api-context.tsx'
import { createLock, type Lock } from '#session/lock/lock.ts'
import { LockScreen } from './lock-screen.tsx'

/** What tells that somebody uses the app. Not its scrolling: banners move by themselves. */
const used = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Draws the lock over the app whenever it closes: `api.makeOnce(startLock)`. Beside the app, not in
 * it: it stands before home is drawn, and leaves what was typed where it was.
 */
export function startLock(api: Api): Lock {
  const lock = api.makeOnce(createLock)
  const { session } = api
  let drawn: { root: Root; place: HTMLElement } | null = null

  /** Hides all the rest: also what a phone takes a picture of when another app is opened. */
  function cover(): void {
    const hidden = lock.isOn() && document.visibilityState === 'hidden'
    const { style } = document.body
    if (hidden || lock.locked.get()) style.visibility = 'hidden'
    else style.removeProperty('visibility')
  }
  function draw(): void {
    cover()
    if (lock.locked.get() === (drawn !== null)) return
    if (drawn !== null) {
      drawn.root.unmount()
      drawn.place.remove()
      drawn = null
      return
    }
    const place = document.body.appendChild(document.createElement('div'))
    drawn = { root: createRoot(place), place }
    drawn.root.render(<LockScreen lock={lock} onSignOut={session.signOut} />)
  }

  lock.locked.subscribe(draw)
  for (const name of used) {
    document.addEventListener(name, lock.use, { passive: true, capture: true })
  }
  onVisibilityChange(() => {
    if (document.visibilityState === 'hidden') lock.leave()
    else lock.use()
    cover()
  })
  window.addEventListener('pagehide', lock.leave)
  draw()
  return lock
}
