import { expect, test } from 'vitest'
import { refusalOf, testHost } from '../../../testing/test-backend.ts'

test.each([{ paytm: '9111111111' }, { googlePay: '9222222222' }, { phonepe: '9333333333' }])(
  '%o is saved, the others stay',
  async (body) => {
    const { backend, as } = testHost()
    await as('sample').call('updatePaymentDetails', { body })
    const { paytm, googlePay, phonepe } = backend.db.account.get('sample-player')
    expect({ paytm, googlePay, phonepe }).toEqual({
      paytm: null,
      googlePay: null,
      phonepe: '5876543210',
      ...body,
    })
  },
)

test.each(['587654321', '58765432100', '98765 43210', 'abcdefghij'])(
  '"%s" is refused',
  async (paytm) => {
    const { backend, as } = testHost()
    const error = await refusalOf(as('sample').call('updatePaymentDetails', { body: { paytm } }))
    expect(error.status).toBe(422)
    expect(error.problems).toEqual(['Please enter a valid 10-digit mobile number'])
    expect(backend.db.account.get('sample-player').paytm).toBeNull()
  },
)
