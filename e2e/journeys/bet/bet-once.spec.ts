import { expect, test } from '../../fixtures.ts'
import { expectAnnounced } from '../../testing/announcements.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'
import { callsOf } from '../../testing/pages/money.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

test(
  'a bet whose answer is lost is placed once',
  { tag: '@core' },
  async ({ page, control, problems }) => {
    problems.allow(brokenLine)
    await control.open('/bet/single-digit/konkan-day')
    await betForm(page).fill('7', '100')
    await control.fault({ operation: 'placeBet', times: 1, fault: { kind: 'lost-answer' } })
    await betForm(page).submit.click()
    await expectAnnounced(page, 'Bet placed successfully!')
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect(await callsOf(control, 'placeBet')).toHaveLength(1)
  },
)
