/**
 * What is looked for on a page. A selector fits the build of today and older ones alike: it names
 * what a player sees by what it leads to, not by how it is built.
 */
export const seen = {
  /** The login's own button. */
  login: 'form button[type="submit"]',
  /** The same once a tap on it was answered. */
  answered: 'form button[type="submit"][aria-busy="true"]',
  /** The bar at the bottom of every signed-in screen. */
  frame: 'nav a[href="/wallet"]',
  /** A market with its Play Game. */
  games: 'a[href^="/game-selection/"]',
  /** The demo's accounts, in one tap. */
  accounts: '.dt-accounts button',
  /** A bet of a history. */
  bets: 'main article',
  /** The second page of a history. */
  secondPage: 'nav li:nth-child(2) > button[aria-label]',
  secondPageShown: 'nav li:nth-child(2) > button[aria-current="page"]',
}

/**
 * @typedef {object} Tap
 * @property {string} on selector of what is tapped as soon as it is drawn
 * @property {string} until the moment after which nobody taps again
 * @property {string[]} [type] what is typed into the fields of the form first
 */

/**
 * Runs in the page before anything else and notes in `window.bench`, in ms since the navigation:
 * `at`, when each of `wanted` (name to selector) was first painted, `sent` when the login call
 * left; `largest`, the largest paint; `shift`, the sum of unexpected layout shifts; `events`, the
 * slow ones. With `tap`, a player taps as soon as there is something to tap, and again every 250 ms
 * until it has worked.
 * @param {{ wanted: Record<string, string>, tap?: Tap }} visit
 */
export function watch({ wanted, tap }) {
  const bench = { at: {}, shift: 0, largest: 0, events: [] }
  window.bench = bench
  const note = (name) => (bench.at[name] ??= performance.now())
  const visible = (selector) =>
    [...document.querySelectorAll(selector)].find(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0,
    )

  const missing = new Set(Object.keys(wanted))
  const look = () => {
    for (const name of missing) {
      if (!visible(wanted[name])) continue
      missing.delete(name)
      // What stands in the document now is painted with this frame: the time after it counts.
      setTimeout(() => note(name))
    }
    if (missing.size > 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  const send = window.fetch
  window.fetch = function (input, ...rest) {
    const address = typeof input === 'string' ? input : (input.url ?? String(input))
    if (address.endsWith('/api/auth/login')) note('sent')
    return Reflect.apply(send, this, [input, ...rest])
  }

  const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const fill = (form) => {
    const fields = form?.querySelectorAll('input') ?? []
    tap.type?.forEach((value, index) => {
      const field = fields[index]
      if (!field || field.value === value) return
      setValue.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const play = () => {
    if (tap.until in bench.at) return
    const target = visible(tap.on)
    if (target) {
      fill(target.form)
      note('tapped')
      target.click()
    }
    setTimeout(play, target ? 250 : 16)
  }
  if (tap) play()

  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('largest-contentful-paint', ({ startTime }) => (bench.largest = startTime))
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) bench.shift += value
  })
  const slow = ({ name, duration, target }) =>
    bench.events.push({ name, duration, on: target?.textContent?.slice(0, 30) })
  observe('event', slow, { durationThreshold: 16 })
}

/** Runs in the page: withholds every idle moment, so that nothing is fetched ahead of need. */
export function neverIdle() {
  window.requestIdleCallback = () => 0
}

/**
 * Runs in the page: what had been asked for by a moment (ms), the page itself first, with the bytes
 * of the body as they were sent.
 * @param {number} moment
 */
export function askedFor(moment) {
  return performance
    .getEntries()
    .filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
    .filter(({ startTime }) => startTime <= moment)
    .map(({ name, encodedBodySize, responseEnd }) => ({
      name,
      bytes: responseEnd <= moment ? encodedBodySize : 0,
    }))
}
