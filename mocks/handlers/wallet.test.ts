import { expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { friday, fridayAt, refusedWith, testHost } from '../testing/test-backend.ts'

const deposit = { amount: 500, transactionId: '1763622000000123', paymentMethod: 'UPI' } as const
const withdrawal = { amount: 1000, method: 'bank' } as const
const bank = {
  accountHolderName: 'New Player',
  accountNumber: '55501234',
  ifscCode: 'ICIC0000001',
  bankName: 'ICICI Bank',
}
const pendingOut = ({ backend }: ReturnType<typeof testHost>) =>
  backend.db.withdrawal.findMany({ where: { status: { equals: 'pending' } } })

test('a deposit waits for an administrator and moves no money until then', async () => {
  const { backend, as } = testHost()
  await as('new').call('createFundRequest', { body: deposit })
  const requests = backend.db.fundRequest.findMany({
    where: { accountId: { equals: 'new-player' } },
  })
  expect(requests).toMatchObject([
    { ...deposit, status: 'pending', remarks: null, createdAt: friday },
  ])
  expect(balanceOf(backend.db, 'new-player')).toBe(1000)
  backend.commands.approveFundRequest({ requestId: requests[0]?.id ?? '' })
  await expect(as('new').call('getUserProfile')).resolves.toMatchObject({ balance: 1500 })
})

test('a transaction id counts once, whoever sends it', async () => {
  const { backend, as } = testHost()
  await as('new').call('createFundRequest', { body: deposit })
  const again = as('sample').call('createFundRequest', { body: deposit })
  await expect(refusedWith(again)).resolves.toEqual([
    400,
    'A request with this transaction id exists already',
  ])
  expect(
    backend.db.fundRequest.count({ where: { transactionId: { equals: deposit.transactionId } } }),
  ).toBe(1)
})

test('the minimum deposit from the settings applies', async () => {
  const { as } = testHost()
  const call = (amount: number) =>
    as('new').call('createFundRequest', { body: { ...deposit, amount } })
  await expect(refusedWith(call(99))).resolves.toEqual([
    422,
    'Minimum deposit amount is 100 points',
  ])
  await expect(call(100)).resolves.toBeNull()
})

test('deposits come newest first, with their state and the reason of a rejection', async () => {
  const requests = await testHost().as('sample').call('listFundRequests')
  expect(requests.map(({ amount, status }) => `${amount} ${status}`)).toEqual([
    '2000 approved',
    '500 rejected',
    '1000 approved',
    '5000 approved',
    '2000 approved',
    '5000 approved',
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

test('the amount of a withdrawal is held at once, and returned once if it’s rejected', async () => {
  const host = testHost()
  const { backend } = host
  await host.as('sample').call('requestWithdrawal', { body: withdrawal })
  const [row] = pendingOut(host)
  expect(row).toMatchObject({
    ...withdrawal,
    accountDetails: 'Deccan Example Bank, 123400004821, ANKX0005943',
    createdAt: friday,
  })
  const withdrawalId = row?.id ?? ''
  expect(
    backend.db.ledgerEntry.findMany({ where: { ref: { equals: withdrawalId } } }),
  ).toMatchObject([{ kind: 'withdrawal', amount: -1000 }])
  expect(balanceOf(backend.db, 'sample-player')).toBe(11_450)
  backend.commands.rejectWithdrawal({ withdrawalId })
  backend.commands.rejectWithdrawal({ withdrawalId })
  expect(balanceOf(backend.db, 'sample-player')).toBe(12_450)
})

test('a wallet number is enough for its method', async () => {
  const host = testHost()
  const body = { amount: 12_450, method: 'phonepe' } as const
  await host.as('sample').call('requestWithdrawal', { body })
  expect(pendingOut(host)).toMatchObject([{ amount: 12_450, accountDetails: '5876543210' }])
})

test.each([
  [
    'below the minimum',
    { ...withdrawal, amount: 999 },
    [422, 'Minimum withdrawal amount is ₹1000'],
  ],
  ['of half a rupee', { ...withdrawal, amount: 1000.5 }, [422, 'Please enter whole rupees']],
  ['above the balance', { ...withdrawal, amount: 12_451 }, [400, 'Insufficient balance']],
] as const)('a withdrawal %s is refused, and nothing is held', async (_, body, refusal) => {
  const host = testHost()
  const before = host.backend.snapshot()
  const call = host.as('sample').call('requestWithdrawal', { body })
  await expect(refusedWith(call)).resolves.toEqual(refusal)
  expect(host.backend.snapshot()).toEqual(before)
})

test('withdrawals come newest first, with details, reference and remarks', async () => {
  const withdrawals = await testHost().as('sample').call('listWithdrawals')
  expect(withdrawals).toMatchObject([
    {
      _id: 'withdrawal-3',
      amount: 3000,
      method: 'bank',
      status: 'processing',
      remarks: null,
      createdAt: new Date(2026, 10, 19, 8, 14).toISOString(),
    },
    { amount: 1500, status: 'rejected', remarks: 'The bank returned the payment' },
    { amount: 2000, method: 'phonepe', status: 'completed', accountDetails: '5876543210' },
  ])
  expect(withdrawals[2]?.transactionId).toMatch(/^UTR\d+$/)
})

test('nobody sees what belongs to another player', async () => {
  const client = testHost().as('new')
  for (const list of ['listMyBets', 'listFundRequests', 'listWithdrawals'] as const) {
    await expect(client.call(list)).resolves.toEqual([])
  }
  await expect(client.call('listStarlineBets', { query: {} })).resolves.toMatchObject({ bets: [] })
})

test('a bank account is saved and can be withdrawn to', async () => {
  const { as } = testHost()
  const body = { ...bank, confirmAccountNumber: bank.accountNumber }
  await as('new').call('updateBankDetails', { body })
  await expect(as('new').call('getBankDetails')).resolves.toEqual(bank)
  await expect(as('new').call('requestWithdrawal', { body: withdrawal })).resolves.toBeNull()
})
