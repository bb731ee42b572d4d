import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

const pick = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a valid bet of each type, by quick picks', () => {
  test.each([
    ['single-digit', ['6'], 'single', 'open', '6', 1000],
    ['jodi', ['0', '00'], 'jodi', 'open', '00', 10_000],
    ['single-panna', ['1', '137'], 'singlePanna', 'open', '137', 15_000],
    ['double-panna', ['0', '550'], 'doublePanna', 'open', '550', 32_000],
    ['triple-panna', ['000'], 'triplePanna', 'open', '000', 100_000],
    ['half-sangam', ['5', '6', '123'], 'halfSangam', 'open', '5-123', 120_000],
    ['full-sangam', ['6', '123', '5', '456'], 'fullSangam', null, '123-456', 1_200_000],
  ] as const)(
    '%s: %j §2.15 §2.68 §2.83 §4.18 §4.20 §8.26 §8.27',
    async (path, taps, betType, session, betNumber, potentialWin) => {
      const page = await betPage(`/bet/${path}/konkan-day`)
      expect(screen.getAllByText(/quick picks|by digit/i)).not.toEqual([])
      for (const name of taps) pick(name)
      expect(page.number().value).toBe(betNumber)
      const last = screen.getByRole('button', { name: taps.at(-1) ?? '' })
      expect(last.getAttribute('aria-pressed')).toBe('true')
      page.fill(betNumber, '100')
      // The focus that then goes to the receipt doesn’t stop the way home.
      await page.user.click(page.button())
      await waitFor(() =>
        expect(page.toastTexts()).toEqual(['Bet placed successfully!', 'New balance: ₹12,350']),
      )
      expect(page.placed()).toMatchObject([
        { gameId: 'konkan-day', betType, session, betNumber, betAmount: 100, potentialWin },
      ])
      expect([page.number().value, page.amount().value]).toEqual(['', ''])
      page.time.pass(1499)
      expect(page.path()).toBe(`/bet/${path}/konkan-day`)
      page.time.pass(1)
      await waitFor(() => expect(page.path()).toBe('/dashboard'))
    },
  )
})

