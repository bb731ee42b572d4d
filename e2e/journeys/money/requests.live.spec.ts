import { expect, test } from '../../fixtures.ts'
import { expectAnnounced } from '../../testing/announcements.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { callsOf, depositForm, withdrawForm } from '../../testing/pages/money.ts'
import { standInForPaymentApp } from '../../testing/pages/payment-app.ts'
import { readQrOnScreen } from '../../testing/qr.ts'

const done = 'Fund request submitted successfully! Please wait for admin approval.'
const transactionOf = (link: string | null | undefined) => /&tid=(\d+)&tr=\1$/.exec(link ?? '')?.[1]

test(
  'a deposit by QR code: a camera reads the link in both themes, and the request has its id',
  { tag: '@core' },
  async ({ page, control }) => {
    const drawers: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/qr-matrix-')) drawers.push(request.url())
    })
    await control.open('/add-fund')
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
    expect(await callsOf(control, 'createFundRequest')).toEqual([])

    await form.paid.click()
    await expect(page.getByText(done)).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect(form.card.getByText('Pending')).toBeVisible()
    const [call] = await callsOf(control, 'createFundRequest')
    expect(call?.request).toEqual({
      amount: 2000,
      transactionId: transactionOf(link),
      paymentMethod: 'QR',
    })
  },
)

test(
  'a deposit by UPI app opens the app, and asks on return',
  { tag: '@core' },
  async ({ page, control }) => {
    const opened = await standInForPaymentApp(page)
    await control.open('/add-fund')
    const form = depositForm(page)
    await form.amount.fill('750')
    await form.byApp.click()
    await expect(page.getByText(done)).toBeVisible()
    await expectAnnounced(page, 'Opening UPI payment app...')
    await form.card.getByRole('link', { name: 'Open UPI app again' }).click()
    await expect.poll(() => opened).toHaveLength(2)
    expect(opened[1]).toBe(opened[0])
    const [call] = await callsOf(control, 'createFundRequest')
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
    expect(await callsOf(control, 'createFundRequest')).toHaveLength(1)
  },
)

test.describe('after a reload', () => {
  // Answers are lost on purpose: on a connection it has used before, a browser would repeat the
  // call.
  test.use({ reuse: false })

  test(
    'a withdrawal is requested once, even if the page is reloaded while it’s on its way',
    { tag: '@core' },
    async ({ page, control }) => {
      await control.open('/withdraw-fund')
      const form = withdrawForm(page)
      await form.fill('5000', /^Bank/)
      await control.fault({
        operation: 'requestWithdrawal',
        times: 1,
        fault: { kind: 'lost-answer-timeout' },
      })
      await form.submit.click()
      await expect(page.getByRole('button', { name: 'Sending request...' })).toBeVisible()
      await expect.poll(() => callsOf(control, 'requestWithdrawal')).toHaveLength(1)
      await page.reload()
      await expect(
        page.getByText(
          'Withdrawal request submitted successfully! Please wait for admin approval.',
        ),
      ).toBeVisible()
      await expect(form.receipt).toBeVisible()
      await expect(form.amount).toHaveValue('')
      await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹7,450')
      expect(await callsOf(control, 'requestWithdrawal')).toHaveLength(1)
    },
  )

  test(
    'a deposit whose answer was lost is found after a reload, and only then can be paid',
    { tag: '@core' },
    async ({ page, control, problems }) => {
      problems.allow(brokenLine)
      const opened = await standInForPaymentApp(page)
      await control.open('/add-fund')
      const form = depositForm(page)
      await form.amount.fill('2000')
      await control.fault({
        operation: 'createFundRequest',
        times: 1,
        fault: { kind: 'lost-answer' },
      })
      await control.fault({ operation: 'listFundRequests', fault: { kind: 'network' } })
      await form.byApp.click()
      const notice = page.getByText('Checking your ₹2,000 deposit…')
      await expect(notice).toBeVisible()
      await expect(form.byApp).toHaveCount(0)
      // The host is heard again only after the reload: else the page before it might find the record.
      await page.reload()
      await expect(notice).toBeVisible()
      await control.clearFaults()
      await expect(page.getByText('Fund request submitted successfully!')).toBeVisible()
      await expect(form.card.getByText('Pending')).toBeVisible()
      await expect(form.card.getByRole('link', { name: 'Open UPI app again' })).toBeVisible()
      expect(await callsOf(control, 'createFundRequest')).toHaveLength(1)
      // Nothing was opened by itself, so that nobody pays without a record.
      expect(opened).toEqual([])
    },
  )
})
