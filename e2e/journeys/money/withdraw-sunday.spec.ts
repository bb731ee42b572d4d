import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { callsOf, withdrawalDone, withdrawForm } from '../../testing/pages/money.ts'

test.describe('on a Sunday', () => {
  test.use({ scenario: 'sunday-withdrawals' })

  test('the screen says so, the button repeats it, and nothing is sent', async ({
    page,
    stage,
  }) => {
    await stage.open('/withdraw-fund')
    const form = withdrawForm(page)
    const sentence = 'Withdrawals are closed on Sundays'
    await expect(page.getByRole('main')).toContainText(sentence)
    await expect(page.getByRole('contentinfo')).toContainText('Mon, 6:00 AM')
    await expectAccessible(page)
    await form.fill('1000', /^Bank/)
    await form.submit.click()
    await expect(page.getByRole('contentinfo').getByRole('alert')).toHaveText(sentence)
    expect(await callsOf(stage, 'requestWithdrawal')).toEqual([])

    await stage.clock.advance(24 * 60 * 60_000)
    await page.reload()
    await expect(page.getByText(sentence)).toHaveCount(0)
    await expect(form.amount).toHaveValue('1000')
    await form.submit.click()
    await expect(page.getByText(withdrawalDone)).toBeVisible()
  })
})
