import { expect, test } from 'vitest'
import { testHost } from '../../../testing/test-backend.ts'

test('the saved numbers', async () => {
  await expect(testHost().as('sample').call('getPaymentDetails')).resolves.toEqual({
    paytm: null,
    googlePay: null,
    phonepe: '5876543210',
  })
})
