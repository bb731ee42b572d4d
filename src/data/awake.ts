import { focusManager } from '@tanstack/react-query'
import { deviceClock } from '#domain/time/clock.ts'
import type { Online } from '#platform/device/online.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'

// The page’s, as the library’s `focusManager` is: the cache that was made last decides for all.
let connected = true
let connectedSince = 0

/** Whether the device has a connection, as far as polls are concerned. */
export const isConnected = (): boolean => connected

/** When it got it back, epoch ms by the device; 0 if it never lost it. */
export const connectedAt = (): number => connectedSince

/**
 * Polls only while the page is awake: on screen, and with a connection. Waking up reads what is due,
 * whichever of both was missing, so the library's own event for a connection isn't used.
 */
export function pollWhileAwake(online: Pick<Online, 'watchMayPoll'>): void {
  focusManager.setEventListener((setAwake) => {
    const look = () => setAwake(connected && document.visibilityState !== 'hidden')
    const stopPage = onVisibilityChange(look)
    const stopConnection = online.watchMayPoll((mayPoll) => {
      if (mayPoll && !connected) connectedSince = deviceClock.now()
      connected = mayPoll
      look()
    })
    return () => {
      stopPage()
      stopConnection()
    }
  })
}
