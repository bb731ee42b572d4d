import type { OperationName } from '#api/table/table.ts'
import { writes } from '#contracts/cases/whose.ts'
import { isRecord } from '#lib/is-record.ts'
import { show, type Difference } from '../../answer/compare.ts'
import { countText } from '../../report/report.ts'
import {
  CannotTell,
  unseen,
  type Found,
  type Invariant,
  type InvariantContext,
} from '../invariant.ts'
import { idOf, rowsIn } from './read-whole.ts'
import {
  callAny,
  everythingOf,
  fillBoth,
  formsOf,
  isDone,
  twoPlayers,
  type TestPlayer,
} from './test-player.ts'

const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** Where what a player reads differs from what it was. */
function changed(field: string, before: unknown, after: unknown): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    if (inOrder(before).join() === inOrder(after).join()) return []
    const known = new Set(rowsIn(before).map(idOf))
    const more = rowsIn(after).filter((row) => !known.has(idOf(row))).length
    const got =
      more > 0 ? `${countText(more, 'row')} more` : `other ones (${countText(after.length, 'row')})`
    return [{ field, expected: `the same ${countText(before.length, 'row')} as before`, got }]
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => changed(`${field}.${key}`, before[key], after[key]))
  }
  return [{ field, expected: `${show(before, field)}, as before`, got: show(after, field) }]
}

/** What is no longer as it was in a player's own reads. */
export const changesOf = (
  before: ReadonlyMap<OperationName, unknown>,
  after: ReadonlyMap<OperationName, unknown>,
): Difference[] =>
  [...before].flatMap(([operation, value]) => changed(operation, value, after.get(operation)))

/** Has a player make a call in each of its forms. Resolves to those that were refused, and whether any was done. */
async function write(asking: InvariantContext, player: TestPlayer, operation: OperationName) {
  let wasDone = false
  const refused: string[] = []
  for (const one of formsOf(operation)) {
    const work = callAny(player.client, operation, player.input.of(operation, one))
    if (await isDone(work)) wasDone = true
    else refused.push(`a success of ${one.description} for player ${player.name}`)
    if (operation !== 'login') continue
    // Some hosts end the session before.
    const { token } = (await work) as { token: string }
    player.client = asking.as(token)
  }
  return { wasDone, refused }
}

/** What one player writes must change nothing that another one reads: for each write of the table, both ways. */
export const writeInvariants: readonly Invariant[] = writes.map((operation) => ({
  operation,
  name: `${operation} of one player changes nothing of another’s`,
  given: 'regularDay',
  async check(asking) {
    const [a, b] = await twoPlayers(asking)
    await fillBoth(asking, [a, b])
    const found: Found[] = []
    let wasAnyDone = false
    for (const [writer, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const before = await everythingOf(other)
      const { wasDone, refused } = await write(asking, writer, operation)
      wasAnyDone ||= wasDone
      found.push(...changesOf(before, await everythingOf(other)), ...refused.flatMap(unseen))
    }
    if (!wasAnyDone) throw new CannotTell(`a success of ${operation}`)
    return found
  },
}))
