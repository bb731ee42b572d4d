import { secureRandom } from '#platform/device/random.ts'
import { sessionStore } from '#platform/storage/storage.ts'
import type { Control } from './control.ts'
import { channelLine, followLine, frameLine, serveLine } from './lines.ts'

const channelKey = 'ank.demo.channel'

/** The name of this window's demo for the others, the same after a reload. */
export function channelName(): string {
  const known = sessionStore.get(channelKey)
  if (known !== null) return known
  const name = secureRandom().toString(36).slice(2)
  sessionStore.set(channelKey, name)
  return name
}

/** The only origin whose page may move an embedded demo; null if the address allows none. */
export function embeddedBy(search: string, own: string): string | null {
  const named = new URLSearchParams(search).get('embed')
  if (named === '') return own
  try {
    return named !== null && new URL(named).origin === named ? named : null
  } catch {
    return null
  }
}

/**
 * Connects the demo of this window with whoever may move it: the page around it or the presenter's
 * desk. A second screen follows the demo of another window.
 */
export function connectWindows(control: Control, search: string): void {
  const query = new URLSearchParams(search)
  const beside = query.get('beside')
  const framed = window.parent !== window
  if (framed || query.has('embed') || beside !== null) control.order({ order: 'lead', on: true })
  const origin = embeddedBy(search, window.location.origin)
  if (framed && origin !== null) return serveLine(control, frameLine(origin))
  if (beside !== null) return followLine(channelLine(beside))
  serveLine(control, channelLine(channelName()))
}
