import { describe, expect, it } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { followingClock } from './following-clock.ts'

describe('followingClock', () => {
  it('shows the time of the clock it follows, and reports each of its jumps', () => {
    const [device, host] = [manualClock(1_000), manualClock(50_000)]
    const clock = followingClock(device)
    const told: number[] = []
    clock.subscribe(() => told.push(clock.now()))
    device.set(2_000)
    clock.follow(host)
    host.advance(500)
    expect(told).toEqual([2_000, 50_000, 50_500])
  })

  it('stops following the previous clock', () => {
    const [device, host] = [manualClock(1_000), manualClock(50_000)]
    const clock = followingClock(device)
    clock.follow(host)
    const told: number[] = []
    clock.subscribe(() => told.push(clock.now()))
    device.set(9_000)
    expect(told).toEqual([])
  })

  it('doesn’t tell listeners who have left', () => {
    const device = manualClock(1_000)
    const clock = followingClock(device)
    let told = 0
    const leave = clock.subscribe(() => (told += 1))
    leave()
    device.set(2_000)
    expect(told).toBe(0)
  })
})
