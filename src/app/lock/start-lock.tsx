import { createRoot, type Root } from 'react-dom/client'
import { oncePer } from '#lib/once.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import type { Api } from '#session/api-context.tsx'
import { lockOf, type Lock } from '#session/lock/lock.ts'
import { LockScreen } from './lock-screen.tsx'

/** Events that show the app is in use. Not scrolling, since banners move by themselves. */
const used = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Draws the lock over the app whenever it closes: `startLock(api)`. Next to the app, not in
 * it, so that it's there before home is drawn, and what was typed stays.
 */
export const startLock = oncePer((api: Api): Lock => {
  const lock = lockOf(api)
  const { session } = api
  let drawn: { root: Root; place: HTMLElement } | null = null
  /** What had the focus, which the browser takes from anything hidden. */
  let focused: Element | null = null

  /** Hides everything else, including from the picture a phone takes when it switches apps. */
  function cover(): void {
    const hidden = lock.isOn() && document.visibilityState === 'hidden'
    const { style } = document.body
    if (hidden || lock.locked.get()) {
      if (style.visibility !== 'hidden') focused = document.activeElement
      style.visibility = 'hidden'
    } else style.removeProperty('visibility')
  }
  function draw(): void {
    cover()
    if (lock.locked.get() === (drawn !== null)) return
    if (drawn !== null) {
      drawn.root.unmount()
      drawn.place.remove()
      drawn = null
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
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
})
