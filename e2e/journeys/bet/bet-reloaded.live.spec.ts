import { expect, test } from '../../fixtures.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { betForm, betsSent } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

// Not in the demo, whose host and unsaved data go with the page.
test('a bet is placed once when the page is reloaded after 0.7 s, at another address', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(brokenLine)
  await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer-timeout' } })
  await stage.open('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  await betForm(page).submit.click()
  await expect.poll(() => betsSent(stage)).toHaveLength(1)
  await page.goto('/game-rates')
  await expectSaid(page, 'Bet placed successfully!')
  await expect(page.getByText(/^Checking your/)).toHaveCount(0)
  expect(await betsSent(stage)).toHaveLength(1)
})
