import { expect as soon, test } from '../../fixtures.ts'
import { callsOf, expectBalance, withdrawalDone, withdrawForm } from '../../testing/pages/money.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

/** A lost request is looked up again and again, with growing pauses: it may be late. */
const expect = soon.configure({ timeout: 15_000 })

test.describe('a withdrawal is requested at most once', () => {
  test.beforeEach(async ({ page, stage }) => {
    await stage.open('/withdraw-fund')
    await withdrawForm(page).fill('5000', /^Bank/)
  })

  test('when the page is reloaded while the request is on its way', async ({ page, stage }) => {
    const form = withdrawForm(page)
    await stage.fault({
      operation: 'requestWithdrawal',
      times: 1,
      fault: { kind: 'lost-answer-timeout' },
    })
    await form.submit.click()
    await expect(page.getByRole('button', { name: 'Sending request...' })).toBeVisible()
    await expect.poll(() => callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
    await page.reload()
    await expect(page.getByText(withdrawalDone)).toBeVisible()
    await expect(form.card.getByText('Pending')).toBeVisible()
    await expect(form.amount).toHaveValue('')
    await expectBalance(page, '₹7,450')
  })
})
