import { expect as soon, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { callsOf, expectBalance, withdrawalDone, withdrawForm } from '../../testing/pages/money.ts'
import { expectSaid } from '../../testing/said.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

/** A lost request is looked up again and again, with growing pauses: it may be late. */
const expect = soon.configure({ timeout: 15_000 })

test.describe('a withdrawal is requested at most once', () => {
  test.beforeEach(async ({ page, stage }) => {
    await stage.open('/withdraw-fund')
    await withdrawForm(page).fill('5000', /^Bank/)
  })

  test('when its button is tapped twice', async ({ page, stage }) => {
    const form = withdrawForm(page)
    await stage.fault({
      operation: 'requestWithdrawal',
      times: 2,
      fault: { kind: 'slow', ms: 400 },
    })
    await form.submit.dblclick()
    await expect(page.getByRole('button', { name: 'Sending request...' })).toBeVisible()
    await expect(page.getByText(withdrawalDone)).toHaveCount(1)
    await expect(form.card.getByText(/^Ref\. /)).toBeVisible()
    expect(await callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
    await expectBalance(page, '₹7,450')
  })

  test('when its answer is lost: the host is asked, and has it', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    await stage.fault({ operation: 'requestWithdrawal', times: 1, fault: { kind: 'lost-answer' } })
    await withdrawForm(page).submit.click()
    await expect(page.getByText(withdrawalDone)).toBeVisible()
    await expect(withdrawForm(page).card.getByText('Pending')).toBeVisible()
    expect(await callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
    await expectBalance(page, '₹7,450')
  })

  test('when it never arrived: nothing is called failed while it may be on its way', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    const form = withdrawForm(page)
    await stage.fault({ operation: 'requestWithdrawal', times: 1, fault: { kind: 'network' } })
    await form.submit.click()
    await expect(page.getByText('Checking your ₹5,000 withdrawal…')).toBeVisible()
    await expect(form.submit).toHaveCount(0)
    await expect(page.getByText('Failed to submit withdrawal request')).toHaveCount(0)
    await expect(form.amount).toHaveValue('5000')

    await page.getByRole('button', { name: 'Stop checking' }).click()
    await page.getByRole('button', { name: 'Stop checking now' }).click()
    await form.submit.click()
    await expect(page.getByText(withdrawalDone)).toBeVisible()
    await expectBalance(page, '₹7,450')
  })

  test('when the host can’t be asked, over a reload, and it had arrived', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    const form = withdrawForm(page)
    // Visits the history, so that earlier records are known even if it can't be read later.
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Withdraw History' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect(form.amount).toHaveValue('5000')
    await stage.fault({ operation: 'requestWithdrawal', times: 1, fault: { kind: 'lost-answer' } })
    await stage.fault({ operation: 'listWithdrawals', fault: { kind: 'network' } })
    await form.submit.click()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: /^We didn’t get a reply to your ₹5,000 withdrawal/ })
    await expect(notice).toBeVisible()
    await expect(form.submit).toHaveCount(0)
    await expectAccessible(page)

    await page.reload()
    await expect(notice).toBeVisible()
    await stage.clearFaults()
    await expectSaid(page, withdrawalDone)
    await expect(form.card.getByText('Pending')).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
    await expectBalance(page, '₹7,450')
  })

  test('when the page is reloaded while the request is on its way', async ({ page, stage }) => {
    const form = withdrawForm(page)
    await stage.fault({
      operation: 'requestWithdrawal',
      times: 1,
      fault: { kind: 'lost-answer-timeout' },
    })
    await form.submit.click()
    await expect(page.getByRole('button', { name: 'Sending request...' })).toBeVisible()
    await expect.poll(() => callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
    await page.reload()
    await expect(page.getByText(withdrawalDone)).toBeVisible()
    await expect(form.card.getByText('Pending')).toBeVisible()
    await expect(form.amount).toHaveValue('')
    await expectBalance(page, '₹7,450')
  })
})
