import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Makes the page count as idle at once, so that code and data that wait for that are fetched. */
export function idleAtOnce(): void {
  vi.stubGlobal('scheduler', { postTask: (run: () => void) => void setTimeout(run, 0) })
}

/** The device loses its connection and says so; the returned function, or the test's end, restores it. */
export function goOffline(): () => void {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => spy.mockRestore())
  act(() => void window.dispatchEvent(new Event('offline')))
  return () => {
    spy.mockRestore()
    // Phones wait a little, each as long as its own number says.
    const random = vi.spyOn(Math, 'random').mockReturnValue(0)
    act(() => void window.dispatchEvent(new Event('online')))
    random.mockRestore()
  }
}

/** The page is in the background. */
export function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Catches what is opened in a new tab. */
export function catchWindows() {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  return {
    /** Address, target and features of each, in order. */
    opened: () => open.mock.calls,
  }
}

/** Catches intervals of `ms` milliseconds; `tick` runs them once. */
export function catchIntervals(ms: number) {
  const set = vi.spyOn(globalThis, 'setInterval')
  const clear = vi.spyOn(globalThis, 'clearInterval')
  return {
    tick() {
      const clearedIds = new Set(clear.mock.calls.map(([id]) => id))
      set.mock.calls.forEach(([run, every], index) => {
        const result = set.mock.results[index]?.value as NodeJS.Timeout
        if (every === ms && !clearedIds.has(result)) run()
      })
    },
  }
}

/** Safari on an iPhone, not installed: the only browser that has `navigator.standalone`. */
export function onIphone(): void {
  const traits = { standalone: false, maxTouchPoints: 5 }
  for (const [name, value] of Object.entries(traits)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}

/** How many elements match, each time that the page has changed it. */
export function countsOf(selector: string): number[] {
  const counts: number[] = []
  const observer = new MutationObserver(() => {
    const { length } = document.querySelectorAll(selector)
    if (length > 0 && length !== counts.at(-1)) counts.push(length)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return counts
}
