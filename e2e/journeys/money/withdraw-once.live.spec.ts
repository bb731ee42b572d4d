import { expect, test } from '../../fixtures.ts'
import { callsOf, withdrawForm } from '../../testing/pages/money.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

test('a withdrawal is requested once, even if the page is reloaded while it’s on its way', async ({
  page,
  stage,
}) => {
  await stage.open('/withdraw-fund')
  const form = withdrawForm(page)
  await form.fill('5000', /^Bank/)
  await stage.fault({
    operation: 'requestWithdrawal',
    times: 1,
    fault: { kind: 'lost-answer-timeout' },
  })
  await form.submit.click()
  await expect(page.getByRole('button', { name: 'Sending request...' })).toBeVisible()
  await expect.poll(() => callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
  await page.reload()
  await expect(
    page.getByText('Withdrawal request submitted successfully! Please wait for admin approval.'),
  ).toBeVisible()
  await expect(form.card.getByText('Pending')).toBeVisible()
  await expect(form.amount).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹7,450')
  expect(await callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
})
