/** The button of the login form. */
export const login = 'form button[type="submit"]'

/** What is waited for, by selectors that older builds have too. */
export const shown = {
  games: 'a[href^="/game-chart/"]',
  bets: 'main article',
  'second page': 'nav li:nth-child(2) > button[aria-current="page"]',
  'tap works': `${login}[aria-busy="true"], nav a[href="/wallet"]`,
} as const

/** What is tapped, and until what is shown. */
export interface Tap {
  on: string
  until: keyof typeof shown
}

export const tapLogin: Tap = { on: login, until: 'tap works' }
/** The first one-tap account of the demo. */
export const tapAccount: Tap = { on: '.dt-accounts button', until: 'tap works' }
export const tapSecondPage: Tap = {
  on: 'nav li:nth-child(2) > button[aria-label]',
  until: 'second page',
}

/**
 * Runs in the page before anything else: sets the host's clock, signs in, marks when each of `shown`
 * is first painted and, with `tap`, taps as soon as there's something to tap and again every 250 ms,
 * until the tap has worked.
 */
export function watch(given: {
  clockOffset: number
  token: string | null
  credentials: readonly string[]
  shown: Record<string, string>
  tap: Tap | null
  again: boolean
}): void {
  if (!location.protocol.startsWith('http')) return
  // Of a tab, not of the origin: `clearStorage` doesn't reach it.
  if (!given.again) sessionStorage.clear()
  const { clockOffset, token, credentials, tap } = given
  const Real = Date
  const moved = () => Real.now() + clockOffset
  globalThis.Date = new Proxy(Real, {
    construct: (_, parts: unknown[]) =>
      Reflect.construct(Real, parts.length > 0 ? parts : [moved()]),
    get: (_, key) => (key === 'now' ? moved : Reflect.get(Real, key)),
  })
  if (token !== null) localStorage.setItem('token', token)

  const missing = new Map(Object.entries(given.shown))
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  let isPlanned = false
  const look = () => {
    isPlanned = false
    for (const [name, selector] of missing) {
      if (!visible(selector)) continue
      missing.delete(name)
      // The time after the frame that shows it.
      setTimeout(() => performance.mark(name))
    }
  }
  // Only after a change: looking in every frame would take a good part of the slowed processor.
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(look)
    isPlanned = true
  }
  new MutationObserver(plan).observe(document, { subtree: true, childList: true, attributes: true })
  // A style sheet may show what is there already.
  document.addEventListener('load', plan, true)

  // Without a script, a form is sent by the browser: its page would load anew, and its marks start at 0.
  addEventListener('submit', (event) => event.preventDefault())
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const tapUntilShown = (goal: Tap) => {
    if (!missing.has(goal.until)) return
    const target = visible(goal.on)
    for (const [index, field] of [
      ...(target?.closest('form')?.querySelectorAll('input') ?? []),
    ].entries()) {
      if (field.value === credentials[index]) continue
      setValue?.call(field, credentials[index])
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    target?.click()
    setTimeout(() => tapUntilShown(goal), target ? 250 : 16)
  }
  if (tap) tapUntilShown(tap)
}
