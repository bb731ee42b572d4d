import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { callsOf, depositForm } from '../../testing/pages/money.ts'
import { standInForPaymentApp } from '../../testing/pages/payment-app.ts'
import { readQrOnScreen } from '../../testing/qr.ts'
import { expectSaid } from '../../testing/said.ts'

const done = 'Fund request submitted successfully! Please wait for admin approval.'
const transactionOf = (link: string | null | undefined) => /&tid=(\d+)&tr=\1$/.exec(link ?? '')?.[1]

test('a deposit by QR code: a camera reads the link in both themes, and the request has its id', async ({
  page,
  stage,
}) => {
  const drawers: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/qr-matrix-')) drawers.push(request.url())
  })
  await stage.open('/add-fund')
  const form = depositForm(page)
  await form.amount.fill('2000')
  await page.waitForLoadState('networkidle')
  expect(drawers, 'what draws the code loads with the first code').toEqual([])
  const sheet = await form.showQr('2000')
  expect(drawers).toHaveLength(1)
  await expect(sheet).toContainText('demo@example')

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
  await expect(page.getByText(done)).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(form.card.getByText('Pending')).toBeVisible()
  const [call] = await callsOf(stage, 'createFundRequest')
  expect(call?.request).toEqual({
    amount: 2000,
    transactionId: transactionOf(link),
    paymentMethod: 'QR',
  })
})

test('a deposit by UPI app opens the app, and asks on return', async ({ page, stage }) => {
  const opened = await standInForPaymentApp(page)
  await stage.open('/add-fund')
  const form = depositForm(page)
  await form.chooseApp('750')
  await form.byApp.click()
  await expect(page.getByText(done)).toBeVisible()
  await expectSaid(page, 'Opening UPI payment app...')
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
  await expect(
    form.card.getByText('We’ll add your points once the payment is checked.'),
  ).toBeVisible()
  expect(await callsOf(stage, 'createFundRequest')).toHaveLength(1)
})
