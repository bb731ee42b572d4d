import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-backend.ts'

test('the newest withdrawal first, with its details, reference and remarks', async () => {
  const withdrawals = await testHost().as('sample').call('listWithdrawals')
  expect(withdrawals).toMatchObject([
    { _id: 'withdrawal-3', amount: 3000, method: 'bank', status: 'processing', remarks: null },
    { amount: 1500, status: 'rejected', remarks: 'The bank returned the payment' },
    { amount: 2000, method: 'phonepe', status: 'completed', accountDetails: '5876543210' },
  ])
  expect(withdrawals[2]?.transactionId).toMatch(/^UTR\d+$/)
  expect(withdrawals[0]?.createdAt).toBe(new Date(2026, 10, 19, 8, 14).toISOString())
})

test('nobody sees another player’s withdrawals', async () => {
  await expect(testHost().as('new').call('listWithdrawals')).resolves.toEqual([])
})
