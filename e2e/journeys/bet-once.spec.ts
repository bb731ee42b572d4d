import { expect as soon, test } from '../fixtures.ts'
import { balance, betForm, betsSent } from '../support/bet-form.ts'
import { brokenLine } from '../support/problems.ts'
import { expectSaid } from '../support/said.ts'

/** Without an answer the host's list is read three times, with pauses: the bet might still arrive. */
const expect = soon.configure({ timeout: 15_000 })

test.describe('a bet is placed at most once', () => {
  test.beforeEach(async ({ stage, page }) => {
    await stage.open('/bet/single-digit/konkan-day')
    await betForm(page).fill('7', '100')
  })

  test('when the button is tapped twice', async ({ page, stage }) => {
    await stage.fault({ operation: 'placeBet', times: 2, fault: { kind: 'slow', ms: 400 } })
    await betForm(page).submit.dblclick()
    await expect(page.getByRole('button', { name: 'Placing Bet...' })).toBeVisible()
    await expect(page.getByText('Bet placed successfully!')).toHaveCount(1)
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect(await betsSent(stage)).toHaveLength(1)
  })

  test('when Enter is held down', async ({ page, stage }) => {
    await stage.fault({ operation: 'placeBet', times: 2, fault: { kind: 'slow', ms: 400 } })
    await betForm(page).amount.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectSaid(page, 'New balance: ₹12,350')
    expect(await betsSent(stage)).toHaveLength(1)
  })

  test('when its answer was lost', async ({ page, stage, problems }) => {
    problems.allow(brokenLine)
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await betForm(page).submit.click()
    await expectSaid(page, 'Bet placed successfully!')
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect(await betsSent(stage)).toHaveLength(1)
  })

  test('when nobody can be asked at first, and the bet had been placed', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await stage.fault({ operation: 'listMyBets', fault: { kind: 'network' } })
    await betForm(page).submit.click()
    await expect(page.locator('main').getByRole('alert')).toHaveText(
      '7 on Konkan Day, Open: sent, but no answer came. Check again before you place another bet.',
    )
    await expect(page.getByRole('button', { name: 'Place Bet' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText(/Still not known/)).toBeVisible()
    await stage.clearFaults()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expectSaid(page, 'Bet placed successfully!')
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect(await betsSent(stage)).toHaveLength(1)
  })

  test('when nobody can be asked at first, and the bet had not arrived', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'network' } })
    await stage.fault({ operation: 'listMyBets', fault: { kind: 'network' } })
    await betForm(page).submit.click()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
    await stage.clearFaults()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Failed to place bet').first()).toBeVisible()
    await expect(betForm(page).number).toHaveValue('7')
    await betForm(page).submit.click()
    await expectSaid(page, 'New balance: ₹12,350')
  })

  test('when the screen was left while nobody knew', async ({ page, stage, problems }) => {
    problems.allow(brokenLine)
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await stage.fault({ operation: 'listMyBets', fault: { kind: 'network' } })
    await betForm(page).submit.click()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: 'Play Game, Konkan Day' }).click()
    await page.getByRole('link', { name: /^Single Digit/ }).click()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
    await stage.clearFaults()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expectSaid(page, 'Bet placed successfully!')
    expect(await betsSent(stage)).toHaveLength(1)
  })
})
