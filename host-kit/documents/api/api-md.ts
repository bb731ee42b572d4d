import { readFileSync } from 'node:fs'
import { faults } from '../../faults/table.ts'
import { named } from '../openapi/named.ts'
import { openapi } from '../openapi/openapi.ts'
import { operationPart } from './api-operation.ts'
import { statesPart } from './api-states.ts'

/** Prose that can't be derived from a table, from a file next to this one. */
const prose = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/** `api.md`: what a backend engineer reads to write a host; the fields are in `openapi.json`. */
export function apiMd(): string {
  const document = named(openapi())
  const silent = faults.filter(({ found }) => found.length === 0)
  return [
    ...prose('common-rules.md'),
    '',
    ...silent.map(({ host }) => `- ${host}`),
    '',
    '## The calls',
    '',
    ...Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, one]) =>
        operationPart(document, path, method, one),
      ),
    ),
    ...prose('state-endpoint.md'),
    '',
    ...statesPart(),
    ...prose('staff-actions.md'),
    '',
  ].join('\n')
}
