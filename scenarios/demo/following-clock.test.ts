import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { followingClock } from './following-clock.ts'

test('shows and reports the time of the clock it follows, and no longer that of the one before', () => {
  const [device, host] = [manualClock(1_000), manualClock(50_000)]
  const clock = followingClock(device)
  const told: number[] = []
  const leave = clock.subscribe(() => told.push(clock.now()))
  device.set(2_000)
  clock.follow(host)
  host.advance(500)
  device.set(9_000)
  leave()
  host.advance(500)
  expect(told).toEqual([2_000, 50_000, 50_500])
  expect(clock.now()).toBe(51_000)
})
