import { secureRandom } from '#platform/device/random.ts'
import { sessionStore } from '#platform/storage/storage.ts'
import { followScreens, frameChannel, serveControl, tabChannel } from './channels.ts'
import type { Control } from './control.ts'

const channelKey = 'ank.demo.channel'

/** The name of the channel to this window's demo, the same after a reload. */
export function channelName(): string {
  const stored = sessionStore.get(channelKey)
  if (stored !== null) return stored
  const name = secureRandom().toString(36).slice(2)
  sessionStore.set(channelKey, name)
  return name
}

/** The only origin whose page may control an embedded demo; null if the address allows none. */
export function embeddedBy(search: string, ownOrigin: string): string | null {
  const allowed = new URLSearchParams(search).get('embed')
  if (allowed === '') return ownOrigin
  try {
    return allowed !== null && new URL(allowed).origin === allowed ? allowed : null
  } catch {
    return null
  }
}

/** Whether this window has no tools of its own: another one controls it, or a page embeds it. */
export function isControlled(search: string): boolean {
  const query = new URLSearchParams(search)
  return window.parent !== window || query.has('embed') || query.get('beside') !== null
}

/**
 * Connects the demo of this window with what may control it: the page that embeds it or the
 * presenter's desk. A second screen follows the demo of another window.
 */
export function connectWindows(control: Control, search: string): void {
  // The channel of the demo that this window is a second screen of.
  const channel = new URLSearchParams(search).get('beside')
  const isFramed = window.parent !== window
  // Its own tools go: whoever controls it leads.
  if (isControlled(search)) control.order({ order: 'lead', on: true })
  const origin = embeddedBy(search, window.location.origin)
  if (isFramed && origin !== null) return serveControl(control, frameChannel(origin))
  if (channel !== null) return followScreens(tabChannel(channel))
  serveControl(control, tabChannel(channelName()))
}
