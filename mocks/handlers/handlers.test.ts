import { describe, expect, test } from 'vitest'
import type { Client } from '#api/client.ts'
import { operationNames, rowOf, type OperationName } from '#api/table/table.ts'
import { cases } from '#contracts/cases/cases.ts'
import { refusalOf, testHost } from '../testing/test-backend.ts'

const callAny = (client: Client, operation: OperationName) =>
  (client.call as (op: OperationName, input: unknown) => Promise<unknown>)(
    operation,
    cases[operation].input,
  )

const bearer = operationNames.filter((operation) => rowOf(operation).auth === 'bearer')

describe.each(bearer)('%s', (operation) => {
  test('is refused without a token, and with a made-up one §6.4', async () => {
    for (const client of [testHost().as(null), testHost().withToken('made-up')]) {
      const error = await refusalOf(callAny(client, operation))
      expect(error).toMatchObject({ status: 401, hostMessage: 'Please log in to continue' })
    }
  })

  test('answers a signed-in player in the form the contract pins', async () => {
    // The backend checks every answer against the row's wire schema and fails a test that breaks it.
    await expect(callAny(testHost().as('sample'), operation)).resolves.not.toBeUndefined()
  })
})

const activeOnly = bearer.filter((operation) =>
  rowOf(operation).refusals.some(({ name }) => name === 'inactive'),
)

test.each(activeOnly)('%s is refused for an inactive player §6.7', async (operation) => {
  const error = await refusalOf(callAny(testHost().as('inactive'), operation))
  expect(error).toMatchObject({ status: 403 })
  expect(error.hostMessage).toBe('Your account is not active. Please contact support.')
})
