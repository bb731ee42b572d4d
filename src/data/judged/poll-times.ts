import type { PlainOperation } from '#api/table/table.ts'
import {
  dashboardPollMs,
  ratesPollMs,
  settingsPollMs,
  starlinePollMs,
} from '#domain/time/intervals.ts'

/**
 * How often what money is judged by is read again while a screen that sends money is open, in
 * milliseconds.
 */
export const pollMs = {
  listGames: dashboardPollMs,
  getUserProfile: dashboardPollMs,
  getGameRates: ratesPollMs,
  listStarlineGames: starlinePollMs,
  getStarlineRates: ratesPollMs,
  getMainSettings: settingsPollMs,
} as const satisfies Partial<Record<PlainOperation, number>>

export type Judged = keyof typeof pollMs

/** What each screen that sends money judges by. */
export const judgedBy = {
  bet: ['listGames', 'getUserProfile', 'getGameRates'],
  starline: ['listStarlineGames', 'getUserProfile', 'getStarlineRates'],
  deposit: ['getUserProfile', 'getMainSettings'],
  withdrawal: ['getUserProfile', 'getMainSettings'],
} as const satisfies Record<string, readonly Judged[]>
