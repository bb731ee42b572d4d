import { Comparator } from '@pactflow/openapi-pact-comparator'
import { expect, test } from 'vitest'
import { pactFile, readIfAny } from '../../../contracts/consumer/pact-file.ts'
import { named } from './named.ts'
import { openapi, type OpenDocument } from './openapi.ts'

interface Pact {
  interactions: { description: string; response: { body?: object } }[]
}

const ourPact = () => JSON.parse(readIfAny(pactFile)) as Pact

/** The differences a third-party comparator finds between the two documents. */
async function found(document: OpenDocument, pact: Pact): Promise<string[]> {
  const problems: string[] = []
  for await (const { code } of new Comparator(document as never).compare(pact as never)) {
    problems.push(code)
  }
  return problems
}

test('the OpenAPI document and the pact agree', async () => {
  const pact = ourPact()
  expect(await found(openapi(), pact)).toEqual([])
  expect(await found(named(openapi()), pact)).toEqual([])
})

test('a comparator that is not ours finds a field in which they differ', async () => {
  const pact = ourPact()
  const bet = pact.interactions.find(({ description }) => description === 'placeBet: full')
  if (bet) bet.response.body = { content: { newBalance: '12250' } }
  expect(await found(openapi(), pact)).toContain('response.body.incompatible')
})
