import { Comparator } from '@pactflow/openapi-pact-comparator'
import { expect, test } from 'vitest'
import { readPact, type Pact } from '#contracts/consumer/pact-file.ts'
import { named } from './named.ts'
import { openapi, type OpenDocument } from './openapi.ts'

/** The differences a third-party comparator finds between the two documents. */
async function found(document: OpenDocument, pact: Pact): Promise<string[]> {
  const problems: string[] = []
  for await (const { code } of new Comparator({ oas: document as never }).compare(pact as never)) {
    problems.push(code)
  }
  return problems
}

test.each(['needs', 'wishes'] as const)(
  'the OpenAPI document and the pact of %s agree',
  async (name) => {
    const pact = readPact(name)
    expect(await found(openapi(), pact)).toEqual([])
    expect(await found(named(openapi()), pact)).toEqual([])
  },
)

test('a comparator that is not ours finds a field in which they differ', async () => {
  const pact = readPact('needs')
  const bet = pact.interactions.find(({ description }) => description === 'placeBet: full')
  if (bet) bet.response.body = { content: { newBalance: true } }
  expect(await found(openapi(), pact)).toContain('response.body.incompatible')
})
