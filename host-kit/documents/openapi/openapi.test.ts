import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { allCases } from '#contracts/cases/cases.ts'
import type { JsonSchema } from '#contracts/cases/matchers.ts'
import { inlined, named } from './named.ts'
import { openapi, operationsIn, type OpenDocument } from './openapi.ts'
import { schemaNames } from './schema-names.ts'

const ours = named(openapi())
const schemasOf = ({ components }: OpenDocument) =>
  (components as { schemas: Record<string, object> }).schemas

test('a third-party validator accepts the document as OpenAPI 3.1, and nothing that isn’t', async () => {
  const validator = new Validator()
  const accepts = async (document: object) =>
    (await validator.validate(structuredClone(document) as never)).valid
  expect(await accepts(ours)).toBe(true)
  expect(validator.version).toBe('3.1')
  expect(await accepts({ ...ours, paths: { '/api/bets': { post: { responses: 'all' } } } })).toBe(
    false,
  )
})

test('every object has its own name, and every name is used', () => {
  const names = Object.keys(schemasOf(ours))
  expect(names.toSorted()).toEqual(Object.values(schemaNames).toSorted())
  expect(new Set(names).size).toBe(names.length)
  expect(JSON.stringify(ours.paths)).not.toContain('"properties"')
  expect(names).toEqual(expect.arrayContaining(['User', 'Bet', 'NewBet', 'Refusal']))
})

test('names change nothing: without any of them, the document is the same', () => {
  expect(inlined(ours)).toEqual(openapi())
})

test('an optional part of a query says what leaving it out means', () => {
  const { parameters = [] } = ours.paths['/api/starline/bets']?.['get'] ?? {}
  const meant = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.default]))
  expect(meant).toMatchObject({ page: 1, limit: 10 })
})

test('a value with few choices lists them', () => {
  const { User } = schemasOf(ours) as { User?: { properties: { role: JsonSchema } } }
  expect(JSON.stringify(User?.properties.role)).toContain('"enum":["player","admin"]')
})

test('no choice of a value is a list of choices', () => {
  expect(JSON.stringify(openapi())).not.toMatch(/[,[]\{"anyOf"/)
})

describe('an example in the document', () => {
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema({ $id: 'ank', components: ours.components })
  const fits = (schema: object, value: unknown) =>
    ajv.validate(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"ank#/components')) as object,
      value,
    )

  const operations = operationsIn(ours)
  test.each(operations.map((one) => [one.operationId, one] as const))('%s fits', (_, one) => {
    const contents = [one.requestBody, ...Object.values(one.responses)].flatMap((part) =>
      part?.content ? [part.content['application/json']] : [],
    )
    const wrong = contents.flatMap(({ schema, examples = {} }) =>
      Object.entries(examples).filter(([, { value }]) => !fits(schema, value)),
    )
    expect(wrong).toEqual([])
  })

  const amounts = {
    createFundRequest: 'amount',
    requestWithdrawal: 'amount',
    placeBet: 'betAmount',
    placeStarlineBet: 'betAmount',
  }

  test.each(Object.entries(amounts))(
    'of %s fits with 500 as its %s, and with no part of a rupee',
    (operation, field) => {
      const one = operations.find(({ operationId }) => operationId === operation)
      const { schema = {}, examples = {} } = one?.requestBody?.content['application/json'] ?? {}
      const [body] = Object.values(examples).map(({ value }) => value as object)
      const fitting = [500, 500.5, 0.01, 0, -500].filter((amount) =>
        fits(schema, { ...body, [field]: amount }),
      )
      expect(fitting).toEqual([500])
    },
  )

  /** Their least amount is a setting of the host. */
  const setByHost = ['createFundRequest', 'requestWithdrawal']
  const invalid = allCases.filter(({ name }) => name === 'invalid-fields')

  test.each(invalid)('$description is sent nothing that fits', ({ operation, input }) => {
    const one = operations.find(({ operationId }) => operationId === operation)
    const schema = one?.requestBody?.content['application/json'].schema ?? {}
    expect(fits(schema, input.body)).toBe(setByHost.includes(operation))
  })
})
