import { expect, test } from 'vitest'
import { memory } from '#tests/testing/memory-item-store.ts'
import type { Session, SessionState } from '../session.ts'
import { ownStorage } from './own-storage.ts'

const player = (mobileNumber: string): SessionState => ({
  status: 'signed-in',
  user: { name: 'Asha', mobileNumber },
})

test('each player on a phone sees only their own values', () => {
  let state = player('5876543210')
  const storage = ownStorage({ state: () => state } as Session, memory())
  storage.set('pending', 'first')
  state = player('9876500000')
  expect(storage.get('pending')).toBeNull()
  storage.set('pending', 'second')

  state = player('5876543210')
  expect(storage.get('pending')).toBe('first')
  state = { status: 'signed-out', reason: 'ended' }
  storage.remove('pending')
  state = player('5876543210')
  expect(storage.get('pending')).toBeNull()
  state = player('9876500000')
  expect(storage.get('pending')).toBe('second')
})
