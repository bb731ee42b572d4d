import { expect, test } from '../../fixtures.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { callsOf, depositForm } from '../../testing/pages/money.ts'
import { sendLogin } from '../../testing/pages/play.ts'

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
