import { expect, test } from 'vitest'
import { fridayAt, testHost } from '../../testing/test-backend.ts'

test('the newest request first, with its state and the reason of a rejection', async () => {
  const requests = await testHost().as('sample').call('listFundRequests')
  expect(requests.map(({ amount, status }) => [amount, status])).toEqual([
    [2000, 'approved'],
    [500, 'rejected'],
    [1000, 'approved'],
    [5000, 'approved'],
    [2000, 'approved'],
    [5000, 'approved'],
  ])
  expect(requests[0]).toEqual({
    requestId: 'fund-request-6',
    amount: 2000,
    transactionId: `${fridayAt('10:02')}105`,
    paymentMethod: 'QR',
    status: 'approved',
    createdAt: new Date(fridayAt('10:02')).toISOString(),
    remarks: null,
  })
  expect(requests[1]?.remarks).toBe('No payment with this transaction id was found')
})

test('nobody sees another player’s requests', async () => {
  await expect(testHost().as('new').call('listFundRequests')).resolves.toEqual([])
})
