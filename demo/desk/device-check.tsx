import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { useCallback, useEffect, useState } from 'react'
import { deviceClock } from '#domain/time/clock.ts'
import { formatTime } from '#domain/time/dates.ts'
import { isKept, localStore } from '#platform/storage/storage.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { Tag } from '../toolbar/parts.tsx'

/** What a check of this device found: `ready`, something to `know`, or something to `mend`. */
interface Finding {
  title: string
  state: 'ready' | 'know' | 'mend'
  /** In one sentence. */
  text: string
}

const ready = (title: string, text: string): Finding => ({ title, state: 'ready', text })
const know = (title: string, text: string): Finding => ({ title, state: 'know', text })
const mend = (title: string, text: string): Finding => ({ title, state: 'mend', text })

const probe = 'ank.demo.check'

function storage(): Finding {
  localStore.set(probe, 'kept')
  const kept = isKept(probe, 'kept')
  localStore.remove(probe)
  return kept
    ? ready('Storage', 'A reload continues where you were.')
    : know('Storage', 'This browser keeps nothing, so don’t reload during the show.')
}

const worker = () =>
  !__ONE_FILE__ && navigator.serviceWorker?.controller
    ? ready('Worker', 'It’s running and answers the demo’s calls.')
    : ready('Worker', 'The page answers its own calls, so it needs none.')

function clock(): Finding {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const time = formatTime(deviceClock.now())
  return ready('Clock', `It’s ${time} here (${timeZone}), and the demo has a clock of its own.`)
}

function screen(): Finding {
  const { innerWidth: width, innerHeight: height } = window
  return width < 320 || height < 480
    ? mend('Screen', `${width} × ${height} is too small: make the window larger.`)
    : ready('Screen', `${width} × ${height} is enough room.`)
}

const offline = () =>
  __ONE_FILE__
    ? ready('Offline copy', 'This is one: it needs no connection.')
    : know('Offline copy', 'This page needs a connection to open: keep the one-file demo at hand.')

/** What a browser that has it says about its battery. */
interface Power {
  level: number
  charging: boolean
}

/** Nothing where the browser doesn't tell. */
async function battery(): Promise<Finding[]> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Power> }
  const found = await getBattery?.call(navigator).catch(() => null)
  if (!found) return []
  const percent = `${Math.round(found.level * 100)}%`
  if (found.charging) return [ready('Battery', `Plugged in, at ${percent}.`)]
  return found.level < 0.3
    ? [mend('Battery', `Only ${percent} left: plug the device in.`)]
    : [ready('Battery', `${percent} left.`)]
}

/** No browser tells whether a device is silent. */
const sound = ready('Sound', 'The demo makes none. Mute what other apps announce.')

/** Everything about this device that can spoil a show. */
const checkDevice = async (): Promise<Finding[]> => [
  storage(),
  worker(),
  clock(),
  screen(),
  offline(),
  ...(await battery()),
  sound,
]

const looks = {
  ready: { Icon: CircleCheck, name: 'dt-good', label: 'Ready' },
  know: { Icon: Info, name: 'dt-warn', label: 'Good to know' },
  mend: { Icon: CircleAlert, name: 'dt-bad', label: 'Needs attention' },
} as const

/** One page before a show: is everything there? */
export function DeviceCheck() {
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const look = useCallback(() => void checkDevice().then(setFindings), [])
  useEffect(() => {
    document.title = 'Device check'
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  const problems = findings.filter(({ state }) => state === 'mend').length
  return (
    <main className="dt dt-desk">
      <header className="dt-bar">
        <Tag />
        <h1 className="dt-grow">Device check</h1>
        <ToolButton onClick={look}>Check again</ToolButton>
      </header>
      <section className="dt-card" role="status">
        <p className={problems === 0 ? 'dt-say dt-good' : 'dt-say dt-bad'}>
          {problems === 0 ? 'Ready to show' : 'Not ready yet'}
        </p>
        <ul className="dt-checks">
          {findings.map(({ title, state, text }) => {
            const { Icon, name, label } = looks[state]
            return (
              <li key={title}>
                <Icon className={`dt-icon ${name}`} aria-label={label} />
                <p className="dt-grow">
                  <b>{title}</b>
                  <small>{text}</small>
                </p>
              </li>
            )
          })}
        </ul>
      </section>
      <a href={window.location.pathname}>Open the demo</a>
    </main>
  )
}
