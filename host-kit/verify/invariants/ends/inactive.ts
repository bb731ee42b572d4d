import { endpointOf } from '#api/contract/contract.ts'
import { ownReads, writes } from '#contracts/cases/whose.ts'
import type { Difference } from '../../answer/compare.ts'
import { CannotTell, holds, type Invariant, type InvariantContext } from '../invariant.ts'
import { readWhole } from '../two-players/read-whole.ts'
import { everythingOf, formsOf, isDone, twoPlayers } from '../two-players/test-player.ts'
import { changesOf } from '../two-players/writes.ts'
import { verdictOf } from './ends.ts'

/** The calls that a player may not make any more from the moment the account is not active. */
export const activeCalls = writes.filter((operation) =>
  endpointOf(operation).refusals.some(({ name }) => name === 'inactive'),
)

/** The player of a state in a session of their own, whom the staff have then made inactive. */
async function madeInactive(asking: InvariantContext) {
  const { values, client, as, runStaffAction } = asking
  const { mobileNumber = '', password = '' } = values
  const [player] = await twoPlayers(asking)
  const body = { mobileNumber, password }
  const { token } = await client.call('login', { body })
  const own = { ...player, token, client: as(token) }
  const before = await everythingOf(own)
  if (!(await runStaffAction('deactivate', { mobileNumber }))) {
    throw new CannotTell('the staff action "make a player inactive" (api.md#what-the-staff-do)')
  }
  return { own, before, login: () => client.call('login', { body }) }
}

/** What an inactive player keeps: what is written, and who they are. */
const stays: Invariant = {
  operation: 'getUserProfile',
  name: 'a player who became inactive can sign in, and reads all that was there before',
  section: 'common-rules',
  given: 'regularDay',
  async check(asking) {
    const { own, before, login } = await madeInactive(asking)
    const found: Difference[] = []
    for (const operation of ownReads) {
      const isRead = await isDone(readWhole(own.client, operation))
      found.push(...holds(operation, 'an answer', 'a refusal', isRead))
    }
    if (found.length === 0) {
      const lists = [...before].filter(([, value]) => Array.isArray(value))
      found.push(...changesOf(new Map(lists), await everythingOf(own)))
    }
    // Last, since some hosts end the session before.
    return [...found, ...holds('login', 'a session', 'a refusal', await isDone(login()))]
  },
}

/** A session that was opened before an account became inactive gives no rights after it. */
const rightless: readonly Invariant[] = activeCalls.map((operation) => ({
  operation,
  name: `${operation} is refused to a player who became inactive after the log-in, and changes nothing`,
  section: 'common-rules',
  given: 'regularDay',
  async check(asking) {
    const { own } = await madeInactive(asking)
    const before = await everythingOf(own)
    const found: Difference[] = []
    for (const one of formsOf(operation)) {
      const answer = await asking.send(operation, own.input.of(operation, one), own.token)
      const isRefused = verdictOf(answer) === 'refused'
      found.push(
        ...holds('status', `a refusal (403) of ${one.description}`, answer.status, isRefused),
      )
    }
    return [...found, ...changesOf(before, await everythingOf(own))]
  },
}))

export const inactiveInvariants: readonly Invariant[] = [stays, ...rightless]
