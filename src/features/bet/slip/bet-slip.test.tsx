import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { heldAnswer } from '#tests/testing/answers.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import {
  add,
  answersOf,
  lines,
  number,
  press,
  refuse,
  slip,
  slipAddress,
  slipOf,
} from '#tests/testing/pages/slip-page.ts'

describe('several numbers in one go', () => {
  test('each is a bet of its own, one after another; the total is shown first', async () => {
    const page = await slipOf(['128', '137'])
    expect(lines()).toEqual([`${number('128')}; Waiting`, `${number('137')}; Waiting`])
    expect(slip().getAllByText('Wins about 1 time in 158')).toHaveLength(2)
    expect(screen.getByText('Single Panna, 2 bets, ₹200')).toBeTruthy()
    // The amount stays for the next number, and what is typed counts.
    expect([page.number().value, page.amount().value]).toEqual(['', '100'])
    page.fill('146', '50')
    expect(screen.getByText('Single Panna, 3 bets, ₹250')).toBeTruthy()
    // No second sum beside it, of the two that wait.
    expect(slip().queryByText(/2 bets/)).toBeNull()
    expect(screen.getByText('Total').parentElement?.textContent).toBe('Total₹250')
    expect(page.sent()).toBe(0)
    press('Place 3 bets')
    await waitFor(() => expect(page.toastTexts()).toContain('New balance: ₹12,200'))
    expect(page.placed().map((bet) => [bet.betNumber, bet.betAmount, bet.session])).toEqual([
      ['128', 100, 'open'],
      ['137', 100, 'open'],
      ['146', 50, 'open'],
    ])
    expect(lines().map((line) => line.split('; ')[1])).toEqual(['Placed', 'Placed', 'Placed'])
    // It ends as one bet does: a receipt, an empty form, and home after 1.5 s.
    expect(screen.getByRole('button', { name: /^3 bets placed ?₹250/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull()
    expect([page.number().value, page.amount().value]).toEqual(['', ''])
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    page.time.pass(1499)
    expect(page.path()).toBe(slipAddress)
    page.time.pass(1)
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
  })

  test('quick picks collect: a tap adds a number, a second takes it off, one amount is for all', async () => {
    const page = await betPage('/bet/single-digit/konkan-day')
    const isPressed = (digit: string) =>
      screen.getByRole('button', { name: digit }).getAttribute('aria-pressed') === 'true'
    for (const digit of ['1', '2', '5', '7']) press(digit)
    expect(['1', '2', '3', '5', '7'].filter(isPressed)).toEqual(['1', '2', '5', '7'])
    press('2')
    press('7')
    press('9')
    expect(['1', '2', '5', '7', '9'].filter(isPressed)).toEqual(['1', '5', '9'])
    press('Place 3 bets')
    expect(screen.getByText('Please enter a valid bet amount')).toBeTruthy()
    expect(page.sent()).toBe(0)
    fireEvent.change(page.amount(), { target: { value: '10' } })
    expect(screen.getByText('Single Digit, 3 bets, ₹30')).toBeTruthy()
    press('Place 3 bets')
    await screen.findByText('3 bets placed')
    expect(page.placed().map((bet) => [bet.betNumber, bet.betAmount])).toEqual([
      ['1', 10],
      ['5', 10],
      ['9', 10],
    ])
  })

  test.each([
    ['jodi', ['5', '52', '57', '6', '60'], ['52', '57', '60']],
    ['single-panna', ['1', '137', '146', '2', '129'], ['137', '146', '129']],
    ['half-sangam', ['5', '6', '123', '150'], ['5-123', '5-150']],
  ])('%s: quick picks collect, too', async (path, taps, numbers) => {
    const page = await betPage(`/bet/${path}/konkan-day`)
    for (const name of taps) press(name)
    fireEvent.change(page.amount(), { target: { value: '10' } })
    press(`Place ${numbers.length} bets`)
    await screen.findByText(`${numbers.length} bets placed`)
    expect(page.placed().map((bet) => bet.betNumber)).toEqual(numbers)
  })

  test('what’s sent is said unchanged until the last bet', async () => {
    const page = await slipOf(['128', '137'])
    const { held, answer } = heldAnswer()
    answersOf(page, { 137: held })
    press('Place 2 bets')
    await waitFor(() => expect(lines()[0]).toContain('Placed'))
    expect(screen.getByText('Single Panna, 2 bets, ₹200')).toBeTruthy()
    answer({ newBalance: 12_250 })
    expect(await screen.findByText('2 bets placed')).toBeTruthy()
  })

  test('a number is said to be in the slip as soon as it’s typed again', async () => {
    const page = await slipOf(['128'])
    page.fill('128', '50')
    expect(screen.getByRole('alert').textContent).toBe('128 is already in your slip.')
    expect(screen.getByText('Single Panna, 1 bet, ₹100')).toBeTruthy()
    page.fill('137', '50')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the receipt says what became of each, and stays when it’s opened', async () => {
    const page = await slipOf(['128', '137'])
    answersOf(page, { 137: () => refuse('This number takes no more bets') })
    press('Place 2 bets')
    const receipt = await screen.findByRole('button', { name: /^1 of 2 bets placed ?₹100/ })
    page.time.pass(60_000)
    expect(page.path()).toBe(slipAddress)
    await page.user.click(receipt)
    const sheet = within(screen.getByRole('dialog', { name: '1 of 2 bets placed' }))
    expect(sheet.getByText('Placed')).toBeTruthy()
    expect(sheet.getByText('Not placed: This number takes no more bets')).toBeTruthy()
    expect(sheet.getByText('Total ₹100')).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'Home' })).toBeTruthy()
    await page.user.click(sheet.getByRole('button', { name: 'Play again' }))
    expect(screen.getByRole('button', { name: 'Place 2 bets' })).toBeTruthy()
  })

  test('a number can be removed and the slip cleared; the focus stays nearby', async () => {
    const page = await slipOf(['128', '137', '146'])
    expect(document.activeElement).toBe(page.number())
    press('Remove 137 on Konkan Day, Open, ₹100')
    expect(lines()).toEqual([`${number('128')}; Waiting`, `${number('146')}; Waiting`])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bet slip' }))
    press('Clear')
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another number' }))
    expect(page.button().textContent).toBe('Place Bet')
  })

  test('repeating a slip waits for a press', async () => {
    const page = await slipOf(['128', '137'])
    const requests = answersOf(page, {})
    press('Place 2 bets')
    await waitFor(() =>
      expect(lines()).toEqual([`${number('128')}; Placed`, `${number('137')}; Placed`]),
    )
    press('Play again')
    expect(lines()).toEqual([`${number('128')}; Waiting`, `${number('137')}; Waiting`])
    expect(requests).toEqual(['128', '137'])
    press('Place 2 bets')
    await waitFor(() => expect(requests).toEqual(['128', '137', '128', '137']))
  })

  test('a quick amount that the balance doesn’t have for every number can’t be tapped', async () => {
    // Its balance is ₹640.
    const page = await betPage('/bet/single-digit/konkan-day', { scenario: 'low-balance' })
    const amounts = () =>
      ['₹100', '₹500', '₹1,000'].map(
        (name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
      )
    expect(amounts()).toEqual([false, false, true])
    press('1')
    press('2')
    expect(amounts()).toEqual([false, true, true])
    expect(page.sent()).toBe(0)
  })

  test('what can’t be a bet isn’t added; more than the balance isn’t sent', async () => {
    const page = await slipOf(['128'], { scenario: 'low-balance' })
    page.fill('12', '100')
    add()
    expect(screen.getByText('Panna must be a 3-digit number')).toBeTruthy()
    expect(document.activeElement).toBe(page.number())
    press('Place 2 bets')
    page.fill('128', '50')
    add()
    expect(screen.getByRole('alert').textContent).toBe('128 is already in your slip.')
    press('Place 1 bet')
    expect(lines()).toEqual([`${number('128')}; Waiting`])
    page.fill('137', '600')
    press('Place 2 bets')
    // Its balance is ₹640.
    expect(screen.getByRole('alert').textContent).toBe('Insufficient balance')
    expect(page.sent()).toBe(0)
    press(/^Remove 137/)
    press('Place 1 bet')
    await waitFor(() => expect(page.placed()).toHaveLength(1))
  })
})
