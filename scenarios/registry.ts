import type { Scenario } from './define.ts'
import { adminApprovals } from './stories/admin-approvals.ts'
import { adminUser } from './stories/admin-user.ts'
import { answerLost } from './stories/answer-lost.ts'
import { betweenSessions } from './stories/between-sessions.ts'
import { busyHistory } from './stories/busy-history.ts'
import { closedMarket } from './stories/closed-market.ts'
import { declaredResults } from './stories/declared-results.ts'
import { disputedResult } from './stories/disputed-result.ts'
import { enquiryClosed } from './stories/enquiry-closed.ts'
import { firstMinutes } from './stories/first-minutes.ts'
import { fullHouse } from './stories/full-house.ts'
import { hostDown } from './stories/host-down.ts'
import { inactiveUser } from './stories/inactive-user.ts'
import { lowBalance } from './stories/low-balance.ts'
import { missingDeposit } from './stories/missing-deposit.ts'
import { newPlayer } from './stories/new-player.ts'
import { noPayoutMethod } from './stories/no-payout-method.ts'
import { passwordChange } from './stories/password-change.ts'
import { regularDay } from './stories/regular-day.ts'
import { retryIsSafe } from './stories/retry-is-safe.ts'
import { sessionExpired } from './stories/session-expired.ts'
import { slowNetwork } from './stories/slow-network.ts'
import { starlineClosed } from './stories/starline-closed.ts'
import { starlineEvening } from './stories/starline-evening.ts'
import { sundayWithdrawals } from './stories/sunday-withdrawals.ts'

/** Every scenario, in the order tools list them. A test compares this with the folder. */
const all = [
  regularDay,
  firstMinutes,
  disputedResult,
  missingDeposit,
  fullHouse,
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
  retryIsSafe,
] as const

export type ScenarioId = (typeof all)[number]['id']

export const scenarios: readonly Scenario<ScenarioId>[] = all

/** The default scenario. */
export const defaultScenarioId: ScenarioId = regularDay.id

/** An unknown scenario; the message lists the known ones. */
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
