import { createHash } from 'node:crypto'
import { allCases } from '../cases/cases.ts'
import { answerRule } from '../cases/matchers.ts'
import { requestOf } from '../cases/request.ts'
import { states } from '../cases/states.ts'

/** The inputs of a pact, in an order that doesn't depend on module loading. */
const demands = allCases
  .map((one) => ({
    description: one.description,
    given: states[one.state].given,
    params: one.params,
    request: requestOf(one, (expression, example) => [expression, example]),
    status: one.status,
    answer: answerRule(one),
  }))
  .toSorted((a, b) => (a.description < b.description ? -1 : 1))

/** Part of the pact: changes with the cases or the pact's own interactions. */
export const fingerprintOf = (interactions: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([demands, interactions]))
    .digest('hex')

/** Whether a pact doesn't match the cases, or can't be read. */
export function isStale(pact: string): boolean {
  try {
    const { interactions, metadata } = JSON.parse(pact)
    return metadata.cases.sha256 !== fingerprintOf(interactions)
  } catch {
    return true
  }
}
