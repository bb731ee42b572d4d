import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { manualClock } from '#domain/time/clock.ts'
import { createSignal } from '#lib/store.ts'
import { memory } from '#tests/testing/memory-item-store.ts'
import { manualSchedule } from '#tests/testing/time/manual-schedule.ts'
import type { SessionState } from '../session.ts'
import { createLock } from './lock.ts'

const minute = 60_000
const signedIn: SessionState = {
  status: 'signed-in',
  user: { name: 'Asha', mobileNumber: '5876543210' },
}

/** A phone with a signed-in player; `load` opens the app on it, as a reload does. */
function phone() {
  const storage = memory()
  const clock = manualClock(1_000_000_000_000)
  const { subscribe, emit } = createSignal()
  let state = signedIn
  const call = vi.fn<(operation: string, input: unknown) => Promise<unknown>>()
  call.mockResolvedValue({ token: 'another', user: {} })

  function load() {
    const time = manualSchedule()
    let passed = 0
    const start = vi.fn<() => Promise<void>>(async () => undefined)
    const lock = createLock({
      storage,
      clock,
      client: { call } as never,
      session: { state: () => state, subscribe, start } as never,
      elapsed: () => passed,
      schedule: time.schedule,
    })
    /** The page stays open and nobody touches it. */
    const pass = (ms: number) => {
      passed += ms
      clock.advance(ms)
      time.pass(ms)
    }
    return { lock, pass, start, time }
  }
  return {
    storage,
    clock,
    call,
    load,
    become(next: SessionState) {
      state = next
      emit()
    },
  }
}

describe('a lock after 5 minutes', () => {
  function chosen() {
    const here = phone()
    const page = here.load()
    page.lock.choose(5)
    return { ...here, ...page }
  }

  test('closes if nobody used the app for that long, and not before', () => {
    const { lock, pass } = chosen()
    pass(5 * minute - 1)
    expect(lock.locked.get()).toBe(false)
    pass(1)
    expect(lock.locked.get()).toBe(true)
  })

  test('stays open while the app is used', () => {
    const { lock, pass } = chosen()
    for (let touch = 0; touch < 4; touch += 1) {
      pass(3 * minute)
      lock.use()
    }
    expect(lock.locked.get()).toBe(false)
  })

  test.each([
    ['the phone slept, which runs no timers', 6],
    ['the clock was set back', -60],
  ])('closes on the first touch after %s', (_, minutes) => {
    const { lock, clock } = chosen()
    clock.advance(minutes * minute)
    lock.use()
    expect(lock.locked.get()).toBe(true)
  })

  test('a reloaded page is as locked as it was, and open if it was just used', () => {
    const { load, pass, lock, clock } = chosen()
    expect(load().lock.locked.get()).toBe(false)
    pass(4 * minute)
    lock.leave()
    clock.advance(minute)
    expect(load().lock.locked.get()).toBe(true)
    // Nor does the second reload open it.
    expect(load().lock.locked.get()).toBe(true)
  })

  test('a page left late records when it was used, not when it was left', () => {
    const { load, pass, lock } = chosen()
    pass(minute)
    lock.use()
    pass(3 * minute)
    lock.leave()
    pass(2 * minute)
    expect(load().lock.locked.get()).toBe(true)
  })

  test('opens with the password the host accepts, and leaves the token alone', async () => {
    const { lock, pass, call } = chosen()
    pass(5 * minute)
    await expect(lock.unlock('play123')).resolves.toBeNull()
    expect(lock.locked.get()).toBe(false)
    expect(call.mock.calls).toEqual([
      ['login', { body: { mobileNumber: '5876543210', password: 'play123' } }],
    ])
    pass(4 * minute)
    expect(lock.locked.get()).toBe(false)
  })

  test.each([
    [new ApiError('login', 'refused', { status: 400, body: {} }), 'That password isn’t right'],
    [
      new ApiError('login', 'refused', { status: 401, body: { message: 'Wrong password' } }),
      'Wrong password',
    ],
    [
      new ApiError('login', 'network', {}),
      'We can’t reach the server, so we can’t check your password. Try again.',
    ],
  ])('stays closed when the host says %s', async (error, sentence) => {
    const { lock, pass, call } = chosen()
    pass(5 * minute)
    call.mockRejectedValue(error)
    await expect(lock.unlock('guess')).resolves.toBe(sentence)
    expect(lock.locked.get()).toBe(true)
  })

  test('asks who is signed in if nobody could be asked yet', async () => {
    const { lock, pass, become, start, call } = chosen()
    pass(5 * minute)
    become({ status: 'unreachable' })
    await expect(lock.unlock('play123')).resolves.toMatch(/^We can’t reach the server/)
    expect(call).not.toHaveBeenCalled()
    start.mockImplementation(async () => become(signedIn))
    await expect(lock.unlock('play123')).resolves.toBeNull()
  })

  test('goes with the player, and is open for whoever logs in next', () => {
    const { lock, pass, become, storage } = chosen()
    pass(5 * minute)
    become({ status: 'signed-out', reason: 'by-choice' })
    expect(lock.locked.get()).toBe(false)
    expect(storage.get('ank.lock.used')).toBeNull()
    pass(9 * minute)
    expect(lock.locked.get()).toBe(false)
    become(signedIn)
    expect(lock.locked.get()).toBe(false)
    pass(5 * minute)
    expect(lock.locked.get()).toBe(true)
  })

  test('what another tab did counts', () => {
    let told: (event: StorageEvent) => void = () => {}
    vi.stubGlobal('addEventListener', (_: string, listener: typeof told) => (told = listener))
    const { lock, pass, clock, storage } = chosen()
    vi.unstubAllGlobals()
    const tell = (key: string) => told({ key } as StorageEvent)
    pass(4 * minute)
    storage.set('ank.lock.used', String(clock.now()))
    tell('ank.lock.used')
    pass(2 * minute)
    expect(lock.locked.get()).toBe(false)
    pass(3 * minute)
    expect(lock.locked.get()).toBe(true)
    // Opened there.
    storage.set('ank.lock.used', String(clock.now()))
    tell('ank.lock.used')
    expect(lock.locked.get()).toBe(false)
    storage.remove('ank.lock')
    tell('ank.lock')
    expect(lock.isOn()).toBe(false)
  })

  test('can be turned off: nothing of it stays on the device', () => {
    const { lock, pass, storage } = chosen()
    lock.choose(null)
    pass(60 * minute)
    expect(lock.locked.get()).toBe(false)
    expect([storage.get('ank.lock'), storage.get('ank.lock.used')]).toEqual([null, null])
  })
})

test('nothing is locked or written unless the player asked for it', () => {
  const { load, storage } = phone()
  const { lock, pass } = load()
  pass(600 * minute)
  lock.use()
  lock.leave()
  expect(lock.locked.get()).toBe(false)
  expect(storage.get('ank.lock.used')).toBeNull()
})
