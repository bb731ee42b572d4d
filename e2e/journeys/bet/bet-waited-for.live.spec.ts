import { expect, test } from '../../fixtures.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { operatorSays, wasHere } from '../../testing/operator-file.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { callsOf } from '../../testing/pages/money.ts'
import { expectSaid } from '../../testing/said.ts'

test('when the operator’s gateway waits longer than usual, “failed” comes later', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(statusLine(504))
  await page.route('**/api/bets', (route) => route.fulfill({ status: 504 }))
  await stage.open('/dashboard')
  await operatorSays(page, { moneyWait: '300' })
  await wasHere(page, { moneyWait: '300' })
  await page.goto('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  await betForm(page).submit.click()
  const checking = page.getByText('Checking your ₹100 bet on Konkan Day…')
  await expect(checking).toBeVisible()
  const asked = page.waitForResponse('**/api/bets/me')
  await stage.clock.letPass(200_000)
  await asked
  await expect(checking).toBeVisible()
  await expect(page.getByText('Failed to place bet')).toHaveCount(0)
  // Another bet need not wait for it.
  await betForm(page).fill('8', '50')
  await expect(betForm(page).submit).toBeVisible()
  await stage.clock.letPass(101_000)
  await expectSaid(page, 'Failed to place bet')
  expect(await callsOf(stage, 'placeBet')).toHaveLength(0)
})
