import { states } from '../../../contracts/cases/states.ts'
import { code, tableOf } from '../markdown.ts'

const listOf = (names: readonly string[]) => names.map(code).join(', ')

/** The table of `api.md` that says what each provider state must hold. */
export const statesPart = (): string[] => [
  ...tableOf(
    ['State', 'What holds', 'Values'],
    Object.values(states).map(({ given, holds, params, values }) => [
      [
        given,
        ...Object.entries(params).map(([key, choices]) => `{${key}}: ${choices.join(', ')}`),
      ].join('; '),
      holds,
      listOf(Object.keys(values)),
    ]),
  ),
  '',
]
