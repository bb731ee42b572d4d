import { adminApprovals } from './admin-approvals.ts'
import { adminUser } from './admin-user.ts'
import { answerLost } from './answer-lost.ts'
import { betweenSessions } from './between-sessions.ts'
import { busyHistory } from './busy-history.ts'
import { closedMarket } from './closed-market.ts'
import { declaredResults } from './declared-results.ts'
import type { Scenario } from './define.ts'
import { enquiryClosed } from './enquiry-closed.ts'
import { hostDown } from './host-down.ts'
import { inactiveUser } from './inactive-user.ts'
import { lowBalance } from './low-balance.ts'
import { newPlayer } from './new-player.ts'
import { noPayoutMethod } from './no-payout-method.ts'
import { passwordChange } from './password-change.ts'
import { regularDay } from './regular-day.ts'
import { sessionExpired } from './session-expired.ts'
import { slowNetwork } from './slow-network.ts'
import { starlineClosed } from './starline-closed.ts'
import { starlineEvening } from './starline-evening.ts'
import { sundayWithdrawals } from './sunday-withdrawals.ts'

/** Every scenario, in the order tools list them. A test compares this with the folder. */
const all = [
  regularDay,
  newPlayer,
  inactiveUser,
  closedMarket,
  betweenSessions,
  sundayWithdrawals,
  declaredResults,
  adminApprovals,
  lowBalance,
  noPayoutMethod,
  passwordChange,
  enquiryClosed,
  starlineEvening,
  starlineClosed,
  busyHistory,
  adminUser,
  sessionExpired,
  hostDown,
  slowNetwork,
  answerLost,
] as const

export type ScenarioId = (typeof all)[number]['id']

export const scenarios: readonly Scenario<ScenarioId>[] = all

/** What a demo starts with when nobody chose. */
export const defaultScenarioId: ScenarioId = regularDay.id

/** A scenario that does not exist; the message lists those that do. */
export class UnknownScenarioError extends Error {
  override readonly name = 'UsageError'

  constructor(id: string) {
    const known = scenarios.map((scenario) => scenario.id).join(', ')
    super(`There is no scenario "${id}". Choose one of: ${known}.`)
  }
}

/** The scenario with this id; throws `UnknownScenarioError`. */
export function scenarioById(id: string): Scenario<ScenarioId> {
  const found = scenarios.find((scenario) => scenario.id === id)
  if (!found) throw new UnknownScenarioError(id)
  return found
}
