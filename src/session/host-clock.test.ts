import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { watchHostClock } from './host-clock.ts'

const date = 'Fri, 20 Nov 2026 09:30:00 GMT'
const signedIn = { headers: { authorization: 'Bearer t' } }

/** What one answer says, asked for with `init`; the phone's clock moves by two seconds meanwhile. */
async function latestAfter(headers: Record<string, string>, init: RequestInit = signedIn) {
  const clock = manualClock(1000)
  const send = async () => {
    clock.advance(2000)
    return new Response('{}', { headers: { 'content-type': 'application/json', ...headers } })
  }
  const { watch, hostClock } = watchHostClock(clock)
  let told = 0
  hostClock.subscribe(() => (told += 1))
  await watch(send)('/api/games', init)
  const latest = hostClock.latest()
  expect(told).toBe(latest === null ? 0 : 1)
  return latest
}

test('an answer to the player says what time it is at the host', async () => {
  const times = { sentAt: 1000, answeredAt: 3000 }
  expect(await latestAfter({ date })).toEqual({ date, age: null, ...times })
  expect(await latestAfter({ date, age: '30' })).toEqual({ date, age: '30', ...times })
})

test.each<[string, Record<string, string>, RequestInit?]>([
  ['without a date, as another origin’s that isn’t exposed', {}],
  ['that anybody gets: a cache may have kept it', { date }, {}],
  ['in HTML: a page in front of the host', { date, 'content-type': 'text/html' }],
])('an answer %s says nothing', async (_, headers, init) => {
  expect(await latestAfter(headers, init)).toBeNull()
})

test('a call that fails says nothing and fails', async () => {
  const { watch, hostClock } = watchHostClock(manualClock(0))
  const send = watch(() => Promise.reject(new TypeError('gone')))
  await expect(send('/api/games', signedIn)).rejects.toThrow('gone')
  expect(hostClock.latest()).toBeNull()
})
