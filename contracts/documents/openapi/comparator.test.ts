import { Comparator } from '@pactflow/openapi-pact-comparator'
import { expect, test } from 'vitest'
import { pactFile, readIfAny } from '../../consumer/pact-file.ts'
import { ourContract } from '../contract.ts'
import { named } from './named.ts'
import { openapi, type OpenDocument } from './openapi.ts'

interface Pact {
  interactions: {
    description: string
    request: { path: string; body?: { content: Record<string, unknown> } }
    response: { status: number; body?: { content: Record<string, unknown> } }
  }[]
}

const ourPact = () => JSON.parse(readIfAny(pactFile)) as Pact
const interaction = (pact: Pact, description: string) => {
  const found = pact.interactions.find((one) => one.description === description)
  if (!found) throw new Error(`The pact has no "${description}".`)
  return found
}

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
  expect(await found(openapi(ourContract), pact)).toEqual([])
  expect(await found(named(openapi(ourContract)), pact)).toEqual([])
})

test.each<[string, (document: OpenDocument, pact: Pact) => void, string]>([
  [
    'a path that only one has',
    (document) => delete document.paths['/api/bets'],
    'request.path-or-method.unknown',
  ],
  [
    'a status',
    (_, pact) => {
      interaction(pact, 'placeBet: full').response.status = 201
    },
    'response.status.unknown',
  ],
  [
    'the type of a field of an answer',
    (_, pact) => {
      interaction(pact, 'placeBet: full').response.body = { content: { newBalance: '12250' } }
    },
    'response.body.incompatible',
  ],
  [
    'a field of an answer',
    (_, pact) => {
      interaction(pact, 'placeBet: full').response.body = {
        content: { newBalance: 12250, bonus: 1 },
      }
    },
    'response.body.incompatible',
  ],
  [
    'a choice of a request',
    (_, pact) => {
      interaction(pact, 'requestWithdrawal: full').request.body = {
        content: { amount: 1000, method: 'cheque' },
      }
    },
    'request.body.incompatible',
  ],
  [
    'a field of a request',
    (_, pact) => {
      interaction(pact, 'requestWithdrawal: full').request.body = { content: { amount: 1000 } }
    },
    'request.body.incompatible',
  ],
])('a comparator that is not ours finds %s in which they differ', async (_, seed, code) => {
  const document = openapi(ourContract)
  const pact = ourPact()
  seed(document, pact)
  expect(await found(document, pact)).toContain(code)
})
