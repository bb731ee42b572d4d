import { readFileSync } from 'node:fs'
import { formats } from '../../../contracts/cases/matchers.ts'
import { operationsByArea } from '../contract.ts'
import { anchor, code, tableOf } from '../markdown.ts'
import { operationPart } from './api-operation.ts'
import { statesPart } from './api-states.ts'

/** Prose that can't be derived from a table, from a file next to this one. */
const prose = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

const areaTitles: Readonly<Record<string, string>> = {
  account: 'Account',
  game: 'Markets',
  bet: 'Bets',
  wallet: 'Wallet',
  starline: 'Starline',
  content: 'Content and support',
}

const contents = (): string[] =>
  operationsByArea.map(({ area, operations }) => {
    const links = operations.map((operation) => `[${operation}](${anchor(operation)})`)
    return `- ${areaTitles[area] ?? area}: ${links.join(', ')}`
  })

/** `api.md`: everything a backend engineer needs to write a host. */
export const apiMd = (): string =>
  [
    ...prose('common-rules.md'),
    '',
    'Text formats, by the names used below:',
    '',
    ...tableOf(
      ['Name', 'What it is', 'Pattern'],
      formats.map(({ name, says, pattern }) => [name, says, code(pattern)]),
    ),
    '',
    '## Operations',
    '',
    ...contents(),
    '',
    ...operationsByArea.flatMap(({ area, operations }) => [
      `## ${areaTitles[area] ?? area}`,
      '',
      ...operations.flatMap((operation) => operationPart(operation)),
    ]),
    ...prose('state-endpoint.md'),
    '',
    ...statesPart(),
    ...prose('staff-acts.md'),
    '',
  ].join('\n')
