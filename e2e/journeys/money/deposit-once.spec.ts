import { expect as soon, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { brokenLine, statusLine } from '../../testing/checks/problems.ts'
import { callsOf, depositDone, depositForm, expectBalance } from '../../testing/pages/money.ts'
import { standInForPaymentApp } from '../../testing/pages/payment-app.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

/** A lost request is looked up again and again, with growing pauses: it may be late. */
const expect = soon.configure({ timeout: 15_000 })

const lost = /^We didn’t get a reply to your ₹2,000 request/
const idOf = (call: { request: unknown } | undefined) =>
  (call?.request as { transactionId?: string } | undefined)?.transactionId

test.describe('a deposit is requested at most once', () => {
  test('when its button is tapped twice', async ({ page, stage }) => {
    const opened = await standInForPaymentApp(page)
    await stage.open('/add-fund')
    const form = depositForm(page)
    await form.chooseApp('2000')
    await stage.fault({
      operation: 'createFundRequest',
      times: 2,
      fault: { kind: 'slow', ms: 400 },
    })
    await form.byApp.dblclick()
    await expect(page.getByRole('button', { name: 'Sending request...' })).toBeVisible()
    await expect(page.getByText(depositDone)).toHaveCount(1)
    await expect(form.card.getByText(/^Ref\. /)).toBeVisible()
    expect(opened).toHaveLength(1)
    expect(await callsOf(stage, 'createFundRequest')).toHaveLength(1)
  })

  test('when the button of the QR sheet is tapped twice', async ({ page, stage }) => {
    await stage.open('/add-fund')
    const form = depositForm(page)
    await form.showQr('2000')
    await stage.fault({
      operation: 'createFundRequest',
      times: 2,
      fault: { kind: 'slow', ms: 400 },
    })
    await form.paid.dblclick()
    await expect(page.getByText(depositDone)).toHaveCount(1)
    await expect(form.card.getByText(/^Ref\. /)).toBeVisible()
    expect(await callsOf(stage, 'createFundRequest')).toHaveLength(1)
  })

  test('when its answer is lost: the host is asked, and has it', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    await stage.open('/add-fund')
    const form = depositForm(page)
    await form.showQr('2000')
    await stage.fault({ operation: 'createFundRequest', times: 1, fault: { kind: 'lost-answer' } })
    await form.paid.click()
    await expect(page.getByText(depositDone)).toBeVisible()
    await expect(form.card.getByText('Pending')).toBeVisible()
    const reference = await form.reference()
    expect(await callsOf(stage, 'createFundRequest')).toHaveLength(1)
    await stage.command('approveFundRequest', { requestId: reference })
    await expectBalance(page, '₹14,450')
  })

  test('when the host can’t be asked, over a reload, and it had arrived', async ({
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
    const notice = page.getByRole('alert').filter({ hasText: lost })
    await expect(notice).toBeVisible()
    await expect(form.byApp).toHaveCount(0)
    await expectAccessible(page)
    // Nothing is opened, so that nobody pays without a record.
    expect(opened).toEqual([])

    await notice.getByRole('button', { name: 'Check again' }).click()
    await expect(notice.getByRole('button', { name: 'Check again' })).toBeEnabled()
    await expect(notice).toBeVisible()

    await stage.clearFaults()
    await page.reload()
    await expect(page.getByText(depositDone)).toBeVisible()
    await expect(form.card.getByText('Pending')).toBeVisible()
    await expect(form.card.getByRole('link', { name: 'Open UPI app again' })).toBeVisible()
    expect(await callsOf(stage, 'createFundRequest')).toHaveLength(1)
    expect(opened).toEqual([])
  })

  test('each try of an intent carries the same id, another amount another id', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    problems.allow(statusLine(422))
    await standInForPaymentApp(page)
    await stage.open('/add-fund')
    const form = depositForm(page)
    const failed = page.getByText('Failed to create fund request. Please try again.')
    await form.chooseApp('2000')
    await stage.fault({ operation: 'createFundRequest', times: 1, fault: { kind: 'network' } })
    await form.byApp.click()
    await page.getByRole('button', { name: 'Stop checking' }).click()
    await page.getByRole('button', { name: 'Stop checking now' }).click()
    await expect(form.amount).toHaveValue('2000')

    await page.reload()
    await stage.clock.advance(60_000)
    await stage.fault({
      operation: 'createFundRequest',
      times: 1,
      fault: { kind: 'status', status: 422, body: {} },
    })
    await form.byApp.click()
    await expect(failed.first()).toBeVisible()
    await form.chooseApp('3000')
    await form.byApp.click()
    await expect(page.getByText(depositDone)).toBeVisible()

    const [first, second, other] = await callsOf(stage, 'createFundRequest')
    expect(idOf(first)).toMatch(/^\d{14,16}$/)
    expect(idOf(second)).toBe(idOf(first))
    expect(idOf(other)).not.toBe(idOf(first))
  })
})
