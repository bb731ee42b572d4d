import { rowOf } from '../../../src/api/table/table.ts'
import { tableOf } from '../../documents/markdown.ts'
import type { Colour, Examined } from './exam.ts'
import type { HostFault } from './faulty.ts'

/** A fault with all that is said of it. */
export interface Row {
  one: Examined
  fault: HostFault
}

const isHarm = ({ client: { harm } }: Examined) => harm !== 'none' && harm !== 'words'
const hasRead = ({ failedCases }: Examined) =>
  failedCases.some(({ operation }) => rowOf(operation).method === 'GET')

/** No case sees the harm by itself. */
const isMissed = (one: Examined) => isHarm(one) && one.failedCases.length === 0

/** Why reading alone may say something else than what the client does; null: it may not. */
function readingReason({ one, fault }: Row): string | null {
  if (fault.readingCannotTell !== undefined) return fault.readingCannotTell
  if (isMissed(one)) return 'only several answers together show it'
  return hasRead(one) ? null : 'nothing is sent that changes anything'
}

/** What is wrong with a row, in sentences; empty when its verdicts agree. */
export function disagreements(row: Row): string[] {
  const { one, fault } = row
  const wanted = isHarm(one) ? 'red' : 'green'
  const told = (who: string, colour: Colour) =>
    `A host that ${one.name}: the client ${one.client.says}, ${who} is ${colour}.`
  const found = one.verify === wanted ? [] : [told('verify', one.verify)]
  // Reading sees less, but never more than there is.
  const mayMiss = wanted === 'red' && readingReason(row) !== null
  if (one.reading !== wanted && !mayMiss) found.push(told('reading alone', one.reading))
  if (one.reading === wanted && fault.readingCannotTell !== undefined) {
    found.push(`A host that ${one.name}: the reason why reading differs is idle.`)
  }
  return found
}

const cell = (colour: Colour, wanted: Colour, reason: string | null) =>
  colour === wanted ? colour : `${colour}: ${reason ?? 'DISAGREES'}`

const words = {
  breaks: '**breaks**',
  'loses data': '**loses data**',
  misleads: '**misleads**',
  words: 'words',
  none: '',
} as const

/** One line of the table. */
export function lineOf(row: Row): string[] {
  const { one } = row
  const wanted = isHarm(one) ? 'red' : 'green'
  const { harm, says } = one.client
  return [
    one.name,
    words[harm] === '' ? says : `${words[harm]}: ${says}`,
    cell(one.verify, wanted, null),
    cell(one.reading, wanted, readingReason(row)),
  ]
}

const heads = ['A host that', 'The client', 'verify', 'Reading alone']

/** `faults.md`: every fault with what each says of it. */
export function examReport(rows: readonly Row[]): string {
  const harmful = rows.filter(({ one }) => isHarm(one)).length
  const wrong = rows.flatMap(disagreements).length
  const red = (colour: (row: Row) => Colour) =>
    rows.filter((row) => isHarm(row.one) && colour(row) === 'red').length
  return [
    '# Faulty hosts',
    '',
    `${rows.length} hosts with one fault each, ${harmful} of which harm a player. At the level must ` +
      `\`verify\` is red for ${red(({ one }) => one.verify)} of these, ` +
      `reading alone for ${red(({ one }) => one.reading)}. ` +
      `Disagreements: ${wrong}.`,
    '',
    'What the client does is found without the contract: the real client makes the journeys of ' +
      '`exam/journeys.ts` on the second host and on the faulty one, and what it reads, drops, ' +
      'refuses and says is compared. It breaks where it takes a call for failed or ends a session; ' +
      'it misleads where it shows something else, or lets be done what had to be refused.',
    '',
    'Reading alone sees less than `verify`; where it misses a fault, the reason ' +
      'stands there. A red without harm, or a green without a reason, is a disagreement and fails ' +
      '`npm test`.',
    '',
    ...tableOf(heads, rows.map(lineOf)),
    '',
  ].join('\n')
}
