import { expect, test } from 'vitest'
import { testHost } from '../../support/test-backend.ts'

test('anybody reads how support is reached', async () => {
  await expect(testHost().as(null).call('getContactSettings')).resolves.toEqual({
    mobileNumber: '5000000002',
    email: 'support@ank.example',
    whatsappNumber: '5000000001',
  })
})
