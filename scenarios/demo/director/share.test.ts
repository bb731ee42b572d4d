import { describe, expect, test } from 'vitest'
import { jumpsFrom } from './jumps.ts'
import { readPlace, type Place } from './place.ts'
import { readLink, shareLink } from './share.ts'

const place: Place = {
  scenario: 'regular-day',
  day: '2026-11-20',
  done: 2,
  now: new Date(2026, 10, 20, 15, 11, 30).getTime(),
  runs: false,
  speed: 1,
  latency: '3g',
  faults: [{ operation: 'placeBet', fault: { kind: 'lost-answer' }, times: 1 }],
}

describe('a link', () => {
  test('carries scenario, step, clock and faults to another device', () => {
    const link = new URL(shareLink(place, 'https://demo.example/wallet?old=1#x'))
    expect(link.pathname).toBe('/wallet')
    expect(readLink(link.search)).toEqual({
      scenario: 'regular-day',
      day: '2026-11-20',
      step: 2,
      clock: place.now,
      held: true,
      speed: null,
      latency: '3g',
      faults: place.faults,
    })
  })

  test('is short if nothing is unusual', () => {
    const plain = { ...place, done: 0, runs: true, latency: 'none', faults: [] } as const
    expect(shareLink(plain, 'https://demo.example/')).toBe(
      'https://demo.example/?scenario=regular-day&day=2026-11-20&clock=2026-11-20T15%3A11%3A30',
    )
  })

  test('typed by hand needs only the scenario, and nonsense in it is ignored', () => {
    expect(readLink('?scenario=closed-market')).toMatchObject({ step: 0, clock: null, held: false })
    expect(readLink('?scenario=x&step=-3&clock=soon&day=2026-13-01&faults={]&latency=9g')).toEqual({
      scenario: 'x',
      day: null,
      step: 0,
      clock: null,
      held: false,
      speed: null,
      latency: null,
      faults: null,
    })
    expect(readLink('?page=2')).toBeNull()
  })
})

describe('a link from anybody', () => {
  const faults = (list: unknown) =>
    readLink(`?scenario=x&faults=${encodeURIComponent(JSON.stringify(list))}`)?.faults
  const status = { kind: 'status', status: 500 } as const

  test('can’t bring words that look like the product’s', () => {
    const message = 'Send your password to 5000000009'
    expect(faults([{ operation: '*', fault: { ...status, message, body: { message } } }])).toEqual([
      { operation: '*', fault: { ...status, message: `Demo: ${message}` } },
    ])
    const again = { operation: '*', fault: { ...status, message: 'Demo: Closed today' } }
    expect(faults([again])).toEqual([again])
    const long = { operation: '*', fault: { ...status, message: 'x'.repeat(9000) } }
    expect(JSON.stringify(faults([long])).length).toBeLessThan(300)
  })

  test('has a limited speed', () => {
    expect(readLink('?scenario=x&speed=1e9')?.speed).toBeNull()
    expect(readLink('?scenario=x&speed=60')?.speed).toBe(60)
  })
})

describe('the saved place', () => {
  const kept = (at: number, over: Partial<Place> = {}) =>
    JSON.stringify({ place: { ...place, ...over }, at })

  test('comes back with its clock: held where it stopped, or as far as it has run', () => {
    expect(readPlace(kept(1000), 61_000)?.now).toBe(place.now)
    expect(readPlace(kept(1000, { runs: true }), 61_000)?.now).toBe(place.now + 60_000)
    expect(readPlace(kept(1000, { runs: true, speed: 60 }), 2000)?.now).toBe(place.now + 60_000)
  })

  test('is ignored after four hours, and if it can’t be read', () => {
    expect(readPlace(kept(0), 4 * 60 * 60_000 + 1)).toBeNull()
    expect(readPlace(kept(0, { scenario: 'gone' as never }), 1)).toBeNull()
    expect(readPlace('{', 1)).toBeNull()
    expect(readPlace(null, 1)).toBeNull()
  })
})

test('the clock jumps to market times, Sunday and midnight', () => {
  const markets = [
    { gameName: 'Malwa Day', openTime: '12:30', closeTime: '14:30' },
    { gameName: 'Konkan Day', openTime: '15:00', closeTime: '17:00' },
  ]
  const now = new Date(2026, 10, 20, 14, 40).getTime()
  const jumps = jumpsFrom(markets, now).map(({ title, about, to }) => [
    title,
    about,
    new Date(to).toString().slice(0, 21),
  ])
  expect(jumps).toEqual([
    ['Next open end', 'Konkan Day', 'Fri Nov 20 2026 14:59'],
    ['Between draws', 'Konkan Day', 'Fri Nov 20 2026 15:01'],
    ['Next close end', 'Konkan Day', 'Fri Nov 20 2026 16:59'],
    ['After close', 'Konkan Day', 'Fri Nov 20 2026 17:01'],
    ['Next Sunday', 'no withdrawals', 'Sun Nov 22 2026 14:40'],
    ['Midnight', 'a new day', 'Sat Nov 21 2026 00:00'],
  ])
})
