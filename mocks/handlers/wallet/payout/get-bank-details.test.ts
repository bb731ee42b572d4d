import { expect, test } from 'vitest'
import { testHost } from '../../../testing/test-backend.ts'

test('the saved account', async () => {
  await expect(testHost().as('sample').call('getBankDetails')).resolves.toEqual({
    accountHolderName: 'Sample Player',
    accountNumber: '123400004821',
    ifscCode: 'ANKX0005943',
    bankName: 'Deccan Example Bank',
  })
})

test('nothing saved gives four empty fields', async () => {
  await expect(testHost().as('new').call('getBankDetails')).resolves.toEqual({
    accountHolderName: null,
    accountNumber: null,
    ifscCode: null,
    bankName: null,
  })
})
