import { expect, test } from 'vitest'
import { scenarios } from '#scenarios/registry.ts'
import { scenariosWith } from './scenario-tool.tsx'

const found = (search: string) => scenariosWith(search).map(({ id }) => id)

test.each([
  ['offline', 'host-down'],
  ['no internet', 'host-down'],
  ['login', 'session-expired'],
  ['5000', 'busy-history'],
  ['5,000 bets', 'busy-history'],
  ['bank', 'no-payout-method'],
  ['chat', 'enquiry-closed'],
  ['ADMIN approve', 'admin-approvals'],
  ['twice', 'answer-lost'],
  // Words of a step.
  ['declare open 146', 'regular-day'],
])('"%s" finds %s', (search, id) => {
  expect(found(search)).toContain(id)
})

test('no words find everything, unknown ones nothing', () => {
  expect(found('  ')).toHaveLength(scenarios.length)
  expect(found('zeppelin')).toEqual([])
})
