import { expect as soon, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { callsOf, depositDone, depositForm } from '../../testing/pages/money.ts'
import { standInForPaymentApp } from '../../testing/pages/payment-app.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

/** A lost request is looked up again and again, with growing pauses: it may be late. */
const expect = soon.configure({ timeout: 15_000 })

const lost = /^We didn’t get a reply to your ₹2,000 request/

test.describe('a deposit is requested at most once', () => {
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
