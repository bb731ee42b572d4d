import { inlined } from '../../contracts/documents/openapi/named.ts'
import type { OpenDocument } from '../../contracts/documents/openapi/openapi.ts'
import type { Change } from './fields.ts'
import { operationChanges } from './operations.ts'
import { stateChanges, type ToldState } from './states.ts'

/** The contract at one time: the texts of two generated files. */
export interface Kept {
  openapi: string
  states: string
}

const part = (title: string, changes: readonly Change[]): string[] =>
  changes.length > 0 ? ['', title, ...changes.map(({ sentence }) => `  ${sentence}`)] : []

/** Describes what changed for a host. */
export function changesReport(before: Kept, after: Kept, since: string): string {
  const statesOf = ({ states }: Kept) => (JSON.parse(states) as { states: ToldState[] }).states
  const changes = [
    ...operationChanges(
      inlined(JSON.parse(before.openapi) as OpenDocument),
      inlined(JSON.parse(after.openapi) as OpenDocument),
    ),
    ...stateChanges(statesOf(before), statesOf(after)),
  ]
  if (changes.length === 0) return `Nothing changed for a host since ${since}.\n`
  const lines = [
    `Since ${since}, for a host:`,
    ...part(
      'To do',
      changes.filter(({ must }) => must),
    ),
    ...part(
      'To know',
      changes.filter(({ must }) => !must),
    ),
  ]
  return `${lines.join('\n')}\n`
}