describe('the form', () => {
  test('has a header, starts on open, and says live what the number and the bet are and can win §2.65 §2.70 §5.14', async () => {
    const page = await betPage('/bet/single-panna/konkan-day')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Single Panna')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Open/ }).checked).toBe(true)
    expect(screen.getByRole('radio', { name: 'Open 1 h 18 min left' })).toBeTruthy()
    const available = screen.getByText('Open session betting is available')
    expect(available.closest('.sr-only')).toBeNull()
    const { type, min, max, step, form, placeholder } = page.amount()
    expect({ type, min, max, step }).toEqual({ type: 'number', min: '10', max: '10000', step: '1' })
    // Without the browser's own messages.
    expect(form?.noValidate).toBe(true)
    expect(placeholder).toBe('Enter amount (min ₹10)')
    expect(await screen.findByRole('link', { name: /^Balance ?₹12,450$/ })).toBeTruthy()
    expect(screen.queryByText('Potential win')).toBeNull()
    page.fill('12', '')
    expect(screen.getByText('2 of 3 digits')).toBeTruthy()
    page.fill('128', '50')
    expect(screen.getByText('Single panna')).toBeTruthy()
    expect(screen.getByText('Adds to 11, open digit 1.')).toBeTruthy()
    expect(screen.getByText('Potential win').parentElement?.textContent).toBe('Potential win₹7,500')
    const summary = screen.getByText(/^Konkan Day, Open, Single Panna/)
    expect(summary.closest('p')?.textContent).toBe('Konkan Day, Open, Single Panna 128, ₹50')
    expect(screen.getByText('Wins about 1 time in 158')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /^Close/ }))
    expect(screen.getByText('Adds to 11, close digit 1.')).toBeTruthy()
    page.fill('821', '50')
    expect(screen.queryByText(/Wins about/)).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(page.path()).toBe('/dashboard')
  })

  test.each([
    ['single', 'All three digits different'],
    ['double', 'Exactly two digits the same'],
    ['triple', 'All three digits the same'],
  ])('of a %s panna says from the start which digits it takes §2.79', async (kind, hint) => {
    await betPage(`/bet/${kind}-panna/konkan-day`)
    expect(screen.getByText(hint)).toBeTruthy()
  })

  test('a panna of another kind gets a warning before it’s sent, and switches type in one tap §2.80', async () => {
    const page = await betPage('/bet/single-panna/konkan-day')
    page.fill('122', '70')
    fireEvent.click(screen.getByRole('radio', { name: /^Close/ }))
    expect(screen.getByText('This is a double panna, but you selected single panna')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Switch to Double Panna' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Double Panna' })).toBeTruthy()
    expect(page.path()).toBe('/bet/double-panna/konkan-day')
    expect([page.number().value, page.amount().value]).toEqual(['122', '70'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Close/ }).checked).toBe(true)
    // All of it comes back after a reload.
    page.unmount()
    const again = await betPage('/bet/double-panna/konkan-day')
    expect([again.number().value, again.amount().value]).toEqual(['122', '70'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Close/ }).checked).toBe(true)
    again.place()
    await waitFor(() => expect(again.placed()).toMatchObject([{ session: 'close' }]))
  })

  test.each([
    ['single-panna', '321', 'Use 123', '123'],
    ['half-sangam', '5321', 'Use 5-123', '5-123'],
  ])('%s %s can never win: %s', async (type, typed, action, better) => {
    const page = await betPage(`/bet/${type}/konkan-day`)
    page.fill(typed, '100')
    // The formula's amount with the warning beside it; the bright button is the one that mends it.
    expect(screen.getByText('Potential win')).toBeTruthy()
    expect(screen.getByText('This number can’t win this bet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Place Bet' }).className).not.toContain('bg-spark')
    expect(screen.getByRole('button', { name: action }).className).toContain('bg-fill')
    expect(screen.getByText(/can never win: pannas are written low to high/)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: action }))
    expect(page.number().value).toBe(better)
    expect(screen.queryByText(/can never win|can’t win/)).toBeNull()
    expect(screen.getByText('Potential win')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Place Bet' }).className).toContain('bg-spark')
  })

  test.each(['jodi', 'single-panna'])('%s: words pasted as a number pick nothing', async (path) => {
    const page = await betPage(`/bet/${path}/konkan-day`)
    page.fill('jod', '')
    const picks = screen
      .getAllByRole('button', { pressed: false })
      .map((button) => button.textContent ?? '')
      .filter((text) => !text.includes('₹'))
    expect(picks).toEqual([...'0123456789'])
    expect(screen.queryByText('0 pannas')).toBeNull()
  })

  test('the game can be changed in a sheet, and what was typed stays', async () => {
    const page = await betPage('/bet/jodi/konkan-day')
    page.fill('52', '40')
    await page.user.click(screen.getByRole('button', { name: /^Konkan Day/ }))
    const games = within(screen.getByRole('dialog')).getAllByRole('listitem')
    expect(games.map((game) => game.querySelector('span span')?.textContent)).toEqual([
      'Deccan Morning',
      'Sahyadri Noon',
      'Malwa Day',
      'Konkan Day',
      'Vindhya Evening',
    ])
    await page.user.click(screen.getByRole('button', { name: /^Vindhya Evening/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    page.place()
    await waitFor(() =>
      expect(page.placed()).toMatchObject([{ gameId: 'vindhya-evening', betNumber: '52' }]),
    )
  })
})

test('another first part of a sangam leaves the second as it is', async () => {
  const page = await betPage('/bet/half-sangam/konkan-day')
  page.fill('5123', '')
  pick('Change open digit')
  pick('7')
  expect(page.number().value).toBe('7-123')
})

describe('the receipt', () => {
  test('is confirmed from the player’s bets, stops the return home, and can be shared', async () => {
    const share = vi.fn<(content: ShareData) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    const page = await betPage('/bet/half-sangam/konkan-day')
    fireEvent.click(screen.getByRole('radio', { name: /^Close/ }))
    page.fill('7-123', '100')
    page.place()
    await page.user.click(
      await screen.findByRole('button', { name: /^7-123 on Konkan Day, Close/ }),
    )
    const sheet = within(await screen.findByRole('dialog', { name: 'Bet receipt' }))
    expect(await sheet.findByText('Bet confirmed')).toBeTruthy()
    const [bet] = page.placed()
    const names = sheet.getAllByRole('term').map((term) => term.textContent)
    const values = sheet.getAllByRole('definition').map((value) => value.textContent)
    expect(names.map((name, line) => [name, values[line]])).toEqual([
      ['Bet ID', bet?.id],
      ['Game', 'Konkan Day'],
      ['Session', 'Close'],
      ['Bet', 'Half Sangam 7-123'],
      ['You win on', 'Close digit 7 with open panna 123'],
      ['Amount', '₹100'],
      ['Rate', '₹10 pays ₹12,000'],
      ['Potential win', '₹1,20,000'],
      ['Time', '20 Nov, 1:42 PM'],
    ])
    page.time.pass(60_000)
    expect(page.path()).toBe('/bet/half-sangam/konkan-day')
    await page.user.click(sheet.getByRole('button', { name: 'Share' }))
    expect(share.mock.calls[0]?.[0].text).toBe(
      `Ank\nBet ID: ${bet?.id}\nGame: Konkan Day\nSession: Close\nBet: Half Sangam 7-123\nYou win on: Close digit 7 with open panna 123\nAmount: ₹100\nRate: ₹10 pays ₹12,000\nPotential win: ₹1,20,000\nTime: 20 Nov, 1:42 PM`,
    )
    await page.user.click(sheet.getByRole('button', { name: 'Place another bet' }))
    expect(page.button().textContent).toBe('Place Bet')
  })

  test('takes the button’s focus, and gives it to the title when it closes; the next number ends it', async () => {
    const page = await betPage('/bet/single-digit/konkan-day')
    page.fill('6', '10')
    await page.user.click(page.button())
    const receipt = await screen.findByRole('button', { name: /^6 on Konkan Day/ })
    expect(document.activeElement?.textContent).toContain('6 on Konkan Day, Open')
    // Focus that the app sets itself doesn't stop the way home.
    expect(document.activeElement).not.toBe(receipt)
    await page.user.click(receipt)
    const sheet = within(await screen.findByRole('dialog', { name: 'Bet receipt' }))
    await page.user.click(sheet.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(receipt)
    await page.user.click(receipt)
    await page.user.click(sheet.getByRole('button', { name: 'Place another bet' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    page.fill('7', '10')
    page.place()
    await screen.findByText('7 on Konkan Day, Open')
    page.fill('8', '10')
    page.time.pass(60_000)
    expect(page.path()).toBe('/bet/single-digit/konkan-day')
    expect(page.button().textContent).toBe('Place Bet')
  })

  test.each(['pointerDown', 'focus'] as const)('stays from %s on', async (event) => {
    const page = await betPage('/bet/single-digit/konkan-day')
    page.fill('6', '10')
    page.place()
    const receipt = await screen.findByRole('button', { name: /^6 on Konkan Day/ })
    page.time.pass(1400)
    fireEvent[event](receipt)
    page.time.pass(60_000)
    // The press that began in time ends on the same button, which has not moved.
    expect(page.path()).toBe('/bet/single-digit/konkan-day')
    await page.user.click(screen.getByRole('button', { name: /^6 on Konkan Day/ }))
    expect(await screen.findByRole('dialog', { name: 'Bet receipt' })).toBeTruthy()
  })
})

test('a list of sixty games, which comes in slices, has the last of them too', async () => {
  const games = Array.from({ length: 60 }, (_, at) => ({
    _id: `market-${at}`,
    gameName: `Market ${at}`,
    openTime: '15:00',
    closeTime: '17:00',
  }))
  const { user } = renderApp('/bet/jodi/market-0', {
    answers: { listGames: () => Response.json(games) },
  })
  await user.click(await screen.findByRole('button', { name: /Change game/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose a game' }))
  await user.click(await sheet.findByRole('button', { name: /Market 59/ }))
  expect(await screen.findByRole('button', { name: /Market 59.*Change game/ })).toBeTruthy()
})
