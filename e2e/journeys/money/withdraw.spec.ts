import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { expectBalance, withdrawalDone, withdrawForm } from '../../testing/pages/money.ts'

/** The sample player's account, which only its own form may show. */
const accountNumber = '123400004821'

/** `form` is where the number is saved first; `shown` is how the account stands in the histories. */
const methods = [
  { id: 'bank', title: /^Bank/, shown: 'Bank, ends 4821' },
  { id: 'googlepay', title: /^Google Pay/, shown: 'Google Pay, ends 7788', form: 'Google Pay' },
] as const

for (const { id, title, shown, ...rest } of methods) {
  test(`a withdrawal by ${id} is refunded when rejected, and the next one approved and paid out`, async ({
    page,
    stage,
  }) => {
    const request = async (): Promise<string> => {
      const form = withdrawForm(page)
      await form.fill('5000', title)
      await expect(page.getByRole('contentinfo')).toContainText('Balance after₹7,450')
      await form.submit.click()
      await expect(page.getByText(withdrawalDone)).toBeVisible()
      await expect(form.card.getByText('Pending')).toBeVisible()
      await expect(form.amount).toHaveValue('')
      await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹7,450')
      const reference = await form.reference()
      // The money leaves with the request.
      await expectBalance(page, '₹7,450')
      await expect(page.getByText('1 request pending')).toBeVisible()
      return reference
    }

    await stage.open(`/${'form' in rest ? id : 'dashboard'}`)
    if ('form' in rest) {
      await page.getByRole('textbox', { name: `${rest.form} mobile number` }).fill('9900117788')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL('/dashboard')
    }
    await page.goto('/withdraw-fund')
    const rejected = await request()
    await stage.command('rejectWithdrawal', {
      withdrawalId: rejected,
      remarks: 'Name does not match',
    })
    await expectBalance(page, '₹12,450')
    await page.getByRole('link', { name: 'Withdraw History' }).click()
    const refunded = page.getByRole('article').filter({ hasText: rejected })
    await expect(refunded).toContainText('Rejected')
    await expect(refunded).toContainText('Remarks: Name does not match')
    await page.goto('/wallet-statement?show=withdraw')
    const entry = page.getByRole('listitem').filter({ hasText: 'Name does not match' })
    await expect(entry).toContainText(shown)
    await expect(entry).toContainText('Rejected')

    await page.goto('/withdraw-fund')
    const withdrawalId = await request()
    await stage.command('approveWithdrawal', { withdrawalId })
    await page.goto('/withdraw-history')
    const card = page.getByRole('article').filter({ hasText: withdrawalId })
    await expect(card).toContainText('Approved')
    await expect(card).toContainText(shown)
    await stage.command('completeWithdrawal', { withdrawalId, transactionId: 'UTR-77' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(card).toContainText('Completed')
    await expect(card).toContainText('Transaction UTR-77')
    await expectBalance(page, '₹7,450')
  })
}

test('an account number is masked except for its last four digits, in its own form too', async ({
  page,
  stage,
}) => {
  await stage.open('/withdraw-fund')
  const form = withdrawForm(page)
  await form.fill('1000', /^Bank.*4821/)
  await form.submit.click()
  await expect(form.card).toBeVisible()
  for (const path of [
    '/withdraw-fund',
    '/withdraw-history',
    '/wallet-statement?show=withdraw',
    '/wallet',
    '/bank',
  ]) {
    await page.goto(path)
    await expect(page.getByText('4821').or(page.getByText('Profile')).first()).toBeVisible()
    expect(await page.content(), path).not.toContain(accountNumber)
    await expectAccessible(page)
  }
})
