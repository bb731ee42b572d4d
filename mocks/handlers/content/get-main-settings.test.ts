import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-backend.ts'

test('anyone can read links, minimums, payee and the withdrawal window', async () => {
  await expect(testHost().as(null).call('getMainSettings')).resolves.toEqual({
    appLink: 'https://app.ank.example',
    whatsappNumber: '5000000001',
    upiId: 'demo@example',
    minimumDeposit: 100,
    minimumWithdraw: 1000,
    withdrawalOpenTime: '06:00',
    withdrawalCloseTime: '09:10',
  })
})
