import { expect, test } from 'vitest'
import { sessionStore } from '#platform/storage/storage.ts'
import { restoreTyped } from './typed-login.ts'

test('what was typed comes back once', () => {
  const typed = {
    mode: 'signup',
    draft: { name: 'Asha', mobileNumber: '98', adult: true, limitText: '500', limit: 500 },
    hadPassword: true,
  }
  sessionStore.set('ank.sign-in', JSON.stringify(typed))
  expect(restoreTyped()).toEqual(typed)
  expect(restoreTyped()).toBeNull()
})

test.each([
  '{',
  '[]',
  '9007199254740991',
  '{"snapshot":{"demo":"old"}}',
  '{"mode":"signup","hadPassword":false}',
  '{"mode":"reset","draft":{},"hadPassword":false}',
  '{"mode":"signup","draft":{"name":5},"hadPassword":false}',
  '{"mode":"signup","draft":{"limit":"500"},"hadPassword":false}',
  '{"mode":"signup","draft":{"nick":"a"},"hadPassword":false}',
])('%s, which this release didn’t store, is as if nothing were stored', (text) => {
  sessionStore.set('ank.sign-in', text)
  expect(restoreTyped()).toBeNull()
})
