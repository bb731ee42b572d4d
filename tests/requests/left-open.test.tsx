import { beforeEach, expect, test, vi } from 'vitest'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { countedApp, pass, setHidden } from '#tests/testing/counted-app.tsx'

beforeEach(idleAtOnce)

const minute = 60_000
/** Longer than anything that isn't on screen is kept. */
const long = 35 * minute

test.each(['/dashboard', '/bet/jodi/konkan-day', '/starline-gaming', '/add-fund', '/enquiry'])(
  '%s: hidden, it wakes the phone for nothing; shown again, it goes on',
  { timeout: 120_000 },
  async (path) => {
    const app = await countedApp(path)
    const awake = await app.perMinute(2)
    setHidden(true)
    await pass(long)
    expect(vi.getTimerCount()).toBe(0)
    setHidden(false)
    await pass(minute)
    expect(await app.perMinute(2)).toBe(awake)
  },
)
