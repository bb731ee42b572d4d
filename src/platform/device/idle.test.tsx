import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onIdle } from './idle.ts'

let asked: (() => void)[] = []
/** The browser has nothing to do for a moment. */
const quietMoment = () => asked.splice(0).forEach((run) => run())

beforeEach(() => {
  asked = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run))
  vi.stubGlobal('cancelIdleCallback', () => (asked = []))
})
afterEach(() => void vi.unstubAllGlobals())

it('waits for six quiet moments: the first comes before what was drawn has been painted', () => {
  const run = vi.fn()
  onIdle(run)
  for (let moment = 1; moment <= 5; moment++) quietMoment()
  expect(run).not.toHaveBeenCalled()
  quietMoment()
  quietMoment()
  expect(run).toHaveBeenCalledOnce()
})

it('can be called off at any moment', () => {
  const run = vi.fn()
  const cancel = onIdle(run)
  quietMoment()
  quietMoment()
  cancel()
  for (let moment = 1; moment <= 6; moment++) quietMoment()
  expect(run).not.toHaveBeenCalled()
})
