import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { memory } from '#tests/testing/memory-item-store.ts'
import { createApi } from './api-context.tsx'
import { tokenKey } from './session.ts'

const user = { name: 'Asha', mobileNumber: '5876543210' }

/** A phone that kept this token, and the bearer header of every call it makes. */
function phone(stored: string | null) {
  const storage = memory()
  if (stored !== null) storage.set(tokenKey, stored)
  const requests: [path: string, bearer: string | null][] = []
  const api = createApi({
    host: 'http://ank.test',
    clock: manualClock(0),
    storage,
    fetch: async (url, init) => {
      const header = new Headers(init?.headers).get('authorization')
      requests.push([new URL(String(url)).pathname, header])
      return Response.json({ user })
    },
  })
  return { api, asked: requests, storage }
}

test('a stored token goes with the first call, which asks for the profile §4.1 §4.2', async () => {
  const { api, asked } = phone('kept')
  await api.session.start()
  expect(asked).toEqual([['/api/auth/profile', 'Bearer kept']])
  expect(api.session.state()).toEqual({ status: 'signed-in', user })
})

test.each(['ab🙈', 'a\nb', 'कुंजी', ''])(
  'a stored token that can’t go into a header counts as none: %j',
  async (stored) => {
    const { api, asked, storage } = phone(stored)
    await api.session.start()
    expect(asked).toEqual([])
    expect(storage.get(tokenKey)).toBeNull()
    expect(api.session.state()).toEqual({ status: 'signed-out', reason: 'never' })
  },
)

test('signing in stores the token and sends it; signing out clears token, header and user §4.4 §4.5', async () => {
  const { api, asked, storage } = phone(null)
  api.session.signIn({ token: 'new', user })
  expect([storage.get(tokenKey), api.session.state()]).toEqual([
    'new',
    { status: 'signed-in', user },
  ])
  await api.client.call('getUserProfile')
  api.session.signOut()
  expect(storage.get(tokenKey)).toBeNull()
  expect(api.session.state()).toEqual({ status: 'signed-out', reason: 'by-choice' })
  await api.client.call('getUserProfile')
  expect(asked.map(([, bearer]) => bearer)).toEqual(['Bearer new', null])
})
