import type { Scenario } from './define.ts'
import {
  adminUser,
  enquiryClosed,
  inactiveUser,
  lowBalance,
  newPlayer,
  passwordChange,
  sessionExpired,
} from './stories/accounts.ts'
import { busyHistory, fullHouse } from './stories/crowds.ts'
import { betweenSessions, closedMarket, firstMinutes, regularDay } from './stories/days.ts'
import {
  adminApprovals,
  missingDeposit,
  noPayoutMethod,
  sundayWithdrawals,
} from './stories/money.ts'
import { answerLost, hostDown, retryIsSafe, slowNetwork } from './stories/network.ts'
import { declaredResults, disputedResult } from './stories/results.ts'
import { starlineClosed, starlineEvening } from './stories/starline.ts'

/** Every scenario, in the order tools list them. */
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
