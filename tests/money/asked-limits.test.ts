import { expect, test } from 'vitest'
import { cases } from '#contracts/cases/cases.ts'
import { pageSize } from '#domain/list/paging.ts'
import { starlineSpec } from '#money/specs.ts'

test('every limit the client uses for Starline bets has a case', () => {
  const { input, successes } = cases.listStarlineBets
  const asked = [input, ...Object.values(successes).map((one) => one.input ?? input)].map(
    ({ query }) => query?.limit,
  )
  const sent = [pageSize, starlineSpec.historyInput?.query?.limit]
  expect(new Set(asked)).toEqual(new Set(sent))
})
