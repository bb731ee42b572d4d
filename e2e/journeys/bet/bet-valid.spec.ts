import { expect, test } from '../../fixtures.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { balance, betForm, betsSent } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

/** Friday, 20 November 2026, midnight in India. */
const gameDate = '2026-11-19T18:30:00.000Z'

/**
 * ₹100 on Konkan Day, one type for each form a number can have on its way to the host (bet.test.tsx
 * has all seven): what is typed, what it can win, what the host is sent.
 */
const bets = [
  {
    path: 'single-digit',
    typed: '7',
    win: '₹1,000',
    placed: '7 on Konkan Day, Open',
    sent: { betType: 'single', session: 'open', betNumber: '7' },
  },
  {
    path: 'half-sangam',
    typed: '5123',
    win: '₹1,20,000',
    placed: '5-123 on Konkan Day, Open',
    sent: { betType: 'halfSangam', session: 'open', betNumber: '5-123' },
  },
  {
    path: 'full-sangam',
    typed: '123456',
    win: '₹12,00,000',
    placed: '123-456 on Konkan Day',
    sent: { betType: 'fullSangam', session: null, betNumber: '123-456' },
  },
] as const

for (const { path, typed, win, placed, sent } of bets) {
  test(`a ${path} bet is placed, shown, and followed by the dashboard`, async ({ page, stage }) => {
    await stage.open(`/bet/${path}/konkan-day`)
    const form = betForm(page)
    await form.fill(typed, '100')
    await expect(page.getByText(`Potential win ${win}`, { exact: true })).toBeAttached()
    await expectNoSideScroll(page)
    await form.submit.click()
    await expectSaid(page, 'Bet placed successfully!')
    await expectSaid(page, 'New balance: ₹12,350')
    // The receipt: its title, then what the bet can win.
    await expectSaid(page, `${placed}₹100, potential win ${win}`)
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect((await betsSent(stage)).map(({ request }) => request)).toEqual([
      { gameId: 'konkan-day', ...sent, betAmount: 100, gameDate },
    ])
  })
}

test('a bet takes five taps and two numbers from the dashboard', async ({ page, stage }) => {
  await stage.open('/dashboard')
  await page.getByRole('link', { name: 'Play Game, Konkan Day' }).click()
  await expect(page).toHaveURL('/game-selection/konkan-day')
  await page.getByRole('link', { name: /^Jodi/ }).click()
  await page.getByRole('group', { name: 'Quick picks by first digit' }).getByText('4').click()
  await page.getByRole('button', { name: '42', exact: true }).click()
  await page.getByRole('button', { name: '₹50', exact: true }).click()
  const form = betForm(page)
  await expect(form.number).toHaveValue('42')
  await expect(form.amount).toHaveValue('50')
  await form.submit.click()
  await expectSaid(page, 'New balance: ₹12,400')
})
