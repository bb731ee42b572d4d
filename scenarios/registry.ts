import { audiences } from './audiences.ts'
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

/** What everybody asks for first. */
const first = [
  inactiveUser,
  closedMarket,
  sundayWithdrawals,
  declaredResults,
  adminApprovals,
] as const

/** Every scenario, in the order tools list them. */
const all = [
  ...first,
  regularDay,
  firstMinutes,
  fullHouse,
  betweenSessions,
  disputedResult,
  missingDeposit,
  passwordChange,
  enquiryClosed,
  starlineEvening,
  newPlayer,
  lowBalance,
  noPayoutMethod,
  starlineClosed,
  sessionExpired,
  adminUser,
  busyHistory,
  hostDown,
  slowNetwork,
  answerLost,
  retryIsSafe,
] as const

export type ScenarioId = (typeof all)[number]['id']

export const scenarios: readonly Scenario<ScenarioId>[] = all

/** Whether a scenario is one of the five that everybody asks for. */
export const everybodyAsksFor = (id: ScenarioId): boolean => first.some((each) => each.id === id)

/** The scenarios under one heading. */
export interface ScenarioGroup {
  /** 'For operators' */
  heading: string
  /** Few people look for these. */
  folded: boolean
  scenarios: readonly Scenario<ScenarioId>[]
}

/** A situation is there to be looked at: its only step isn't worth a show. */
export const isSituation = ({ script }: Pick<Scenario, 'script'>): boolean => script.length === 1

/** `list` under headings: what everybody asks for, the shows by audience, and single situations. */
export function groupScenarios(list: readonly Scenario<ScenarioId>[]): readonly ScenarioGroup[] {
  const firstIds = new Set<string>(first.map(({ id }) => id))
  const rest = list.filter(({ id }) => !firstIds.has(id))
  const shows = rest.filter((each) => !isSituation(each))
  const groups = [
    { heading: 'Start here', folded: false, scenarios: list.filter(({ id }) => firstIds.has(id)) },
    ...Object.entries(audiences).map(([key, words]) => ({
      heading: `For ${words}`,
      folded: key === 'developers',
      scenarios: shows.filter(({ audience }) => audience === key),
    })),
    { heading: 'Situations', folded: false, scenarios: rest.filter(isSituation) },
  ]
  // What is folded stands last.
  return groups
    .filter(({ scenarios: some }) => some.length > 0)
    .toSorted((a, b) => Number(a.folded) - Number(b.folded))
}

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
