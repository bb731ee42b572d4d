import { caseName, type FlatCase } from '../../../contracts/cases/cases.ts'
import { fieldsIn, fieldsOf } from '../../../contracts/cases/coverage.ts'
import { answerRule, type JsonSchema } from '../../../contracts/cases/matchers.ts'
import { requestOf } from '../../../contracts/cases/request.ts'
import { states } from '../../../contracts/cases/states.ts'
import { endpointOf, type Endpoint } from '../../../src/api/contract/contract.ts'
import type { OperationName } from '../../../src/api/table/table.ts'
import { casesOf, openPath, pathParams } from '../contract.ts'
import { anchor, block, code, tableOf } from '../markdown.ts'
import { answerSchema, sentSchema } from '../openapi/schema.ts'
import { demandLine, typeWords } from '../words.ts'

const authWords: Readonly<Record<Endpoint['auth'], string>> = {
  bearer: 'needs the bearer token',
  optional: 'sent with the bearer token if the player is signed in, but must work without it',
  none: 'sent without a token',
}

/** `a player with one bet (status = won)`, linked to the state's heading. */
const stateWords = ({ state, params }: FlatCase) => {
  const { given } = states[state]
  const told = Object.entries(params).map(([name, value]) => `${name} = ${value}`)
  return `[${given}](${anchor(given)})${told.length > 0 ? ` (${told.join(', ')})` : ''}`
}

/** What a case sends in addition to method, path template and the usual headers. */
function sentWords(row: Endpoint, one: FlatCase): string {
  const { path, query, body } = requestOf(one, (expression) => expression)
  const search = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  const parts = [
    ...(pathParams(row).length > 0 ? [code(path)] : []),
    ...(search.length > 0 ? [code(`?${search.join('&')}`)] : []),
    ...(body === undefined ? [] : [code(JSON.stringify(body))]),
    ...(row.auth === 'optional' && one.sendsToken ? ['with token'] : []),
    ...(row.auth !== 'none' && !one.sendsToken ? ['without token'] : []),
  ]
  return parts.join(' ') || 'nothing more'
}

function answerWords(one: FlatCase): string {
  const rule = answerRule(one)
  return rule ? code(demandLine(rule)) : "anything that isn't a refusal"
}

const requestFields = (title: string, schema: JsonSchema | null): string[] => {
  if (!schema) return []
  const oneOf = schema.anyOf ? ' (exactly one of these keys)' : ''
  const need = (required: boolean) => (!required ? 'no' : schema.anyOf ? 'one of them' : 'yes')
  return [
    `${title}${oneOf}:`,
    '',
    ...tableOf(
      ['Field', 'Type', 'Required'],
      fieldsOf(schema).map((one) => [code(one.field), typeWords(one.schema), need(one.required)]),
    ),
    '',
  ]
}

function answerFields(schema: JsonSchema | null, successes: readonly FlatCase[]): string[] {
  if (!schema) {
    return [
      'Response: `200`. The client only checks that the body is not a refusal; `{}` will do.',
      '',
    ]
  }
  const asked = successes.map(({ name, answer }) => ({ name, fields: fieldsIn(answer) }))
  const root = schema.items ? ' A bare list; each item has these fields.' : ''
  return [
    `Response: \`200\`.${root}`,
    '',
    ...tableOf(
      ['Field', 'Type', 'Needed'],
      fieldsOf(schema).map(({ field, schema: inner, required, within }) => {
        const by = asked.filter(({ fields }) => fields.includes(field)).map(({ name }) => name)
        const where =
          by.length > 0 ? `in ${by.map((name) => `"${name}"`).join(', ')}` : 'no case asks for it'
        const always = within === undefined ? 'always' : `if \`${within}\` is there`
        return [code(field), typeWords(inner), required ? always : where]
      }),
    ),
    '',
  ]
}

const refusalRows = (row: Endpoint, cases: readonly FlatCase[]): string[][] =>
  row.refusals.map(({ name, status, body, when }) => {
    const one = cases.find((found) => !found.success && found.name === name)
    return [name, String(status), code(body), when, one ? code(JSON.stringify(one.answer)) : '']
  })

function example(row: Endpoint, one: FlatCase): string[] {
  const { method, path, query, headers, body } = requestOf(one, (_, value) => value)
  const search = new URLSearchParams(query)
  const request = [
    `${method} ${path}${search.size > 0 ? `?${search}` : ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)]),
  ].join('\n')
  const answer = row.success.ignoresBody ? '{}' : JSON.stringify(one.answer, null, 2)
  return [`Example (${one.name}):`, '', ...block('http', request), '', ...block('json', answer), '']
}

/** The part of `api.md` about one operation. */
export function operationPart(operation: OperationName): string[] {
  const row = endpointOf(operation)
  const cases = casesOf(operation)
  const successes = cases.filter(({ success }) => success)
  const [first] = successes
  return [
    `### ${operation}`,
    '',
    `${code(`${row.method} ${openPath(row)}`)}: ${authWords[row.auth]}.`,
    '',
    `${row.about} Screens that need it: ${row.screens.map(code).join(', ')}.`,
    '',
    ...requestFields('Query', sentSchema(row, 'query', cases)),
    ...requestFields('Body', sentSchema(row, 'body', cases)),
    ...answerFields(answerSchema(row, cases), successes),
    ...(row.refusals.length > 0
      ? [
          'Refusals:',
          '',
          ...tableOf(['Refusal', 'Status', 'Body', 'When', 'Example'], refusalRows(row, cases)),
          '',
        ]
      : ['It has no refusals.', '']),
    'What is checked:',
    '',
    ...tableOf(
      ['Case', 'State', 'Sent', 'Status', 'Expected response'],
      cases.map((one) => [
        caseName(one),
        stateWords(one),
        sentWords(row, one),
        String(one.status),
        answerWords(one),
      ]),
    ),
    '',
    ...(first ? example(row, first) : []),
  ]
}
