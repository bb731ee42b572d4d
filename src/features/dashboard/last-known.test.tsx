import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { operationNames } from '#api/table/table.ts'
import { noConnection } from '#tests/testing/answers.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { memoryItemStore, storeOn } from '#tests/testing/memory-item-store.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

/** A browser whose storage lasts from one visit to the next. */
function browser() {
  const stored = memoryItemStore()
  return {
    ...stored,
    visit: (path: string, options: RenderAppOptions & { version?: string } = {}) =>
      renderApp(path, {
        storeAnswers: storeOn(stored.itemStore, options.version),
        ...options,
      }),
  }
}

/** A browser in which somebody saw the dashboard with its games, and left once they were stored. */
async function afterAVisit() {
  const phone = browser()
  const { unmount } = phone.visit('/dashboard')
  await screen.findByRole('heading', { name: 'Konkan Day' })
  await screen.findByRole('link', { name: /^Balance.*12,450/ })
  await waitFor(() =>
    expect(phone.items().map(({ id }) => id)).toEqual(
      expect.arrayContaining(['["listGames",{}]', '["getUserProfile",{}]']),
    ),
  )
  unmount()
  return phone
}

/** The strip's, above the screen's own. */
const firstRetry = () => screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement

const at = (...time: [day: number, hour: number, minute: number]) =>
  new Date(2026, 10, ...time).getTime()
const tenMinutesLater = at(20, 13, 52)

beforeEach(idleAtOnce)

describe('a start without an answer', () => {
  test('shows what the player saw last, with its age, for three days', async () => {
    const phone = await afterAVisit()
    const { unmount } = phone.visit('/dashboard', { answers: noConnection, now: tenMinutesLater })
    await screen.findByRole('heading', { name: 'Konkan Day' })
    expect(screen.getByText('Offline. Showing 1:42 PM')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Balance.*12,450/ })).toBeTruthy()
    expect(screen.getByText('10 min old')).toBeTruthy()
    unmount()
    phone.visit('/dashboard', { answers: noConnection, now: at(23, 12, 42) })
    await screen.findByRole('heading', { name: 'Konkan Day' })
  })

  test('refuses a bet even if the phone thinks it’s connected; goes on by itself when the host answers again, and keeps what’s typed', async () => {
    const phone = await afterAVisit()
    const app = phone.visit('/bet/single-digit/konkan-day', { answers: { ...noConnection } })
    await screen.findByText('Offline. Showing 1:42 PM')
    expect(await screen.findByText('You’re offline')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Place Bet' })).toBeNull()
    await app.user.type(screen.getByLabelText<HTMLInputElement>('Amount'), '250')
    for (const name of operationNames) delete app.answers[name]
    await app.user.click(firstRetry())
    await screen.findByRole('button', { name: 'Place Bet' })
    expect(screen.queryByText(/^Offline/)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('250')
    expect(app.calls).not.toContain('placeBet')
  })

  test.each([
    ['by another version of the app', { version: '1.0.1' }],
    ['by another player', { scenario: 'new-player' as const }],
    ['more than three days ago', { now: at(23, 13, 43) }],
    ['before the clock was set back by more', { now: at(17, 13, 41) }],
  ])('doesn’t show what was stored %s, and deletes it', async (_, options) => {
    const phone = await afterAVisit()
    phone.visit('/dashboard', { answers: noConnection, ...options })
    await screen.findByRole('heading', { level: 2, name: 'We can’t reach the server' })
    expect(phone.items()).toEqual([])
  })
})

describe('what’s stored', () => {
  test('contains neither the token nor any part of it, and is gone after Sign Out', async () => {
    const phone = await afterAVisit()
    expect(phone.owner()).toMatch(/^1\.0\.0 [0-9a-z]{1,5}$/)
    const app = phone.visit('/dashboard')
    await screen.findByRole('heading', { name: 'Konkan Day' })
    app.api.session.signOut()
    await waitFor(() => expect(phone.items()).toEqual([]))
  })

  test('contains no account, payout detail or support chat, but which payout methods there are', async () => {
    const phone = browser()
    const texts: string[] = []
    for (const path of ['/bank', '/phonepe', '/withdraw-history', '/enquiry', '/withdraw-fund']) {
      const { unmount, calls } = phone.visit(path)
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(phone.items().length).toBeGreaterThan(0))
      await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull())
      await waitFor(() => expect(calls).toContain('getUserProfile'))
      texts.push(JSON.stringify(phone.items()))
      unmount()
    }
    const storedTexts = texts.join()
    expect(storedTexts).toContain('getUserProfile')
    for (const secret of ['123400004821', '4821', 'ANKX0005943', 'Deccan Example Bank']) {
      expect(storedTexts).not.toContain(secret)
    }
    // The PhonePe number is the mobile number, which is kept.
    expect(storedTexts).not.toContain('"phonepe":"5876543210"')
    expect(storedTexts).not.toMatch(/getBankDetails|getPaymentDetails|listMyEnquiries/)
    phone.visit('/withdraw-fund', { answers: noConnection })
    expect(await screen.findByRole('radio', { name: /^PhonePe/ })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^Bank/ })).toBeTruthy()
  })

  test('is wiped at the next start if signing out couldn’t do it', async () => {
    const phone = await afterAVisit()
    expect(phone.items()).not.toEqual([])
    localStorage.clear()
    phone.visit('/how-to-play', { as: null })
    await waitFor(() => expect(phone.items()).toEqual([]))
  })
})
