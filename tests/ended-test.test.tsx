import { expect, test, vi } from 'vitest'

/** Whether the page drew a frame. */
let drawn = false
const draw = () => requestAnimationFrame(() => (drawn = true))

test('a test moves time by hand, puts its own in place of the browser’s, and asks for a frame', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('matchMedia', null)
  vi.stubEnv('TZ', 'Asia/Dubai')
  draw()
  expect(drawn).toBe(false)
})

test('the next one has real time, the browser’s own, and frames', async () => {
  expect(vi.isFakeTimers()).toBe(false)
  expect(globalThis.matchMedia).not.toBeNull()
  expect(process.env['TZ']).toBe('Asia/Kolkata')
  drawn = false
  draw()
  await expect.poll(() => drawn).toBe(true)
})
