import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { amountText } from '#tests/testing/amount-text.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import {
  openStarline,
  playAt,
  sampleStarlineGame,
  starlineCards,
  starlineGamesAnswer,
} from '#tests/testing/pages/starline.ts'
import type { RenderAppOptions } from '#tests/testing/render-app.tsx'

const numberField = () => screen.getByRole('textbox', { name: 'Number' })
const amountField = () => screen.getByRole('spinbutton', { name: 'Amount' })

describe('placing a bet', () => {
  test('a single digit: win, toasts, balance, record, once however often it’s pressed §2.112 §7.37', async () => {
    const { user, toastTexts, backend, calls } = openStarline()
    await playAt(user, '2:00 PM')
    expect(screen.getByRole('dialog', { name: '2:00 PM Starline' })).toBeTruthy()
    expect(screen.getByText('Betting ends in 18 min')).toBeTruthy()
    await user.click(buttonNamed('7'))
    await user.click(buttonNamed('₹500'))
    expect(within(screen.getByRole('dialog')).getByText(amountText('₹5,000'))).toBeTruthy()
    expect(screen.getByText('Wins about 1 time in 10')).toBeTruthy()
    await user.dblClick(buttonNamed('Place Bet'))
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Bet placed successfully!', 'New balance: ₹11,950']),
    )
    expect(calls.filter((call) => call === 'placeStarlineBet')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(balanceOf(backend.db, 'sample-player')).toBe(11_950)
    expect(
      backend.db.starlineBet.findMany({ where: { accountId: { equals: 'sample-player' } } }).at(-1),
    ).toMatchObject({
      gameId: 'starline-14',
      betType: 'singleDigit',
      betNumber: '7',
      betAmount: 500,
      potentialWin: 5000,
    })
  })

  test.each([
    ['Single Pana', '128', '15', '2,250'],
    ['Double Pana', '112', '11', '3,300'],
    ['Triple Pana', '777', '25', '17,500'],
  ])('a %s of %s for ₹%s can win ₹%s', async (type, pana, stake, win) => {
    const { user, backend, toastTexts } = openStarline()
    await playAt(user, '2:00 PM')
    await user.click(buttonNamed(type))
    await user.type(numberField(), pana)
    await user.type(amountField(), stake)
    expect(within(screen.getByRole('dialog')).getByText(amountText(`₹${win}`))).toBeTruthy()
    await user.click(buttonNamed('Place Bet'))
    await waitFor(() => expect(toastTexts()[0]).toBe('Bet placed successfully!'))
    expect(
      backend.db.starlineBet.findMany({
        where: { betNumber: { equals: pana }, betAmount: { equals: Number(stake) } },
      }),
    ).toHaveLength(1)
  })

  describe('is refused before it’s sent', () => {
    const answersWithLimits = starlineGamesAnswer(
      sampleStarlineGame({ minBet: 20, maxBet: 20_000 }),
    )

    test.each([
      ['without a number', null, '100', 'Please enter a valid bet number'],
      ['below the minimum of the game', '7', '19', 'Minimum bet amount is ₹20'],
      ['above its maximum', '7', '20001', 'Maximum bet amount is ₹20000'],
      ['above the balance', '7', '15000', 'Insufficient balance'],
    ])('%s §5.50-5.53', async (_, digit, stake, sentence) => {
      const { user, calls } = openStarline({ answers: answersWithLimits })
      await starlineCards()
      await playAt(user, '2:00 PM')
      await user.click(buttonNamed('Single Digit'))
      if (digit !== null) await user.click(buttonNamed(digit))
      await user.type(amountField(), stake)
      await user.click(buttonNamed('Place Bet'))
      expect(screen.getByText(sentence)).toBeTruthy()
      expect(screen.getByRole('alert').textContent).toMatch(
        /^(Fix the (number|amount) to place|Insufficient balance Add ₹)/,
      )
      expect(calls).not.toContain('placeStarlineBet')
    })

    test('if betting has ended meanwhile §8.46', async () => {
      const { user, toastTexts, clock, calls } = openStarline({
        answers: starlineGamesAnswer(sampleStarlineGame({ currentStatus: null })),
      })
      await playAt(user, '2:00 PM')
      await user.click(buttonNamed('7'))
      await user.type(amountField(), '100')
      act(() => clock.set(fridayAt('14:01')))
      await user.click(buttonNamed('Place Bet'))
      await waitFor(() =>
        expect(toastTexts()).toEqual(['Betting is not available for this game right now']),
      )
      expect(calls).not.toContain('placeStarlineBet')
    })
  })

  test('a quick amount above the balance can’t be tapped, and the first wrong field takes the focus', async () => {
    const player = { name: 'Asha Patil', mobileNumber: '5876543210', isActive: true, balance: 999 }
    const { user } = openStarline({
      answers: { getUserProfile: () => Response.json({ user: player }) },
    })
    await playAt(user, '2:00 PM')
    const chips = ['₹100', '₹500', '₹1,000', '₹2,000'].map((name) => buttonNamed(name))
    const disabled = chips.map((chip) => (chip as HTMLButtonElement).disabled)
    expect(disabled).toEqual([false, false, true, true])
    await user.click(buttonNamed('Place Bet'))
    await waitFor(() => expect(document.activeElement).toBe(buttonNamed('0')))
    const pad = screen.getByRole('group', { name: 'Number' })
    const message = document.getElementById(pad.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toBe('Please enter a valid bet number')
    await user.click(buttonNamed('7'))
    await user.click(buttonNamed('Place Bet'))
    await waitFor(() => expect(document.activeElement).toBe(amountField()))
    await user.click(buttonNamed('Single Pana'))
    await user.click(buttonNamed('Place Bet'))
    await waitFor(() => expect(document.activeElement).toBe(numberField()))
  })

  test.each([
    [{ minBet: 200, maxBet: 1000 }, ['₹500', '₹1,000']],
    [{ minBet: 20, maxBet: 50 }, []],
    [{ minBet: null, maxBet: null }, ['₹100', '₹500', '₹1,000', '₹2,000']],
  ])(
    'a quick amount that a game with the limits %o never takes isn’t offered',
    async (limits, chips) => {
      const { user } = openStarline({ answers: starlineGamesAnswer(sampleStarlineGame(limits)) })
      await playAt(user, '2:00 PM')
      const group = screen.queryByRole('group', { name: 'Quick amounts' })
      const names = group === null ? [] : within(group).getAllByRole('button')
      expect(names.map(({ textContent }) => textContent)).toEqual(chips)
    },
  )

  test('a pana that’s never drawn, or of another kind, is corrected in one tap; what else was typed stays', async () => {
    const { user } = openStarline()
    await playAt(user, '2:00 PM')
    await user.click(buttonNamed('Single Pana'))
    await user.type(numberField(), '321')
    await user.type(amountField(), '100')
    const sheet = within(screen.getByRole('dialog'))
    // The formula's amount, with the warning beside it (readings.md#hopeless-number).
    expect(sheet.getByText(amountText('₹15,000'))).toBeTruthy()
    expect(sheet.getByText('This number can’t win this bet')).toBeTruthy()
    await user.clear(amountField())
    await user.click(buttonNamed('Use 123'))
    expect(numberField()).toHaveProperty('value', '123')
    await user.clear(numberField())
    await user.type(numberField(), '112')
    await user.type(amountField(), '50')
    expect(screen.getByText('This is a double pana')).toBeTruthy()
    await user.click(buttonNamed('Switch to Double Pana'))
    expect(buttonNamed('Double Pana').getAttribute('aria-pressed')).toBe('true')
    expect(numberField()).toHaveProperty('value', '112')
    expect(amountField()).toHaveProperty('value', '50')
  })

  /** Opens the sheet with ₹100 on the single digit 7. */
  async function openFilledBet(options: RenderAppOptions = {}) {
    const app = openStarline(options)
    await playAt(app.user, '2:00 PM')
    await app.user.click(buttonNamed('7'))
    await app.user.type(amountField(), '100')
    return { ...app, place: () => app.user.click(buttonNamed('Place Bet')) }
  }
  const placedBets = (app: Awaited<ReturnType<typeof openFilledBet>>) =>
    app.backend.db.starlineBet.findMany({
      where: {
        betNumber: { equals: '7' },
        betAmount: { equals: 100 },
        date: { equals: '2026-11-20' },
      },
    })

  test.each([
    [
      'the host’s sentence before its errors',
      { message: 'Not today', errors: [{ msg: 'No' }] },
      'Not today',
    ],
    [
      'its errors, joined, if it has no sentence',
      { errors: [{ msg: 'Too late' }, { msg: 'Too much' }] },
      'Too late, Too much',
    ],
    ['our own sentence if it has neither', {}, 'Failed to place bet'],
  ])('a refusal shows %s, and what was typed stays §8.47 §8.48', async (_, body, sentence) => {
    const app = await openFilledBet({
      answers: { placeStarlineBet: () => Response.json(body, { status: 400 }) },
    })
    await app.place()
    await waitFor(() => expect(app.toastTexts()).toEqual([sentence]))
    expect(screen.getByRole('dialog').textContent).toContain(sentence)
    expect(amountField()).toHaveProperty('value', '100')
  })

  test('while the outcome is unknown, it isn’t sent again; what’s typed for the next game stays', async () => {
    const app = await openFilledBet()
    app.backend.faults.next('placeStarlineBet', { kind: 'lost-answer' })
    const fault = app.backend.faults.add({
      operation: 'listStarlineBets',
      fault: { kind: 'network' },
    })
    await app.place()
    const sentence = /^Checking your ₹100 Starline bet on /
    expect(await within(screen.getByRole('dialog')).findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Place Bet' })).toBeNull()
    await app.user.click(buttonNamed('Close'))
    expect(await screen.findByText(sentence)).toBeTruthy()
    await playAt(app.user, '4:00 PM')
    await app.user.click(buttonNamed('7'))
    await app.user.type(amountField(), '100')
    await app.user.click(buttonNamed('Close'))
    app.backend.faults.clear(fault)
    await app.user.click(buttonNamed('Details'))
    await app.user.click(buttonNamed('Check again'))
    await waitFor(() => expect(app.toastTexts()).toContain('Bet placed successfully!'))
    expect(screen.queryByText(sentence)).toBeNull()
    expect(placedBets(app)).toHaveLength(1)
    await playAt(app.user, '4:00 PM')
    expect(amountField()).toHaveProperty('value', '100')
    expect(buttonNamed('7').getAttribute('aria-pressed')).toBe('true')
  })
})
