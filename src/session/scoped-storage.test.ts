import { expect, test } from 'vitest'
import { memory } from '#tests/testing/memory-item-store.ts'
import { scopedStorage } from './scoped-storage.ts'
import type { LoginSession, SessionState } from './session.ts'

const player = (mobileNumber: string): SessionState => ({
  status: 'signed-in',
  user: { name: 'Asha', mobileNumber },
})

test('each player on a phone sees only their own values', () => {
  let state = player('5876543210')
  const storage = scopedStorage({ state: () => state } as LoginSession, memory())
  storage.set('ank.draft.deposit', 'first')
  state = player('9876500000')
  expect(storage.get('ank.draft.deposit')).toBeNull()
  storage.set('ank.draft.deposit', 'second')

  state = player('5876543210')
  expect(storage.get('ank.draft.deposit')).toBe('first')
  state = { status: 'signed-out', reason: 'ended' }
  storage.remove('ank.draft.deposit')
  state = player('5876543210')
  expect(storage.get('ank.draft.deposit')).toBeNull()
  state = player('9876500000')
  expect(storage.get('ank.draft.deposit')).toBe('second')
})
