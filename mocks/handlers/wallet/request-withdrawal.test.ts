import { expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { friday, refusalOf, testHost } from '../../testing/test-backend.ts'

const body = { amount: 1000, method: 'bank' } as const
const twoDays = 2 * 24 * 3_600_000

test('the amount is held at once, with the current details', async () => {
  const { backend, as } = testHost()
  await as('sample').call('requestWithdrawal', { body })
  const row = backend.db.withdrawal.findMany({
    where: { accountId: { equals: 'sample-player' }, status: { equals: 'pending' } },
  })[0]
  expect(row).toMatchObject({
    amount: 1000,
    method: 'bank',
    accountDetails: 'Deccan Example Bank, 123400004821, ANKX0005943',
    createdAt: friday,
  })
  expect(
    backend.db.ledgerEntry.findMany({ where: { ref: { equals: row?.id ?? '' } } }),
  ).toMatchObject([{ kind: 'withdrawal', amount: -1000 }])
  await expect(as('sample').call('getUserProfile')).resolves.toMatchObject({ balance: 11_450 })
})

test('a wallet number is enough for its method', async () => {
  const { backend, as } = testHost()
  await as('sample').call('requestWithdrawal', { body: { ...body, method: 'phonepe' } })
  expect(
    backend.db.withdrawal.findMany({ where: { status: { equals: 'pending' } } })[0]?.accountDetails,
  ).toBe('5876543210')
})

test('a rejection gives the money back, once', async () => {
  const { backend, as } = testHost()
  await as('sample').call('requestWithdrawal', { body })
  const withdrawalId =
    backend.db.withdrawal.findMany({ where: { status: { equals: 'pending' } } })[0]?.id ?? ''
  backend.commands.rejectWithdrawal({ withdrawalId })
  backend.commands.rejectWithdrawal({ withdrawalId })
  expect(balanceOf(backend.db, 'sample-player')).toBe(12_450)
})

test('Sunday is closed', async () => {
  const host = testHost({ now: friday + twoDays })
  const error = await refusalOf(host.as('sample').call('requestWithdrawal', { body }))
  expect(error).toMatchObject({ status: 400, hostMessage: 'Withdrawals are closed on Sundays' })
})

test.each([
  ['below the minimum', { ...body, amount: 999 }, 422, 'Minimum withdrawal amount is ₹1000'],
  ['half a rupee', { ...body, amount: 1000.5 }, 422, 'Please enter whole rupees'],
  ['above the balance', { ...body, amount: 12_451 }, 400, 'Insufficient balance'],
  [
    'by a method without details',
    { ...body, method: 'paytm' },
    400,
    'Please save the details of this withdrawal method first',
  ],
] as const)('%s is refused, and nothing is held', async (_, request, status, sentence) => {
  const { backend, as } = testHost()
  const error = await refusalOf(as('sample').call('requestWithdrawal', { body: request }))
  expect(error.status).toBe(status)
  expect(error.hostMessage ?? error.problems[0]).toBe(sentence)
  expect(balanceOf(backend.db, 'sample-player')).toBe(12_450)
  expect(backend.db.withdrawal.findMany({ where: { status: { equals: 'pending' } } })).toEqual([])
})
