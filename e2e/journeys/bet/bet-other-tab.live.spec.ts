import { expect, test } from '../../fixtures.ts'
import { checkAgain } from '../../testing/check-again.ts'
import { brokenLine, statusLine } from '../../testing/checks/problems.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

test('a tab that was open before the bet says its outcome is unknown, and later what it was', async ({
  page,
  context,
  stage,
  problems,
}) => {
  problems.allow(brokenLine)
  problems.allow(statusLine(500))
  await stage.open('/bet/single-digit/konkan-day')
  const other = await context.newPage()
  await other.goto('/wallet')
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible()

  await stage.fault({ operation: 'placeBet', fault: { kind: 'lost-answer' }, times: 1 })
  await stage.fault({ operation: 'listMyBets', fault: { kind: 'status', status: 500 } })
  const form = betForm(page)
  await form.fill('7', '100')
  await form.submit.click()
  await expect(page.getByText(/^Checking your ₹100 bet/)).toBeVisible()
  await expect(other.getByText(/^Checking your ₹100 bet/)).toBeVisible()

  // Once the host can be asked, the app may find the bet before the player does.
  await other.getByRole('button', { name: 'Details' }).click()
  await stage.clearFaults()
  await checkAgain(other)
  // The player may look at either.
  for (const tab of [other, page]) {
    await expectSaid(tab, 'Bet placed successfully!')
    await expect(tab.getByText(/^Checking your ₹100 bet/)).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Balance ₹12,350' })).toBeVisible()
})
