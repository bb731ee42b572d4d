import type { OperationName } from '../../../src/api/table/table.ts'
import { tableOf } from '../../documents/markdown.ts'
import { mutations } from './mutate.ts'
import { survivors, type Verdict } from './strength.ts'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

/** The mutation score, in one line. */
export function scoreOf(verdicts: readonly Verdict[]): string {
  const needed = verdicts.filter((one) => one.needed)
  const killed = needed.length - survivors(verdicts).length
  return (
    `${killed} of ${needed.length} mutations of what the client needs are found ` +
    `(${percent(killed, needed.length)})`
  )
}

function word({ killed, needed, fell }: Verdict): string {
  if (fell) return 'THE CLIENT FELL'
  if (needed) return killed ? 'killed' : 'SURVIVED'
  return killed ? 'killed, not needed' : 'not needed'
}

/** `strength.md`: every field of every response, with the outcome of each mutation. */
export function strengthReport(verdicts: readonly Verdict[]): string {
  const byOperation = new Map<OperationName, Map<string, Verdict[]>>()
  for (const one of verdicts) {
    const fields = byOperation.get(one.operation) ?? new Map<string, Verdict[]>()
    byOperation.set(one.operation, fields.set(one.field, [...(fields.get(one.field) ?? []), one]))
  }
  const tables = [...byOperation].flatMap(([operation, fields]) => [
    `## ${operation}`,
    '',
    ...tableOf(
      ['Field', ...mutations],
      [...fields].map(([field, ones]) => [
        `\`${field}\``,
        ...mutations.map((mutation) => {
          const one = ones.find((each) => each.mutation === mutation)
          return one ? word(one) : ''
        }),
      ]),
    ),
    '',
  ])
  const fields = [...byOperation.values()].reduce((sum, { size }) => sum + size, 0)
  const found = verdicts.filter(({ killed }) => killed).length
  return [
    '# Strength of the contract',
    '',
    `${scoreOf(verdicts)}; ${found} of all ${verdicts.length} in ${fields} fields.`,
    '',
    'Every field of every answer of the mock host is changed, one at a time: dropped (`drop`), made ' +
      'null (`null`), given another type (`retype`) or another name (`rename`), taken out of its ' +
      'enumeration (`enum`). Verification then judges the answer, and the real client reads it.',
    '',
    ...tableOf(
      ['Verdict', 'What it means'],
      [
        ['killed', 'the client needs the field, and verification fails'],
        ['killed, not needed', 'verification fails although the client is left standing'],
        ['not needed', 'verification lets it pass, and the client is left standing'],
        ['SURVIVED', 'the client needs the field and nobody notices: a gap, and `npm test` fails'],
      ],
    ),
    '',
    'The client needs a field when it then refuses the answer, drops an item, says less of a ' +
      'refusal, or lacks a value that a hand-written case (other than `full`) says a screen reads. ' +
      '`refusal:` stands before the fields of refusals.',
    '',
    ...tables,
  ].join('\n')
}
