import { expect, test } from '../../fixtures.ts'
import { callsOf, withdrawalDone, withdrawForm } from '../../testing/pages/money.ts'

// Each tab of the demo has its own host in its page; here, both share one over TCP.

test('a tab that opens while another is sending waits for the answer, and claims nothing', async ({
  page,
  stage,
  context,
}) => {
  await stage.open('/withdraw-fund')
  const form = withdrawForm(page)
  await form.fill('5000', /^Bank/)
  await stage.fault({ operation: 'requestWithdrawal', times: 1, fault: { kind: 'slow', ms: 8000 } })
  await form.submit.click()
  await expect(page.getByRole('button', { name: 'Sending request...' })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/withdraw-fund')
  const lost = other.getByText(/^We didn’t get a reply to your/)
  await expect(lost).toBeVisible()
  await expect(withdrawForm(other).submit).toHaveCount(0)
  await expect(page.getByText(withdrawalDone)).toBeVisible({ timeout: 15_000 })
  await expect(lost).toBeHidden()
  await expect(other.getByText('Failed to submit withdrawal request')).toHaveCount(0)
  await expect(withdrawForm(other).submit).toBeVisible()
  expect(await callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
})
