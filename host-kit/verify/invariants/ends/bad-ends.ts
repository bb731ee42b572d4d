import { rowOf, type OperationName } from '#api/table/table.ts'
import { show, type Difference } from '../../answer/compare.ts'
import { CannotTell, holds, same, type Invariant, type InvariantContext } from '../invariant.ts'
import { readWhole } from '../two-players/read-whole.ts'
import { everythingOf, twoPlayers, type TestPlayer } from '../two-players/test-player.ts'
import { changesOf } from '../two-players/writes.ts'
import {
  basesOf,
  boundedFields,
  limitsOf,
  verdictOf,
  withValue,
  type BoundedField,
} from './ends.ts'

/** What a call changes for the player who makes it. */
async function lookAt({ client }: TestPlayer, operation: OperationName) {
  const reads = new Set([
    ...(rowOf(operation).invalidates ?? []),
    'getUserProfile',
  ]) as Set<OperationName>
  const seen = new Map<OperationName, unknown>()
  for (const read of reads) seen.set(read, await readWhole(client, read))
  return seen
}

type Seen = ReadonlyMap<OperationName, unknown>

const rupeesIn = (seen: Seen) =>
  (seen.get('getUserProfile') as { balance?: number | null }).balance ?? 0

/** What contradicts that a value which a host may read as a good one was read so, or refused. */
async function checkEither(
  asking: InvariantContext,
  player: TestPlayer,
  { operation, field }: BoundedField,
  input: object,
  value: unknown,
  before: Seen,
): Promise<Difference[]> {
  const answer = await asking.send(operation, withValue(input, field, value), player.token)
  const after = await lookAt(player, operation)
  const verdict = verdictOf(answer)
  if (verdict !== 'taken') return changesOf(before, after)
  const isStake = operation.startsWith('place') && field === 'betAmount'
  return isStake ? same('balance taken', Number(value), rupeesIn(before) - rupeesIn(after)) : []
}

/** The first bad values of each field are refused, and nothing of anybody changes. */
export const badEndInvariants: readonly Invariant[] = boundedFields.map((one) => {
  const { operation, field, limit } = one
  return {
    operation,
    name: `${operation}: ${field} beyond its limits is refused and changes nothing`,
    given: 'regularDay',
    async check(asking) {
      const [a, b] = await twoPlayers(asking)
      const host = await limitsOf(asking)
      const others = await everythingOf(b)
      const found: Difference[] = []
      for (const base of basesOf(one)) {
        const input = a.input.of(operation, base)
        const { bad = [], either = [] } = limit.ends?.(host, input.body ?? {}) ?? {}
        let before: Seen = await lookAt(a, operation)
        for (const value of bad) {
          const answer = await asking.send(operation, withValue(input, field, value), a.token)
          const verdict = verdictOf(answer)
          const after = await lookAt(a, operation)
          found.push(
            ...holds(
              field,
              `a refusal of ${show(value)}`,
              verdict === 'taken' ? `${answer.status}, as if it were good` : `${answer.status}`,
              verdict === 'refused',
            ),
            ...changesOf(before, after).map((each) => ({
              ...each,
              got: `${each.got}, after ${operation} with ${show(value)}`,
            })),
          )
          before = after
        }
        for (const value of either) {
          found.push(...(await checkEither(asking, a, one, input, value, before)))
          before = await lookAt(a, operation)
        }
      }
      found.push(...changesOf(others, await everythingOf(b)))
      if (found.length > 0) return found
      // Or a host that refuses everything would pass.
      const [base] = basesOf(one)
      const control = await asking.send(operation, a.input.of(operation, base), a.token)
      if (verdictOf(control) !== 'taken') throw new CannotTell(`a success of ${operation}`)
      return found
    },
  }
})
