/**
 * What to look for on a page. Selectors must fit older builds too, so they go by where a thing leads,
 * not by how it's built.
 */
export const seen = {
  /** The login's own button. */
  login: 'form button[type="submit"]',
  /** The same after it has reacted to a tap. */
  answered: 'form button[type="submit"][aria-busy="true"]',
  /** The bar at the bottom of every signed-in screen. */
  frame: 'nav a[href="/wallet"]',
  /** A market with its Play Game. */
  games: 'a[href^="/game-selection/"]',
  /** The demo's one-tap accounts. */
  accounts: '.dt-accounts button',
  /** A bet in a history. */
  bets: 'main article',
  /** The second page of a history. */
  secondPage: 'nav li:nth-child(2) > button[aria-label]',
  secondPageShown: 'nav li:nth-child(2) > button[aria-current="page"]',
}

/** What can appear on a page, plus the calls and taps that are noted. */
export type SeenName = keyof typeof seen
export type MomentName = SeenName | 'sent' | 'tapped'

export interface Tap {
  /** Selector of what to tap as soon as it appears. */
  on: string
  /** The moment after which tapping stops. */
  until: string
  /** What to type into the form's fields first. */
  type?: string[]
}

/** What to look for on a page, and what to tap. */
export interface Watch {
  /** Names to selectors. */
  wanted: Record<string, string>
  tap?: Tap
}

/** What `watch` notes, in ms since the navigation. */
export interface Noted {
  at: Record<string, number>
  shift: number
  largest: number
  events: { name: string; duration: number; on: string | undefined }[]
}

declare global {
  interface Window {
    bench: Noted
  }
}

/** Missing from TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean
  value: number
}

/**
 * Runs in the page before anything else and notes in `window.bench`, in ms since the navigation: in
 * `at`, when each of `wanted` (name to selector) was first painted and, as `sent`, when the login call
 * was sent; `largest`, the largest paint; `shift`, the sum of unexpected layout shifts; `events`, the
 * slow ones. With `tap`, it taps as soon as there is something to tap, and again every 250 ms until
 * the tap has worked.
 */
export function watch({ wanted, tap }: Watch): void {
  const bench: Noted = { at: {}, shift: 0, largest: 0, events: [] }
  window.bench = bench
  const note = (name: string) => (bench.at[name] ??= performance.now())
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0,
    )

  const missing = new Set(Object.keys(wanted))
  let planned = false
  const look = () => {
    planned = false
    for (const name of missing) {
      if (!visible(wanted[name] ?? '')) continue
      missing.delete(name)
      // It will be painted with this frame: the time after the frame counts.
      setTimeout(() => note(name))
    }
    if (missing.size === 0) changes.disconnect()
  }
  // Only after a change: looking in every frame would take a good part of the slowed processor.
  const plan = () => {
    if (!planned) requestAnimationFrame(look)
    planned = true
  }
  const changes = new MutationObserver(plan)
  changes.observe(document, { subtree: true, childList: true, attributes: true })
  // A style sheet may show what is there already.
  document.addEventListener('load', plan, true)

  const send = window.fetch
  window.fetch = function (this: unknown, input, ...rest) {
    const address = input instanceof Request ? input.url : String(input)
    if (address.endsWith('/api/auth/login')) note('sent')
    return Reflect.apply(send, this, [input, ...rest]) as Promise<Response>
  }

  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const fill = ({ type = [] }: Tap, form: HTMLFormElement | null | undefined) => {
    const fields = form?.querySelectorAll('input') ?? []
    type.forEach((value, index) => {
      const field = fields[index]
      if (!field || field.value === value) return
      setValue?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const play = (asked: Tap) => {
    if (asked.until in bench.at) return
    const target = visible(asked.on)
    if (target) {
      fill(asked, target.closest('form'))
      note('tapped')
      target.click()
    }
    setTimeout(() => play(asked), target ? 250 : 16)
  }
  if (tap) play(tap)

  const observe = <T extends PerformanceEntry>(
    type: string,
    take: (entry: T) => void,
    more: PerformanceObserverInit = {},
  ) =>
    new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('largest-contentful-paint', ({ startTime }) => (bench.largest = startTime))
  observe('layout-shift', ({ hadRecentInput, value }: LayoutShift) => {
    if (!hadRecentInput) bench.shift += value
  })
  const slow = ({ name, duration, target }: PerformanceEventTiming) =>
    bench.events.push({ name, duration, on: target?.textContent?.slice(0, 30) })
  observe('event', slow, { durationThreshold: 16 } as PerformanceObserverInit)
}
