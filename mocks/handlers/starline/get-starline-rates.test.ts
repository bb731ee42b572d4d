import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-backend.ts'

test('what ₹10 pays, by bet type', async () => {
  await expect(testHost().as('sample').call('getStarlineRates')).resolves.toEqual({
    singleDigit: { min: 10, max: 100 },
    singlePana: { min: 10, max: 1500 },
    doublePana: { min: 10, max: 3000 },
    triplePana: { min: 10, max: 7000 },
  })
})
