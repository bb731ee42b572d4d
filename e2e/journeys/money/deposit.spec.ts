import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { callsOf, depositDone, depositForm, expectBalance } from '../../testing/pages/money.ts'
import { standInForPaymentApp } from '../../testing/pages/payment-app.ts'
import { readQrOnScreen } from '../../testing/qr.ts'
import { expectSaid } from '../../testing/said.ts'

const pending = 'We’ll add your points once the payment is checked.'
const transactionOf = (link: string | null | undefined) => /&tid=(\d+)&tr=\1$/.exec(link ?? '')?.[1]

test('a deposit by QR code is pending, then approved, then in balance and statement', async ({
  page,
  stage,
}) => {
  await stage.open('/add-fund')
  const form = depositForm(page)
  const sheet = await form.showQr('2000')
  await expect(sheet).toContainText('demo@example')
  await expectAccessible(page)

  // The code is the same link in both themes: phones expect black on white.
  const code = sheet.getByRole('img', { name: 'QR code that pays ₹2,000 to demo@example' })
  const link = await readQrOnScreen(page, code)
  expect(link).toMatch(
    /^upi:\/\/pay\?pa=demo@example&pn=Ank&tn=Add%20funds&am=2000\.00&cu=INR&mc=0000&tid=(\d{13,16})&tr=\1$/,
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await readQrOnScreen(page, code)).toBe(link)
  expect(await callsOf(stage, 'createFundRequest')).toEqual([])

  await form.paid.click()
  await expect(page.getByText(depositDone)).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(form.card.getByText('Pending')).toBeVisible()
  await expect(form.card.getByText(pending)).toBeVisible()
  const reference = await form.reference()
  const [call] = await callsOf(stage, 'createFundRequest')
  expect(call?.request).toEqual({
    amount: 2000,
    transactionId: transactionOf(link),
    paymentMethod: 'QR',
  })
  await expectAccessible(page)
  await expectBalance(page, '₹12,450')

  await stage.command('approveFundRequest', { requestId: reference })
  await page.goto('/add-fund')
  await expect(form.card.getByText('Approved')).toBeVisible()
  await expectBalance(page, '₹14,450')
  await page.getByRole('link', { name: 'Wallet Statement' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Deposit' }).first()
  await expect(entry).toContainText('+₹2,000')
  await expect(entry).toContainText('Approved')
  await expectAccessible(page)
})

test('a deposit by UPI app asks on return, waits, and is approved', async ({ page, stage }) => {
  const opened = await standInForPaymentApp(page)
  await stage.open('/add-fund')
  const form = depositForm(page)
  await form.chooseApp('750')
  await form.byApp.click()
  await expect(page.getByText(depositDone)).toBeVisible()
  await expectSaid(page, 'Opening UPI payment app...')
  await expect(form.card.getByText('Pending')).toBeVisible()
  const reference = await form.reference()
  await form.card.getByRole('link', { name: 'Open UPI app again' }).click()
  await expect.poll(() => opened).toHaveLength(2)
  expect(opened[1]).toBe(opened[0])
  const [call] = await callsOf(stage, 'createFundRequest')
  expect(call?.request).toEqual({
    amount: 750,
    transactionId: transactionOf(opened[0]),
    paymentMethod: 'UPI',
  })

  // A phone may close the page behind the app. Opening the app isn't a success.
  await page.reload()
  await expect(form.card.getByText('Did you finish the payment in your UPI app?')).toBeVisible()
  await expectAccessible(page)
  await form.card.getByRole('button', { name: 'Yes, I’ve paid' }).click()
  await expect(form.card.getByText(pending)).toBeVisible()
  await expectBalance(page, '₹12,450')

  await stage.command('approveFundRequest', { requestId: reference })
  await expectBalance(page, '₹13,200')
  await page.goto('/wallet-statement?show=funds')
  await expect(page.getByRole('listitem').filter({ hasText: '+₹750' })).toContainText('Approved')
  expect(await callsOf(stage, 'createFundRequest')).toHaveLength(1)
})
