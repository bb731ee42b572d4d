import { endpointOf } from '#api/contract/contract.ts'
import { writes } from '#contracts/cases/whose.ts'
import type { Difference } from '../../answer/compare.ts'
import { CannotTell, holds, type Invariant } from '../invariant.ts'
import { everythingOf, formsOf, twoPlayers } from '../two-players/test-player.ts'
import { changesOf } from '../two-players/writes.ts'
import { verdictOf } from './ends.ts'

/** The calls that a player may not make any more from the moment the account is not active. */
export const activeCalls = writes.filter((operation) =>
  endpointOf(operation).refusals.some(({ name }) => name === 'inactive'),
)

/** A session that was opened before an account became inactive gives no rights after it. */
export const inactiveInvariants: readonly Invariant[] = activeCalls.map((operation) => ({
  operation,
  name: `${operation} is refused to a player who became inactive after the log-in, and changes nothing`,
  section: 'common-rules',
  given: 'regularDay',
  async check(asking) {
    const { values, client, as, runStaffAction } = asking
    const { mobileNumber = '', password = '' } = values
    const [player] = await twoPlayers(asking)
    const { token } = await client.call('login', { body: { mobileNumber, password } })
    if (!(await runStaffAction('deactivate', { mobileNumber }))) {
      throw new CannotTell('the staff action "make a player inactive" (api.md#what-the-staff-do)')
    }
    const own = { ...player, token, client: as(token) }
    const before = await everythingOf(own)
    const found: Difference[] = []
    for (const one of formsOf(operation)) {
      const answer = await asking.send(operation, own.input.of(operation, one), token)
      const isRefused = verdictOf(answer) === 'refused'
      found.push(
        ...holds('status', `a refusal (403) of ${one.description}`, answer.status, isRefused),
      )
    }
    return [...found, ...changesOf(before, await everythingOf(own))]
  },
}))
