import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { loadMakeCall } from '#api/client.ts'
import { operationNames } from '#api/table/table.ts'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { renderApp, type Answers, type RenderAppOptions } from './render-app.tsx'

const minute = 60_000
/** What a second of a page needs at most. */
const secondMs = 1_000

/** Every call is answered by `answer`. */
export const everyCall = (answer: () => Response | Promise<Response>): Answers =>
  Object.fromEntries(operationNames.map((name) => [name, answer]))

/** Lets time pass by hand, in the page and for the browser's timers. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/**
 * The client at an address whose requests are counted, with timers and `Date` moved by hand until the
 * test ends.
 */
export async function countedApp(path: string, options: RenderAppOptions = {}) {
  await loadMakeCall()
  vi.useFakeTimers({
    now: fridayAt('13:42') + 123,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const app = renderApp(path, options)
  const { calls } = app
  /** The code of the screen and its parts comes in more than one turn. */
  for (let turn = 0; turn < 12; turn += 1) {
    await vi.dynamicImportSettled()
    await pass(secondMs)
  }
  return {
    ...app,
    /** How many requests leave a minute, in so many minutes. */
    async perMinute(
      minutes: number,
      during: () => Promise<unknown> = () => pass(minutes * minute),
    ) {
      calls.length = 0
      await during()
      return calls.length / minutes
    },
  }
}

/** Hides the page, or shows it again. */
export function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
