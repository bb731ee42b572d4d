import { deviceClock } from '#domain/time/clock.ts'
import { formatTime } from '#domain/time/dates.ts'
import { isKept, localStore } from '#platform/storage/storage.ts'

/** What a check of this device found: `ready`, something to `know`, or something to `mend`. */
export interface Finding {
  title: string
  state: 'ready' | 'know' | 'mend'
  /** In one sentence. */
  text: string
}

const probe = 'ank.demo.check'

function storage(): Finding {
  localStore.set(probe, 'kept')
  const kept = isKept(probe, 'kept')
  localStore.remove(probe)
  return kept
    ? { title: 'Storage', state: 'ready', text: 'A reload continues where you were.' }
    : {
        title: 'Storage',
        state: 'know',
        text: 'This browser keeps nothing, so don’t reload during the show.',
      }
}

function worker(): Finding {
  const isActive = !__ONE_FILE__ && navigator.serviceWorker?.controller
  const text = isActive
    ? 'The demo’s worker answers its calls.'
    : 'The page answers its own calls, so no worker is needed.'
  return { title: 'Backend', state: 'ready', text }
}

function clock(): Finding {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const text = `It’s ${formatTime(deviceClock.now())} here (${timeZone}), and the demo has a clock of its own.`
  return { title: 'Clock', state: 'ready', text }
}

function screen(): Finding {
  const { innerWidth: width, innerHeight: height } = window
  const size = `${width} × ${height}`
  return width < 320 || height < 480
    ? { title: 'Screen', state: 'mend', text: `${size} is too small: make the window larger.` }
    : { title: 'Screen', state: 'ready', text: `${size} is enough room.` }
}

function offline(): Finding {
  return __ONE_FILE__
    ? { title: 'Offline copy', state: 'ready', text: 'This is it: it needs no connection.' }
    : {
        title: 'Offline copy',
        state: 'know',
        text: 'This page needs a connection to open, so keep the one-file demo at hand.',
      }
}

interface Battery {
  level: number
  charging: boolean
}

/** Null where the browser doesn't tell. */
async function battery(): Promise<Finding | null> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> }
  const found = await getBattery?.call(navigator).catch(() => null)
  if (!found) return null
  const percent = `${Math.round(found.level * 100)}%`
  if (found.charging)
    return { title: 'Battery', state: 'ready', text: `Plugged in, at ${percent}.` }
  return found.level < 0.3
    ? { title: 'Battery', state: 'mend', text: `Only ${percent} left: plug the device in.` }
    : { title: 'Battery', state: 'ready', text: `${percent} left.` }
}

/** No browser tells whether a device is silent. */
const sound: Finding = {
  title: 'Sound',
  state: 'ready',
  text: 'The demo is silent. Mute other apps’ notifications.',
}

/** Everything about this device that can spoil a show. */
export async function checkDevice(): Promise<Finding[]> {
  const power = await battery()
  return [storage(), worker(), clock(), screen(), offline(), ...(power ? [power] : []), sound]
}
