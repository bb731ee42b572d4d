import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  button,
  openStarline,
  playAt,
  starlineGame,
  starlineGames,
} from '#tests/testing/pages/starline.ts'

const number = () => screen.getByRole('textbox', { name: 'Number' })
const amount = () => screen.getByRole('spinbutton', { name: 'Amount' })

describe('what regular bets also have', () => {
  const dialog = () => within(screen.getByRole('dialog'))

  test('says live what a number is, and sums the bet up in one line above the button', async () => {
    const { user } = openStarline()
    await playAt(user, '2:00 PM')
    expect(dialog().getByText('2:00 PM Starline, Single Digit')).toBeTruthy()
    expect(dialog().getByText('Any digit from 0 to 9')).toBeTruthy()
    await user.click(button('7'))
    expect(dialog().getByText('Digit 7')).toBeTruthy()
    await user.click(button('Single Pana'))
    await user.type(number(), '12')
    expect(dialog().getByText('2 of 3 digits')).toBeTruthy()
    await user.type(number(), '8')
    expect(dialog().getByText('Single pana')).toBeTruthy()
    expect(dialog().getByText('Adds to 11, digit 1.')).toBeTruthy()
    await user.type(amount(), '50')
    expect(dialog().getByText(/^2:00 PM Starline, Single Pana/).textContent).toBe(
      '2:00 PM Starline, Single Pana 128, ₹50',
    )
    await user.type(number(), '{Backspace}2')
    expect(dialog().getByText('Double pana')).toBeTruthy()
    expect(dialog().getByText('Exactly two digits the same.')).toBeTruthy()
  })

  test.each([
    ['Single Pana', ['1', '128'], '12 panas', '128'],
    ['Double Pana', ['5', '122'], '9 panas', '122'],
    ['Triple Pana', ['222'], '10 panas', '222'],
  ])('quick picks of a %s: %s', async (type, taps, count, pana) => {
    const { user } = openStarline()
    await playAt(user, '2:00 PM')
    await user.click(button(type))
    for (const name of taps) await user.click(button(name))
    expect(dialog().getByText(count)).toBeTruthy()
    expect(number()).toHaveProperty('value', pana)
    expect(button(pana).getAttribute('aria-pressed')).toBe('true')
  })

  test('what the balance lacks can be added', async () => {
    const { user } = openStarline({ answers: starlineGames(starlineGame({ maxBet: 20_000 })) })
    await screen.findByText('Balance')
    await playAt(user, '2:00 PM')
    await user.click(button('7'))
    await user.type(amount(), '12500')
    await user.click(button('Place Bet'))
    expect(screen.getByText('Insufficient balance')).toBeTruthy()
    // Its balance is ₹12,450.
    const add = screen.getByRole('link', { name: 'Add ₹50 or more' })
    expect(add.getAttribute('href')).toBe('/add-fund')
  })

  async function placed() {
    const app = openStarline()
    await playAt(app.user, '2:00 PM')
    await app.user.click(button('7'))
    await app.user.click(button('₹500'))
    await app.user.click(button('Place Bet'))
    return { ...app, slab: await screen.findByRole('button', { name: /^7 on Starline Two/ }) }
  }

  test('a placed bet has a receipt, confirmed from the player’s bets', async () => {
    const { user, slab, backend } = await placed()
    expect(slab.textContent).toContain('₹500, potential win ₹5,000')
    await user.click(slab)
    const sheet = within(await screen.findByRole('dialog', { name: 'Bet receipt' }))
    expect(await sheet.findByText('Bet confirmed')).toBeTruthy()
    const bet = backend.db.starlineBet
      .findMany({ where: { accountId: { equals: 'sample-player' } } })
      .at(-1)
    const names = sheet.getAllByRole('term').map((term) => term.textContent)
    const values = sheet.getAllByRole('definition').map((value) => value.textContent)
    expect(names.map((name, line) => [name, values[line]])).toEqual([
      ['Bet ID', bet?.id],
      ['Game', 'Starline Two'],
      ['Draw', '2:00 PM'],
      ['Bet', 'Single Digit 7'],
      ['You win on', 'Digit 7'],
      ['Amount', '₹500'],
      ['Rate', '₹10 pays ₹100'],
      ['Potential win', '₹5,000'],
      ['Time', '20 Nov, 1:42 PM'],
    ])
    await user.click(sheet.getByRole('button', { name: 'Place another bet' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('7 on Starline Two')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('a bet that wasn’t placed has none', async () => {
    const { user, said } = openStarline({
      answers: { placeStarlineBet: () => Response.json({ message: 'Not today' }, { status: 400 }) },
    })
    await playAt(user, '2:00 PM')
    await user.click(button('7'))
    await user.click(button('₹500'))
    await user.click(button('Place Bet'))
    await waitFor(() => expect(said()).toEqual(['Not today']))
    expect(screen.queryByText('7 on Starline Two')).toBeNull()
  })

  test('the receipt goes when the player goes on, and the tab bar is back', async () => {
    const { user, slab } = await placed()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    await user.click(button('Done'))
    expect(slab.isConnected).toBe(false)
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await playAt(user, '2:00 PM')
    await user.click(button('8'))
    await user.click(button('₹100'))
    await user.click(button('Place Bet'))
    await screen.findByRole('button', { name: /^8 on Starline Two/ })
    await playAt(user, '2:00 PM')
    expect(screen.queryByText('8 on Starline Two')).toBeNull()
  })

  test('the focus is back on Play Game, and on the receipt when that is closed', async () => {
    const { user, slab } = await placed()
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Play Game, 2:00 PM/)
    await user.click(slab)
    await user.click(
      within(screen.getByRole('dialog', { name: 'Bet receipt' })).getByRole('button', {
        name: 'Close',
      }),
    )
    expect(document.activeElement).toBe(slab)
  })
})
