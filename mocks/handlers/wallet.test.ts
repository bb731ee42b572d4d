import { expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { friday, refusedWith, testHost } from '../testing/test-backend.ts'

const deposit = { amount: 500, transactionId: '1763622000000123', paymentMethod: 'UPI' } as const
const withdrawal = { amount: 1000, method: 'bank' } as const
const pendingOut = ({ backend }: ReturnType<typeof testHost>) =>
  backend.db.withdrawal.findMany({ where: { status: { equals: 'pending' } } })

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

test('a withdrawal of half a rupee is refused, and nothing is held', async () => {
  const host = testHost()
  const before = host.backend.snapshot()
  const body = { ...withdrawal, amount: 1000.5 }
  const call = host.as('sample').call('requestWithdrawal', { body })
  await expect(refusedWith(call)).resolves.toEqual([422, 'Please enter whole rupees'])
  expect(host.backend.snapshot()).toEqual(before)
})
