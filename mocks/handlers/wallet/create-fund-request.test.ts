import { expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { friday, refusalOf, testHost } from '../../testing/test-backend.ts'

const body = { amount: 500, transactionId: '1763622000000123', paymentMethod: 'UPI' } as const

test('it waits for an administrator and moves no money', async () => {
  const { backend, as } = testHost()
  await as('new').call('createFundRequest', { body })
  expect(
    backend.db.fundRequest.findMany({ where: { accountId: { equals: 'new-player' } } }),
  ).toMatchObject([{ ...body, status: 'pending', remarks: null, createdAt: friday }])
  expect(balanceOf(backend.db, 'new-player')).toBe(1000)
})

test('once approved, the amount is there', async () => {
  const { backend, as } = testHost()
  await as('new').call('createFundRequest', { body })
  const [request] = backend.db.fundRequest.findMany({
    where: { accountId: { equals: 'new-player' } },
  })
  backend.commands.approveFundRequest({ requestId: request?.id ?? '' })
  await expect(as('new').call('getUserProfile')).resolves.toMatchObject({ balance: 1500 })
})

test('a transaction id counts once, whoever sends it', async () => {
  const { backend, as } = testHost()
  await as('new').call('createFundRequest', { body })
  const error = await refusalOf(as('sample').call('createFundRequest', { body }))
  expect(error).toMatchObject({
    status: 400,
    hostMessage: 'A request with this transaction id exists already',
  })
  expect(
    backend.db.fundRequest.findMany({ where: { transactionId: { equals: body.transactionId } } }),
  ).toHaveLength(1)
})

test('the minimum from the settings applies', async () => {
  const { as } = testHost()
  const call = (amount: number) =>
    as('new').call('createFundRequest', { body: { ...body, amount } })
  const error = await refusalOf(call(99))
  expect(error.status).toBe(422)
  expect(error.problems).toEqual(['Minimum deposit amount is 100 points'])
  await expect(call(100)).resolves.toBeNull()
})
