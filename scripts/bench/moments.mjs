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
}

/**
 * Runs in the page, before anything else: notes in `window.bench` when each of `wanted` (name to
 * selector) was drawn for the first time, when the login call left, shifts of the layout, the
 * largest paint and slow events. With `typed`, a player types into the login as soon as it is
 * there and taps Login, again every 100 ms until the call has left.
 */
export function watch({ wanted, typed, tap }) {
  const bench = { at: {}, shift: 0, largest: 0, events: [] }
  window.bench = bench
  const isDrawn = (selector) =>
    [...document.querySelectorAll(selector)].some(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0,
    )
  const note = (name) => {
    if (!(name in bench.at)) bench.at[name] = performance.now()
  }

  const missing = new Set(Object.keys(wanted))
  const look = () => {
    for (const name of missing) {
      if (!isDrawn(wanted[name])) continue
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

  const type = (field, value) => {
    if (field.value === value) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const play = () => {
    if ('sent' in bench.at || location.pathname !== '/auth') return
    const target = document.querySelector(tap)
    const fields = document.querySelectorAll('form input:not([type="radio"])')
    if (target && isDrawn(tap) && (!typed || fields.length > 1)) {
      note('tapped')
      typed?.forEach((value, index) => type(fields[index], value))
      target.click()
    }
    setTimeout(play, 'tapped' in bench.at ? 100 : 16)
  }
  if (tap) play()

  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('largest-contentful-paint', (entry) => (bench.largest = entry.startTime))
  observe('layout-shift', (entry) => (bench.shift += entry.hadRecentInput ? 0 : entry.value))
  observe('event', ({ name, duration }) => bench.events.push({ name, duration }), {
    durationThreshold: 16,
  })
}

/** Runs in the page: withholds every idle moment, so that nothing is fetched ahead of need. */
export function neverIdle() {
  window.requestIdleCallback = () => 0
}

/**
 * Runs in the page: the addresses that had been asked for at a moment (ms), the page's first.
 * @param {number} moment
 */
export function askedFor(moment) {
  return performance
    .getEntries()
    .filter(
      ({ entryType, startTime }) =>
        ['navigation', 'resource'].includes(entryType) && startTime <= moment,
    )
    .map(({ name, encodedBodySize, initiatorType }) => ({ name, encodedBodySize, initiatorType }))
}
