import { expect, test } from 'vitest'
import { createStore } from '../store/db.ts'

/** A browser's channel between pages of one origin; counts who opens it. */
class Channel extends EventTarget {
  static opened = 0
  constructor() {
    super()
    Channel.opened += 1
  }
  postMessage(): void {}
}

test('in a browser no backend opens a channel to another one', () => {
  expect(typeof window).toBe('object')
  const real = globalThis.BroadcastChannel
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel
  try {
    const make = () => createStore()
    const [one, two] = [make(), make()]
    one.db.token.create({ id: 't', accountId: 'a', createdAt: 1 })
    expect(two.db.token.getAll()).toEqual([])
    expect(Channel.opened).toBe(0)
    expect(globalThis.BroadcastChannel).toBe(Channel)
  } finally {
    globalThis.BroadcastChannel = real
  }
})
