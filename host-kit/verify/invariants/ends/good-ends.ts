import { movesMoney } from '#contracts/cases/server-rules.ts'
import { show, type Difference } from '../../answer/compare.ts'
import { holds, same, type Invariant } from '../invariant.ts'
import { changesOf, type MoneyCall } from '../money-calls.ts'
import { twoPlayers } from '../two-players/test-player.ts'
import {
  basesOf,
  boundedFields,
  limitsOf,
  verdictOf,
  withValue,
  type BoundedField,
} from './ends.ts'

/** Limits as they are without a host: only how many values there are is asked of them. */
const anyHost = {
  minimumDeposit: 1,
  minimumWithdraw: 1,
  minBet: 1,
  maxBet: 1,
  balance: 1,
  today: '2026-11-20',
}

const hasGood = (one: BoundedField) =>
  basesOf(one).some(
    (base) => (one.limit.ends?.(anyHost, base.input.body ?? {}).good.length ?? 0) > 0,
  )

/** The last good values of each field are taken; of an amount, exactly. */
export const goodEndInvariants: readonly Invariant[] = boundedFields.filter(hasGood).map((one) => {
  const { operation, field, limit } = one
  return {
    operation,
    name: `${operation}: the last good values of ${field} are taken`,
    given: 'regularDay',
    async check(asking) {
      const found: Difference[] = []
      for (const base of basesOf(one)) {
        const count = limit.ends?.(anyHost, base.input.body ?? {}).good.length ?? 0
        for (let index = 0; index < count; index += 1) {
          // Each alone: the most that is good may be all there is.
          const fresh = await asking.setUp('regularDay')
          const [a] = await twoPlayers(fresh)
          const input = a.input.of(operation, base)
          const value = limit.ends?.(await limitsOf(fresh), input.body ?? {}).good[index]
          let verdict = ''
          const send = async () => {
            verdict = verdictOf(
              await fresh.send(operation, withValue(input, field, value), a.token),
            )
          }
          const expected = `a success with ${show(value)}`
          if (movesMoney(operation)) {
            const { records, spent } = await changesOf(a.client, operation as MoneyCall, send)
            found.push(...same('records', 1, records))
            if (field === 'betAmount') found.push(...same('balance taken', value, spent))
          } else await send()
          found.push(...holds(field, expected, verdict, verdict === 'taken'))
        }
      }
      return found
    },
  }
})
