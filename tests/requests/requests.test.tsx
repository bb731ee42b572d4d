import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goOffline } from '#tests/testing/browser.ts'
import { countedApp, everyCall, pass, setHidden } from '#tests/testing/counted-app.tsx'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import { watchOpened } from '#tests/testing/pages/deposit-page.ts'

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function fillSlip(): Promise<void> {
  type('Jodi', '57')
  type('Amount', '100')
  fireEvent.click(screen.getByRole('button', { name: 'Add another number' }))
  await pass(2_000)
  expect(screen.getByRole('region', { name: /slip/i })).toBeTruthy()
}

/** The sheet of the first open Starline game. */
async function openSheet(): Promise<void> {
  fireEvent.click(buttonNamed(/^Play now, 2:00 PM/))
  await pass(2_000)
  expect(screen.getByRole('dialog')).toBeTruthy()
}

async function sendDeposit(): Promise<void> {
  type('Amount to add', '2000')
  fireEvent.click(buttonNamed('Pay with UPI app'))
  await pass(15_000)
  expect(screen.getByRole('region', { name: 'Your last request' })).toBeTruthy()
}

/** What a screen asks a minute while it's looked at, at most what home does (docs/performance.md). */
const screens = [
  { name: 'home', path: '/dashboard', awake: 5 },
  { name: 'bet', path: '/bet/jodi/konkan-day', awake: 5 },
  { name: 'a slip', path: '/bet/jodi/konkan-day', awake: 5, prepare: fillSlip },
  { name: 'a Starline sheet', path: '/starline-gaming', awake: 5, prepare: openSheet },
  // A return asks for the last request's status; for one that was sent from here, each after half a minute.
  { name: 'deposit', path: '/add-fund', awake: 3, shown: 4 },
  { name: 'a deposit that was sent', path: '/add-fund', awake: 3, shown: 5, prepare: sendDeposit },
  { name: 'withdrawal', path: '/withdraw-fund', awake: 3 },
]

const busy = (headers: Record<string, string> = {}) =>
  everyCall(() => Response.json({}, { status: 503, headers }))

async function open(path: string, prepare = () => Promise.resolve()) {
  watchOpened()
  const app = await countedApp(path)
  await prepare()
  return app
}

/** The page is shown for 15 s, hidden for 15 s, and so on. */
async function glance(minutes: number): Promise<void> {
  for (let turn = 0; turn < minutes * 2; turn += 1) {
    setHidden(true)
    await pass(15_000)
    setHidden(false)
    await pass(15_000)
  }
}

test.each(screens)(
  '$name asks at most six times a minute, shown every 30 s or again too, and not while hidden or offline',
  { timeout: 120_000 },
  async ({ path, awake, shown = awake, prepare }) => {
    const app = await open(path, prepare)
    expect(app.path()).toBe(path)
    expect(await app.perMinute(2)).toBe(awake)
    expect(await app.perMinute(2, () => glance(2))).toBeLessThanOrEqual(shown)
    setHidden(true)
    expect(await app.perMinute(5)).toBe(0)
    setHidden(false)
    expect(await app.perMinute(1, () => pass(59_000))).toBeLessThanOrEqual(6)
    const connect = goOffline()
    expect(await app.perMinute(2, () => glance(2))).toBe(0)
    connect()
    expect(await app.perMinute(1, () => pass(59_000))).toBeLessThanOrEqual(6)
  },
)

test.each(screens)(
  '$name asks less of a host that answers 503, nothing while it wants to be left alone, and as usual afterwards',
  { timeout: 120_000 },
  async ({ path, awake, shown = awake, prepare }) => {
    const app = await open(path, prepare)
    Object.assign(app.answers, busy())
    await pass(3 * 60_000)
    expect(await app.perMinute(4)).toBeLessThanOrEqual(awake / 2)
    expect(await app.perMinute(4, () => glance(4))).toBeLessThanOrEqual(shown)
    Object.assign(app.answers, busy({ 'retry-after': '600' }))
    await glance(3)
    expect(await app.perMinute(2, () => glance(2))).toBe(0)
    for (const name of Object.keys(app.answers)) Reflect.deleteProperty(app.answers, name)
    // Ten minutes, and up to a quarter more.
    await pass(13 * 60_000)
    expect(await app.perMinute(2)).toBe(awake)
  },
)
