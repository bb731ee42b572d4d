import { states } from '#contracts/cases/states.ts'
import { code, tableOf } from '../markdown.ts'

const listOf = (names: readonly string[]) => names.map(code).join(', ')

/** Said once above the table. */
const often = / Another player has rows of the same kind\.$/

/** The table of `api.md` that says what each provider state must hold. */
export const statesPart = (): string[] => [
  'Where a state has one row, another player has rows of the same kind.',
  '',
  ...tableOf(
    ['State', 'What holds', 'Values'],
    Object.values(states).map(({ given, holds, params, values }) => [
      [
        given,
        ...Object.entries(params).map(([key, choices]) => `{${key}}: ${choices.join(', ')}`),
      ].join('; '),
      holds.replace(often, ''),
      listOf(Object.keys(values)),
    ]),
  ),
  '',
]
