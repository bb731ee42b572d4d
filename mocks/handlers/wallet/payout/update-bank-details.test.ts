import { expect, test } from 'vitest'
import { refusalOf, testHost } from '../../../testing/test-backend.ts'

const body = {
  accountHolderName: 'New Player',
  accountNumber: '55501234',
  confirmAccountNumber: '55501234',
  ifscCode: 'ICIC0000001',
  bankName: 'ICICI Bank',
}

test('the account is saved and can be withdrawn to', async () => {
  const { backend, as } = testHost()
  await as('new').call('updateBankDetails', { body })
  expect(backend.db.account.get('new-player')).toMatchObject({
    accountHolderName: 'New Player',
    accountNumber: '55501234',
    ifscCode: 'ICIC0000001',
    bankName: 'ICICI Bank',
  })
  const withdrawal = { amount: 1000, method: 'bank' } as const
  await expect(as('new').call('requestWithdrawal', { body: withdrawal })).resolves.toBeNull()
})

test.each([
  ['accountHolderName', 'Please enter account holder name'],
  ['accountNumber', 'Please enter account number'],
  ['ifscCode', 'Please enter IFSC code'],
  ['bankName', 'Please enter bank name'],
] as const)('without %s it is refused', async (field, sentence) => {
  const { backend, as } = testHost()
  const error = await refusalOf(
    as('new').call('updateBankDetails', { body: { ...body, [field]: ' ' } }),
  )
  expect(error.status).toBe(422)
  expect(error.problems).toContain(sentence)
  expect(backend.db.account.get('new-player').bankName).toBeNull()
})

test('two different account numbers are refused', async () => {
  const different = { ...body, confirmAccountNumber: '55501235' }
  const error = await refusalOf(testHost().as('new').call('updateBankDetails', { body: different }))
  expect(error.problems).toEqual(['Account numbers do not match'])
})
