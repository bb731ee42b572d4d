import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'

const konkan = (type: string) => `/bet/${type}/konkan-day`
const bad = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
/** The text tied to a field. */
const messageOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe('a wrong number gets a message under the field, and nothing is sent', () => {
  test.each([
    ['single-digit', '', 'Single digit must be a number between 0-9'],
    ['jodi', '7', 'Jodi must be a 2-digit number'],
    ['single-panna', '12', 'Panna must be a 3-digit number'],
    ['single-panna', '122', 'This is a double panna, but you selected single panna'],
    ['half-sangam', '512', 'Half sangam format: digit-panna (e.g., 5-123)'],
    ['full-sangam', '12345', 'Full sangam format: panna-panna (e.g., 123-456)'],
  ])('%s %s: %s §2.72', async (type, typed, message) => {
    const page = await betPage(konkan(type))
    page.fill(typed, '100')
    expect(bad(page.number())).toBe(false)
    page.place()
    expect(messageOf(page.number())).toBe(message)
    expect(screen.getAllByText(message)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(page.number()))
    expect(screen.getByText('Fix the number to place this bet')).toBeTruthy()
    // The summary of the bet stays while an error shows.
    expect(screen.getByText(/^Konkan Day, /)).toBeTruthy()
    expect([bad(page.number()), bad(page.amount())]).toEqual([true, false])
    expect(page.sent()).toBe(0)
  })
})

describe('a wrong amount', () => {
  test.each([
    ['', 'Please enter a valid bet amount'],
    ['12.5', 'Please enter a valid bet amount'],
    ['9', 'Minimum bet amount is ₹10'],
    ['10001', 'Maximum bet amount is ₹10000'],
  ])('"%s": %s §4.28 §5.10-5.12 §9.3', async (amount, message) => {
    const page = await betPage(konkan('single-digit'))
    page.fill('6', amount)
    page.place()
    expect(messageOf(page.amount())).toBe(message)
    await waitFor(() => expect(document.activeElement).toBe(page.amount()))
    expect(page.sent()).toBe(0)
  })

  test('above the balance: says so and leads to adding the missing rupees; then the error is gone §4.19 §5.13', async () => {
    const page = await betPage(konkan('jodi'), { scenario: 'low-balance' })
    page.fill('7', '1000')
    page.place()
    expect(messageOf(page.amount())).toBe('Insufficient balance')
    // In the bar, once, beside what else must be put right.
    const bar = screen.getByRole('contentinfo')
    const alerts = within(bar).getAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Insufficient balance Add ₹360 or more',
      'Fix the number to place this bet',
    ])
    expect(screen.getAllByText('Insufficient balance')).toHaveLength(1)
    const more = screen.getByRole('link', { name: 'Add ₹360 or more' })
    expect(more.getAttribute('href')).toBe('/add-fund')
    await waitFor(() => expect(document.activeElement).toBe(page.number()))
    await page.user.click(screen.getByRole('button', { name: '₹500' }))
    expect(page.amount().value).toBe('500')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '₹1,000' }).disabled).toBe(true)
    page.fill('72', '640')
    expect(screen.queryByText('Insufficient balance')).toBeNull()
    page.place()
    await waitFor(() => expect(page.toastTexts()).toContain('New balance: ₹0'))
    await waitFor(() => expect(page.number().value).toBe(''))
    expect([bad(page.number()), bad(page.amount())]).toEqual([false, false])
    expect(screen.queryByText(/^(Jodi must|Minimum bet|Fix the)/)).toBeNull()
  })
})

