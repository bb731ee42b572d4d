import { expect, test } from '../../fixtures.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { callsOf, depositForm, withdrawForm } from '../../testing/pages/money.ts'
import { standInForPaymentApp } from '../../testing/pages/payment-app.ts'

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

test('a deposit whose answer was lost is found after a reload, and only then can be paid', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(brokenLine)
  const opened = await standInForPaymentApp(page)
  await stage.open('/add-fund')
  const form = depositForm(page)
  await form.chooseApp('2000')
  await stage.fault({ operation: 'createFundRequest', times: 1, fault: { kind: 'lost-answer' } })
  await stage.fault({ operation: 'listFundRequests', fault: { kind: 'network' } })
  await form.byApp.click()
  const notice = page.getByText(/^We didn’t get a reply to your ₹2,000 request/)
  await expect(notice).toBeVisible()
  await expect(form.byApp).toHaveCount(0)
  // The host is heard again only after the reload: else the page before it might find the record.
  await page.reload()
  await expect(notice).toBeVisible()
  await stage.clearFaults()
  await expect(page.getByText('Fund request submitted successfully!')).toBeVisible()
  await expect(form.card.getByText('Pending')).toBeVisible()
  await expect(form.card.getByRole('link', { name: 'Open UPI app again' })).toBeVisible()
  expect(await callsOf(stage, 'createFundRequest')).toHaveLength(1)
  // Nothing was opened by itself, so that nobody pays without a record.
  expect(opened).toEqual([])
})
