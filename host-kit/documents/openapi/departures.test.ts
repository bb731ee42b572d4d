import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, expect, test } from 'vitest'
import { allCases } from '#contracts/cases/cases.ts'
import { mockProvider } from '#contracts/provider/mock-provider.ts'
import { sendCase } from '../../verify/answer/exchange.ts'
import { openapi, operationsIn } from './openapi.ts'

const { host, setUp } = await mockProvider({ departs: true })
afterAll(() => host.close())

const operations = new Map(operationsIn(openapi()).map((one) => [one.operationId, one]))
const ajv = new Ajv2020({ strict: false })

/** Why an answer isn't one of the document's; null if it is. */
function differenceOf(operation: string, status: number, text: string): string | null {
  const { responses = {} } = operations.get(operation) ?? {}
  const response = responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`]
  if (!response) return `the document has no ${status}`
  const schema = response.content?.['application/json'].schema
  if (!schema) return null
  if (text === '') return 'no body, where the document has one'
  return ajv.validate(schema, JSON.parse(text)) ? null : ajv.errorsText()
}

test('no answer of a host that departs wherever that does no harm breaks the document', async () => {
  const differences = []
  for (const one of allCases) {
    const { status, text } = await sendCase(one, host.url, await setUp(one.state, one.params))
    const difference = differenceOf(one.operation, status, text)
    if (difference !== null) differences.push(`${one.description}, ${status}: ${difference}`)
  }
  expect(differences).toEqual([])
}, 60_000)

test('an answer that the client can’t read does', () => {
  const text = JSON.stringify({ newBalance: 'all of it' })
  expect(differenceOf('placeBet', 200, text)).toContain('newBalance must match pattern')
  expect(differenceOf('placeBet', 500, text)).toBe('the document has no 500')
})
