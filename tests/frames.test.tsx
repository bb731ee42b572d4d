import { expect, test, vi } from 'vitest'

/** Whether the page drew a frame. */
let drawn = false
const draw = () => requestAnimationFrame(() => (drawn = true))

test('a test that moves time by hand asks for a frame and ends', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  draw()
  expect(drawn).toBe(false)
})

test('the next test has real time and frames', async () => {
  expect(vi.isFakeTimers()).toBe(false)
  drawn = false
  draw()
  await expect.poll(() => drawn).toBe(true)
})
