import { describe, expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { createScenarioClock } from './scenario-clock.ts'

describe('the clock of a scenario', () => {
  test('runs with the device', () => {
    const device = manualClock(5_000)
    const clock = createScenarioClock(100_000, device)
    device.advance(250)
    expect(clock.now()).toBe(100_250)
  })

  test('stops while it’s held, and goes on from there', () => {
    const device = manualClock(0)
    const clock = createScenarioClock(100, device)
    device.advance(10)
    clock.hold()
    device.advance(1_000)
    expect([clock.now(), clock.runs()]).toEqual([110, false])
    clock.run()
    device.advance(5)
    expect([clock.now(), clock.runs()]).toEqual([115, true])
  })

  test('runs sixty times as fast from the moment it’s told to', () => {
    const device = manualClock(0)
    const clock = createScenarioClock(0, device)
    device.advance(10)
    clock.run(60)
    device.advance(2)
    expect([clock.now(), clock.speed()]).toEqual([130, 60])
  })

  test('can be moved by hand, held or running, and tells its listeners', () => {
    const device = manualClock(0)
    const clock = createScenarioClock(0, device)
    clock.hold()
    let notified = 0
    const stop = clock.subscribe(() => (notified += 1))
    clock.set(1_000)
    clock.advance(-400)
    expect([clock.now(), notified]).toEqual([600, 2])
    stop()
    clock.set(0)
    expect(notified).toBe(2)
  })
})
