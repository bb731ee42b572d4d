import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-backend.ts'

test('says who the caller is, what they have and where they’re paid', async () => {
  await expect(testHost().as('sample').call('getUserProfile')).resolves.toEqual({
    name: 'Sample Player',
    mobileNumber: '5876543210',
    email: 'sample.player@ank.example',
    role: 'player',
    balance: 12_450,
    isActive: true,
    bankDetails: {
      accountHolderName: 'Sample Player',
      accountNumber: '123400004821',
      ifscCode: 'ANKX0005943',
      bankName: 'Deccan Example Bank',
    },
    paymentDetails: { paytm: null, googlePay: null, phonepe: '5876543210' },
  })
})

test('the balance is current', async () => {
  const { backend, as } = testHost()
  backend.commands.setBalance({ accountId: 'sample-player', balance: 640 })
  await expect(as('sample').call('getUserProfile')).resolves.toMatchObject({ balance: 640 })
})

test('a player who was deactivated is told so', async () => {
  const { backend, as } = testHost()
  backend.commands.deactivateUser({ accountId: 'sample-player' })
  await expect(as('sample').call('getUserProfile')).resolves.toMatchObject({ isActive: false })
})
