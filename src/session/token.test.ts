import { expect, test } from 'vitest'
import { createApi } from '#data/api-context.tsx'
import { manualClock } from '#domain/time/clock.ts'
import { memory } from '#tests/testing/memory-item-store.ts'
import { tokenKey } from './session.ts'

const user = { name: 'Asha', mobileNumber: '5876543210' }

/** A phone that kept this token, and the bearer header of every call it makes. */
function phone(stored: string | null, answer = () => Response.json({ user })) {
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
      return answer()
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

test.each(['ab🙈', 'a\nb', 'a\rX-Other: b', 'कुंजी', 'é', 'a\0b', ''])(
  'a login whose token can’t go into a header is an answer that can’t be read: %j',
  async (token) => {
    const { api } = phone(null, () => Response.json({ token, user }))
    const body = { mobileNumber: '5876543210', password: 'play123' }
    await expect(api.client.call('login', { body })).rejects.toMatchObject({ kind: 'malformed' })
    await expect(
      api.client.call('signup', { body: { ...body, name: 'Asha' } }),
    ).rejects.toMatchObject({ kind: 'malformed' })
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

const page = (status: number) => () =>
  new Response('<!doctype html><h1>Checking your browser</h1>', {
    status,
    headers: { 'content-type': 'text/html' },
  })
const empty = (status: number) => () => new Response(null, { status })

test.each([
  ['a page, 200', page(200)],
  ['a page, 401', page(401)],
  ['a challenge, 403', page(403)],
  ['a page, 404', page(404)],
  ['a page, 451', page(451)],
  ['a page, 500', page(500)],
  ['a page, 520', page(520)],
  ['nothing, 200', empty(200)],
  ['nothing, 204', empty(204)],
  ['nothing, 205', empty(205)],
  ['nothing, 404', empty(404)],
  ['nothing, 500', empty(500)],
])('what stands in front of the host removes no token: %s', async (_, answer) => {
  const { api, storage } = phone('kept', answer)
  await api.session.start()
  expect(api.session.state()).toEqual({ status: 'unreachable' })
  expect(storage.get(tokenKey)).toBe('kept')
})

test.each([
  ['JSON, 401', () => Response.json({ message: 'No' }, { status: 401 })],
  ['JSON, 403', () => Response.json({}, { status: 403 })],
  ['JSON, 404', () => Response.json({ detail: 'Not found' }, { status: 404 })],
  ['nothing, 401', empty(401)],
  ['nothing, 403', empty(403)],
])('what the API itself answers removes it silently: %s §4.3', async (_, answer) => {
  const { api, storage } = phone('kept', answer)
  await api.session.start()
  expect(api.session.state()).toEqual({ status: 'signed-out', reason: 'never' })
  expect(storage.get(tokenKey)).toBeNull()
})

test('a page that refuses a call in mid-use ends no session', async () => {
  const answers = [() => Response.json({ user }), page(401)]
  const { api, storage } = phone('kept', () => (answers.shift() ?? page(401))())
  await api.session.start()
  await expect(api.client.call('listMyBets')).rejects.toMatchObject({ status: 401 })
  expect(api.session.state()).toEqual({ status: 'signed-in', user })
  expect(storage.get(tokenKey)).toBe('kept')
})
