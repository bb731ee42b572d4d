import type { Refusal } from '#api/notes.ts'
import { operationNames, type OperationName } from '#api/table/table.ts'
import { cases } from '../cases/cases.ts'
import { gapsOf, type AnyCases } from '../cases/coverage.ts'
import { casesOf, type Contract } from './contract.ts'
import { tableOf } from './markdown.ts'

const usual = ['full', 'sparse', 'empty']

/** `coverage.md`: each row of the table, with the outcomes that have a case. */
export function coverageMd(contract: Contract): string {
  const refusals = operationNames.flatMap((operation) => contract.rowOf(operation).refusals)
  const statuses = [...new Set(refusals.map(({ status }) => status))].toSorted((a, b) => a - b)
  const line = (operation: OperationName): string[] => {
    const row = contract.rowOf(operation)
    const ones = casesOf(contract, operation)
    const successes = ones.filter(({ success }) => success).map(({ name }) => name)
    const listRefusals = (status: Refusal['status']) =>
      row.refusals
        .filter((refusal) => refusal.status === status)
        .map(({ name }) =>
          ones.some((one) => !one.success && one.name === name) ? name : `MISSING ${name}`,
        )
    return [
      `\`${operation}\``,
      ...usual.map((name) => (successes.includes(name) ? 'yes' : '')),
      successes.filter((name) => !usual.includes(name)).join(', '),
      ...statuses.map((status) => listRefusals(status).join(', ')),
      gapsOf(operation, row, cases[operation] as unknown as AnyCases).join(' ') || 'none',
    ]
  }
  const successes = contract.cases.filter(({ success }) => success)
  const refused = contract.cases.filter(({ success }) => !success)
  const kinds = new Set(refused.map(({ operation, name }) => `${operation} ${name}`))
  return [
    '# Coverage of the contract',
    '',
    `${operationNames.length} rows, ${contract.cases.length} interactions: ${successes.length} successes, ` +
      `and ${refused.length} calls that test ${kinds.size} of ${refusals.length} declared refusals; ` +
      'a missing session is tested with an expired token and without a token.',
    '',
    'An empty cell is an outcome the row doesn’t have. `full` returns every field, `sparse` only those ' +
      'every screen needs, `empty` an empty list.',
    '',
    ...tableOf(
      ['Operation', ...usual, 'More successes', ...statuses.map(String), 'Gaps'],
      operationNames.map(line),
    ),
    '',
  ].join('\n')
}
