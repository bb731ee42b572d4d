import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { players } from '#mocks/seed/players.ts'
import { down, heldAnswer, noConnection } from '#tests/testing/answers.ts'
import { goOffline } from '#tests/testing/browser.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { logInAgain } from '#tests/testing/pages/login.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

const address = '/bet/single-panna/konkan-day'
const success = ['Bet placed successfully!', 'New balance: ₹12,350']

describe('at most once', () => {
  test('a double tap places one bet; the fields can’t change while it’s under way §2.73', async () => {
    const { held, answer } = heldAnswer()
    const page = await betPage(address, { answers: { placeBet: held } })
    page.fill('137', '100')
    page.place()
    page.place()
    fireEvent.submit(page.amount())
    expect(page.button().textContent).toBe('Placing Bet...')
    expect([page.number().readOnly, page.amount().readOnly]).toEqual([true, true])
    fireEvent.click(screen.getByRole('button', { name: '₹500' }))
    fireEvent.click(screen.getByRole('radio', { name: /^Close/ }))
    fireEvent.click(screen.getByRole('button', { name: /^Konkan Day/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.amount().value).toBe('100')
    answer({ newBalance: 12_350 })
    await waitFor(() => expect(page.toastTexts()).toEqual(success))
    expect(page.sent()).toBe(1)
  })

  test('Enter held a moment too long leaves the receipt and its way home', async () => {
    const page = await betPage(address)
    page.fill('137', '100')
    fireEvent.submit(page.amount())
    expect(await screen.findByText('137 on Konkan Day, Open')).toBeTruthy()
    fireEvent.submit(page.amount())
    expect(screen.getByText('137 on Konkan Day, Open')).toBeTruthy()
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    page.time.pass(1500)
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
  })

  test('the answer is lost but the bet recorded: success, one bet, and home', async () => {
    const page = await betPage(address)
    page.backend.faults.next('placeBet', { kind: 'lost-answer' })
    page.fill('128', '100')
    page.place()
    await waitFor(() => expect(page.toastTexts()).toEqual(success))
    expect(page.placed()).toHaveLength(1)
    expect(page.sent()).toBe(1)
    expect(await screen.findByText('128 on Konkan Day, Open')).toBeTruthy()
    page.time.pass(1500)
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
  })
})

test('a self-excluded player is told so by the host alone, and nothing is sent again §8', async () => {
  const page = await betPage(address)
  page.backend.commands.selfExcludeUser({ accountId: players.sample.id })
  page.fill('128', '100')
  page.place()
  const sentence = 'You have excluded yourself from betting. Please contact support.'
  await waitFor(() => expect(page.toastTexts()).toEqual([sentence]))
  page.time.pass(60_000)
  expect(page.sent()).toBe(1)
  expect(page.placed()).toEqual([])
  expect(page.path()).toBe(address)
})

describe('what was typed', () => {
  test('survives an ended session, the chosen session too', async () => {
    const page = await betPage(address, {
      answers: { placeBet: () => Response.json({ message: 'Please log in' }, { status: 401 }) },
    })
    fireEvent.click(screen.getByRole('radio', { name: /^Close/ }))
    page.fill('128', '70')
    page.place()
    await logInAgain(page.user)
    await waitFor(() => expect(page.path()).toBe(address))
    await screen.findByLabelText('Amount')
    expect([page.number().value, page.amount().value]).toEqual(['128', '70'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Close/ }).checked).toBe(true)
  })

  test('is over with the bet: the next one starts on open, unless its link says close §2.66', async () => {
    const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
    const page = await betPage(address)
    expect(isOn(/^Open/)).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: /^Close/ }))
    page.fill('128', '70')
    page.place()
    await waitFor(() => expect(page.placed()).toMatchObject([{ session: 'close' }]))
    // It goes on where it was, as long as it's the same form.
    expect(isOn(/^Close/)).toBe(true)
    page.unmount()
    const next = await betPage(address)
    expect(isOn(/^Open/)).toBe(true)
    next.unmount()
    await betPage(`${address}?session=close`)
    expect(isOn(/^Close/)).toBe(true)
  })

  test('survives a reload, but not another game in the address', async () => {
    const page = await betPage(address)
    page.fill('128', '70')
    page.unmount()
    const again = await betPage(address)
    expect([again.number().value, again.amount().value]).toEqual(['128', '70'])
    again.unmount()
    const other = await betPage('/bet/single-panna/vindhya-evening')
    expect([other.number().value, other.amount().value]).toEqual(['', ''])
  })
})

test('offline: nothing can be sent, and the button says so', async () => {
  const page = await betPage(address)
  page.fill('128', '70')
  onTestFinished(goOffline())
  expect(screen.getByText('You’re offline')).toBeTruthy()
  expect(screen.queryByText('Place Bet')).toBeNull()
  fireEvent.submit(page.amount())
  expect(page.sent()).toBe(0)
})

test('a browser that says it’s offline is believed until the host has answered, and again after it hasn’t', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await betPage(address)
  await waitFor(() => expect(screen.queryByText('You’re offline')).toBeNull())
  page.fill('128', '70')
  page.place()
  await waitFor(() => expect(page.placed()).toHaveLength(1))
  // Of several reads, the last to end decides.
  Object.assign(page.answers, noConnection)
  await act(() => page.api.queryClient.refetchQueries({ type: 'all' }))
  expect(await screen.findByText(/^Offline/)).toBeTruthy()
})

describe('loading', () => {
  test('says so while the games load §2.74', async () => {
    const { held, answer } = heldAnswer()
    renderApp(address, { answers: { listGames: held } })
    expect(await screen.findByText('Loading games...')).toBeTruthy()
    answer([])
    expect(await screen.findByLabelText('Amount')).toBeTruthy()
  })

  test('without rates there’s no potential win, but betting works §2.71 §8.10', async () => {
    const page = await betPage(address, { answers: { getGameRates: down } })
    page.fill('128', '70')
    expect(await screen.findByText('Failed to load game rates')).toBeTruthy()
    expect(screen.queryByText('Potential win')).toBeNull()
    delete page.answers.getGameRates
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Potential win')
  })
})

test('an address that isn’t a bet type says so §2.16 §5.9', async () => {
  renderApp('/bet/quadruple-panna')
  expect(await screen.findByRole('heading', { level: 1, name: 'Unknown bet type' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveProperty(
    'pathname',
    '/dashboard',
  )
})
