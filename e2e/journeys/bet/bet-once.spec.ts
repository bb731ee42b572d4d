import type { Page } from '@playwright/test'
import { expect as soon, test, type Stage } from '../../fixtures.ts'
import { checkAgain } from '../../testing/check-again.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { balance, betForm, betsSent } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

/** A lost bet is looked up again and again, with growing pauses: it might still arrive. */
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

  test('when its answer was lost', async ({ page, stage, problems }) => {
    problems.allow(brokenLine)
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await betForm(page).submit.click()
    await expectSaid(page, 'Bet placed successfully!')
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect(await betsSent(stage)).toHaveLength(1)
  })

  /** The bet's answer is lost, and so is each look into the history. */
  async function sendAndLearnNothing(page: Page, stage: Stage) {
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await stage.fault({ operation: 'listMyBets', fault: { kind: 'network' } })
    await betForm(page).submit.click()
  }

  test('when the host can’t be asked at first, and the bet was placed', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    await sendAndLearnNothing(page, stage)
    await expect(page.locator('main').getByRole('alert')).toContainText(
      '7 on Konkan Day, Open: was sent, but we got no reply.',
    )
    await expect(page.getByText('Checking your ₹100 bet on Konkan Day…')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Place Bet' })).toHaveCount(0)

    await stage.clearFaults()
    await checkAgain(page)
    await expectSaid(page, 'Bet placed successfully!')
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect(await betsSent(stage)).toHaveLength(1)
  })

  test('when it never arrived: nothing is called failed while it may be on its way', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'network' } })
    await betForm(page).submit.click()
    await expect(page.getByText('Checking your ₹100 bet on Konkan Day…')).toBeVisible()
    await checkAgain(page)
    await expect(page.getByText('Failed to place bet')).toHaveCount(0)
    // Another bet need not wait for it.
    await betForm(page).fill('8', '50')
    await betForm(page).submit.click()
    await expectSaid(page, 'New balance: ₹12,400')
    expect(await betsSent(stage)).toHaveLength(2)
  })

  test('when the phone’s clock is set back meanwhile', async ({ page, stage, problems }) => {
    problems.allow(brokenLine)
    await page.goto('/bidding-history')
    await page.goto('/bet/single-digit/konkan-day')
    await betForm(page).fill('7', '100')
    await stage.clock.moveTo('09:00')
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await betForm(page).submit.click()
    await expectSaid(page, 'Bet placed successfully!')
    expect(await betsSent(stage)).toHaveLength(1)
  })
})
