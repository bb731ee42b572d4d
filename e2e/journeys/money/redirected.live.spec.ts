import { rowOf, type OperationName } from '#api/table/table.ts'
import { caseOf } from '#contracts/cases/cases.ts'
import { expect, test } from '../../fixtures.ts'
import { announcedOn } from '../../testing/announcements.ts'
import type { JourneyBackend } from '../../testing/host/journey-backend.ts'
import { callsOf, depositForm, withdrawForm } from '../../testing/pages/money.ts'
import { standInForPaymentApp } from '../../testing/pages/payment-app.ts'

/**
 * What stands in front of the host sends a call elsewhere, in a browser. Not even a success that is
 * answered there says anything about what was sent; tests/answers has every call and status.
 */

/** Where calls are sent to: whatever comes is answered as the host answers what it has carried out. */
const elsewhere = '/api/elsewhere'

/** Redirects every call of an operation. Returns how many came, and how many arrived elsewhere. */
function redirectCalls(backend: JourneyBackend, operation: OperationName, status: number) {
  const { method, path } = rowOf(operation)
  const { answer } = caseOf(`${operation}: full`)
  const came = { first: 0, elsewhere: 0 }
  backend.stopCalls(method, new RegExp(`^/api${path}$`), (call) => {
    came.first += 1
    call.redirect(status, elsewhere)
  })
  for (const each of ['GET', 'POST', 'PUT']) {
    backend.stopCalls(each, new RegExp(`^${elsewhere}$`), (call) => {
      came.elsewhere += 1
      call.answer(200, 'application/json', JSON.stringify(answer))
    })
  }
  return came
}

const success = /submitted successfully/

for (const status of [301, 307]) {
  test(`a deposit that is answered ${status} is looked up, and opens no payment app`, async ({
    page,
    control,
    backend,
  }) => {
    const opened = await standInForPaymentApp(page)
    const came = redirectCalls(backend, 'createFundRequest', status)
    await control.open('/add-fund')
    const form = depositForm(page)
    await form.amount.fill('750')
    await page.waitForLoadState('networkidle')
    const before = await callsOf(control, 'listFundRequests')
    await form.byApp.click()
    await expect(page.getByText('Checking your ₹750 deposit…')).toBeVisible()
    await expect
      .poll(async () => (await callsOf(control, 'listFundRequests')).length)
      .toBeGreaterThan(before.length)
    expect((await announcedOn(page)).join('\n')).not.toMatch(success)
    await expect(page.getByText(success)).toHaveCount(0)
    expect(opened).toEqual([])
    expect(came).toEqual({ first: 1, elsewhere: 0 })
  })
}

test('a withdrawal that is answered 303 is looked up', async ({ page, control, backend }) => {
  const came = redirectCalls(backend, 'requestWithdrawal', 303)
  await control.open('/withdraw-fund')
  const form = withdrawForm(page)
  await form.fill('5000', /^Bank/)
  await page.waitForLoadState('networkidle')
  const before = await callsOf(control, 'listWithdrawals')
  await form.submit.click()
  await expect(page.getByText('Checking your ₹5,000 withdrawal…')).toBeVisible()
  await expect
    .poll(async () => (await callsOf(control, 'listWithdrawals')).length)
    .toBeGreaterThan(before.length)
  expect((await announcedOn(page)).join('\n')).not.toMatch(success)
  await expect(page.getByText(success)).toHaveCount(0)
  expect(came).toEqual({ first: 1, elsewhere: 0 })
})

test('a change of password that is answered 303 isn’t said to be requested', async ({
  page,
  control,
  backend,
}) => {
  const came = redirectCalls(backend, 'changePassword', 303)
  await control.open('/change-password')
  await page.getByLabel('New password', { exact: true }).fill('secret12')
  await page.getByLabel('Confirm new password').fill('secret12')
  await page.getByRole('button', { name: 'Request change' }).click()
  await expect(
    page
      .getByText(/^We didn’t get a clear reply, so we don’t know if your request arrived/)
      .first(),
  ).toBeVisible()
  expect((await announcedOn(page)).join('\n')).not.toMatch(success)
  await expect(page.getByText(success)).toHaveCount(0)
  // What was typed can be sent again.
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('secret12')
  expect(came).toEqual({ first: 1, elsewhere: 0 })
})
