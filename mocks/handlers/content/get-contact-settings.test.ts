import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-backend.ts'

test('anyone can read how to reach support', async () => {
  await expect(testHost().as(null).call('getContactSettings')).resolves.toEqual({
    mobileNumber: '5000000002',
    email: 'support@ank.example',
    whatsappNumber: '5000000001',
  })
})
