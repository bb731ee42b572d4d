import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { callsOf, depositDone, depositForm } from '../../testing/pages/money.ts'
import { sendLogin } from '../../testing/pages/play.ts'
import { expectSaid } from '../../testing/said.ts'

test('less than the minimum is refused next to the field, and nothing is sent', async ({
  page,
  stage,
}) => {
  await stage.open('/add-fund')
  const form = depositForm(page)
  await expect(page.getByRole('button', { name: 'Show QR code' })).toBeDisabled()
  await form.amount.fill('99')
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(form.amount).toHaveAccessibleDescription(/Minimum deposit amount is 100 points/)
  await expect(form.amount).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await form.amount.fill('100')
  await expect(page.getByText('Minimum deposit amount is 100 points')).toHaveCount(0)
  await form.showQr('100')
  await form.paid.click()
  await expect(page.getByText(depositDone)).toBeVisible()
})

test('a refusal shows all its errors, and what was typed stays', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(statusLine(422))
  await stage.open('/add-fund')
  const form = depositForm(page)
  const sheet = await form.showQr('2000')
  await stage.fault({
    operation: 'createFundRequest',
    times: 1,
    fault: {
      kind: 'status',
      status: 422,
      body: { errors: [{ msg: 'Amount is too high' }, { msg: 'Daily limit reached' }] },
    },
  })
  await form.paid.click()
  const sentence = 'Validation error: Amount is too high, Daily limit reached'
  await expect(sheet.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible()
  // The toast goes, the sentence in the form stays.
  await expect(sheet.getByText(sentence)).toHaveCount(1)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(form.amount).toHaveValue('2000')
  await expect(page.getByRole('region', { name: 'Your last request' })).toHaveCount(0)
})

test('a refresh and new settings don’t touch what’s being typed', async ({ page, stage }) => {
  await stage.open('/add-fund')
  const form = depositForm(page)
  await form.chooseApp('123')
  await form.amount.press('End')
  await page.keyboard.type('4')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expectSaid(page, 'Refreshed successfully')
  await stage.clock.letPass(61_000)
  await expect(form.amount).toHaveValue('1234')
  await expect(page.getByRole('radio', { name: /^UPI app/ })).toBeChecked()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/wallet')
  await page.getByRole('link', { name: 'Deposit' }).click()
  await expect(form.amount).toHaveValue('1234')
})

test('a session that ends while typing comes back to the same screen and words', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(statusLine(401))
  await stage.open('/add-fund')
  const form = depositForm(page)
  await form.chooseApp('640')
  await stage.fault({
    operation: 'createFundRequest',
    times: 1,
    fault: { kind: 'status', status: 401 },
  })
  await form.byApp.click()
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await sendLogin(page)
  await expect(page).toHaveURL('/add-fund')
  await expect(form.amount).toHaveValue('640')
  await expect(form.byApp).toBeEnabled()
  // Only the call that was refused: logging in sends nothing by itself.
  const calls = await callsOf(stage, 'createFundRequest')
  expect(calls.map(({ status }) => status)).toEqual([401])
})

test('the library that draws the code loads with the first code, not before', async ({
  page,
  stage,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/qr-matrix-')) loaded.push(request.url())
  })
  await stage.open('/wallet')
  await page.getByRole('link', { name: 'Deposit' }).click()
  await depositForm(page).amount.fill('2000')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await depositForm(page).showQr('2000')
  expect(loaded).toHaveLength(1)
})