test.each([
  ['without a game', '/bet/jodi'],
  ['with one that doesn’t exist', '/bet/jodi/no-such-game'],
])('%s: the game first, then everything else that’s wrong §2.14 §2.75 §5.1', async (_, path) => {
  const page = await betPage(path)
  page.place()
  expect(screen.getByText('Please select a game')).toBeTruthy()
  expect(screen.getByText('Fix the game, the number and the amount to place this bet')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Choose a game'))
  expect(page.sent()).toBe(0)
})

describe('time', () => {
  test('a session that has ended says why, and one tap switches §5.15 §5.16', async () => {
    const page = await betPage('/bet/single-digit/malwa-day', { scenario: 'between-sessions' })
    expect(screen.getByRole('radio', { name: 'Open Ended' })).toBeTruthy()
    page.fill('6', '10')
    page.place()
    expect(screen.getByText('Open session betting has closed')).toBeTruthy()
    expect(screen.getByText('Fix the session to place this bet')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Open/ })),
    )
    expect(page.sent()).toBe(0)
    await page.user.click(screen.getByRole('button', { name: 'Switch to Close' }))
    expect(screen.getByText('Close session betting is available')).toBeTruthy()
    expect(screen.queryByText(/^Fix/)).toBeNull()
    page.place()
    await waitFor(() => expect(page.placed()).toMatchObject([{ session: 'close' }]))
  })

  test('after the close time there’s nothing left to switch to §5.17', async () => {
    const page = await betPage('/bet/single-digit/deccan-morning')
    fireEvent.click(screen.getByRole('radio', { name: /^Close/ }))
    page.fill('6', '10')
    page.place()
    expect(screen.getByText('Close session betting has closed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull()
    expect(page.sent()).toBe(0)
  })

  test('open ends while the player types: the toggle says so and the bet is refused §4.25', async () => {
    const page = await betPage(konkan('single-digit'), { now: fridayAt('14:59') })
    page.fill('6', '10')
    expect(screen.getByRole('radio', { name: 'Open 1 min left' })).toBeTruthy()
    act(() => page.clock.set(fridayAt('15:00')))
    expect(screen.getByRole('radio', { name: 'Open Ended' })).toBeTruthy()
    page.place()
    expect(screen.getByText('Open session betting has closed')).toBeTruthy()
    const toggle = screen.getByRole('radiogroup', { name: 'Session' })
    const reason = document.getElementById(toggle.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('Open session betting has closed')
    expect(page.sent()).toBe(0)
    expect([page.number().value, page.amount().value]).toEqual(['6', '10'])
  })

  test('close still takes bets in its own minute §1.6 §4.26', async () => {
    const page = await betPage(konkan('single-digit'), { now: fridayAt('17:00') })
    fireEvent.click(screen.getByRole('radio', { name: /^Close/ }))
    page.fill('6', '10')
    page.place()
    await screen.findByText('Bet placed successfully!')
    expect(page.placed()).toMatchObject([{ session: 'close' }])
  })

  test('a full sangam has no session and isn’t checked here; the host’s own refusal is shown §2.67 §4.27', async () => {
    const page = await betPage('/bet/full-sangam/malwa-day')
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(screen.getByText('Both sessions are closed!')).toBeTruthy()
    page.fill('123456', '10')
    page.place()
    await waitFor(() => expect(page.toastTexts()).toEqual(['Both sessions are closed!']))
    expect(page.sent()).toBe(1)
  })
})

describe('the host says no', () => {
  const refuse = (body: unknown, status = 400) => ({
    placeBet: () => Response.json(body, { status }),
  })

  test.each([
    [
      'one toast per error',
      { errors: [{ msg: 'Number is blocked' }, { msg: 'Amount is too high' }] },
      ['Number is blocked', 'Amount is too high'],
    ],
    [
      'its errors before its message',
      { message: 'Validation failed', errors: [{ msg: 'Number is blocked' }] },
      ['Number is blocked'],
    ],
    ['its message', { message: 'Betting is paused' }, ['Betting is paused']],
    ['no reason', {}, ['Failed to place bet']],
    ['errors it does not name', { errors: [{}] }, ['Failed to place bet']],
  ])('%s §7.10 §8.29-8.31', async (_, body, sentences) => {
    const page = await betPage(konkan('jodi'), { answers: refuse(body) })
    page.fill('72', '50')
    page.place()
    await waitFor(() => expect(page.toastTexts()).toEqual(sentences))
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
    expect(alerts).toContain(sentences.join('\n'))
    expect([page.number().value, page.amount().value]).toEqual(['72', '50'])
    expect(page.button().textContent).toBe('Place Bet')
    page.fill('73', '50')
    expect(screen.queryByText(/^Konkan Day, Open, Jodi/)).toBeTruthy()
    delete page.answers.placeBet
    page.place()
    await waitFor(() => expect(page.placed()).toHaveLength(1))
  })
})
