import { expect as soon, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { callsOf, depositDone, depositForm, expectBalance } from '../../testing/pages/money.ts'
import { standInForPaymentApp } from '../../testing/pages/payment-app.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

/** A lost request is looked up again and again, with growing pauses: it may be late. */
const expect = soon.configure({ timeout: 15_000 })

const lost = /^We didn’t get a reply to your ₹2,000 request/

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
})
