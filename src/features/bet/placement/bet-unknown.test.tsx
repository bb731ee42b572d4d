import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { goOffline } from '#tests/testing/browser.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'

type Page = Awaited<ReturnType<typeof betPage>>

const address = '/bet/single-panna/konkan-day'
const success = ['Bet placed successfully!', 'New balance: ₹12,350']

describe('the outcome is unknown', () => {
  async function unknown(fault: 'lost-answer' | 'network', number = '128') {
    const page = await betPage(address)
    page.backend.faults.next('placeBet', { kind: fault })
    page.backend.faults.add({ operation: 'listMyBets', fault: { kind: 'network' } })
    page.fill(number, '100')
    page.place()
    await screen.findByText('Checking your ₹100 bet on Konkan Day…')
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Check again' }).getAttribute('aria-busy'),
      ).toBeNull(),
    )
    return page
  }
  const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  async function openDetails(page: Page) {
    await page.user.click(await screen.findByRole('button', { name: 'Details' }))
    return within(await screen.findByRole('dialog', { name: 'We don’t know yet' }))
  }

  test('the bar alone says it, as an answer to the press: one line, one button', async () => {
    await unknown('lost-answer')
    const bar = within(screen.getByRole('contentinfo'))
    expect(bar.getByRole('alert').textContent).toBe('Checking your ₹100 bet on Konkan Day…')
    expect(screen.getAllByText(/Checking your|don’t know yet|no reply/)).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: /Check again|Details/ })).toHaveLength(2)
  })

  test('it can’t be placed again; Check again finds it', async () => {
    const page = await unknown('lost-answer')
    expect(screen.queryByText('Place Bet')).toBeNull()
    fireEvent.submit(page.amount())
    page.backend.faults.clear()
    check()
    await waitFor(() => expect(page.toastTexts()).toEqual(success))
    expect(page.placed()).toHaveLength(1)
    expect(page.sent()).toBe(1)
    expect(page.number().value).toBe('')
  })

  test('the player checks their bets and decides: after a warning, the bet can be placed', async () => {
    const page = await unknown('network')
    const sheet = await openDetails(page)
    sheet.getByText(/^We didn’t get a reply to your ₹100 bet on Konkan Day \(128, Open\)\./)
    expect(sheet.getByRole('link', { name: 'My bets' }).getAttribute('href')).toBe(
      '/bidding-history',
    )
    fireEvent.click(sheet.getByRole('button', { name: 'Stop checking' }))
    sheet.getByText(/^Check your history first\. It may still go through/)
    fireEvent.click(sheet.getByRole('button', { name: 'Keep checking' }))
    expect(screen.queryByText('Place Bet')).toBeNull()
    fireEvent.click(sheet.getByRole('button', { name: 'Stop checking' }))
    page.backend.faults.clear()
    fireEvent.click(sheet.getByRole('button', { name: 'Stop checking now' }))
    page.place()
    await waitFor(() => expect(page.placed()).toHaveLength(1))
  })

  test('every screen shows it and can check it', async () => {
    const page = await unknown('lost-answer')
    await page.user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
    expect(await screen.findByText('Checking your ₹100 bet on Konkan Day…')).toBeTruthy()
    const sheet = await openDetails(page)
    page.backend.faults.clear()
    fireEvent.click(sheet.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(page.toastTexts()).toEqual(success))
    expect(screen.queryByText(/^Checking your/)).toBeNull()
  })

  test('it’s checked again when the connection comes back', async () => {
    const page = await unknown('lost-answer')
    const goOnline = goOffline()
    page.backend.faults.clear()
    goOnline()
    await waitFor(() => expect(page.toastTexts()).toEqual(success))
  })

  test.each([
    ['number', (page: Page) => page.fill('290', '100')],
    ['session', (page: Page) => page.user.click(screen.getByRole('radio', { name: /^Close/ }))],
    [
      'game',
      async (page: Page) => {
        await page.user.click(screen.getByRole('button', { name: /^Konkan Day/ }))
        await page.user.click(screen.getByRole('button', { name: /^Malwa Day/ }))
      },
    ],
  ])('what’s meant for another %s in the meantime stays', async (_, choose) => {
    const page = await unknown('lost-answer')
    await choose(page)
    const typed = [page.number().value, page.amount().value]
    // The bar's button is for the other bet now.
    const sheet = await openDetails(page)
    page.backend.faults.clear()
    fireEvent.click(sheet.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(page.toastTexts()).toEqual(success))
    expect([page.number().value, page.amount().value]).toEqual(typed)
    page.time.pass(60_000)
    expect(page.path()).toBe(address)
  })
})
