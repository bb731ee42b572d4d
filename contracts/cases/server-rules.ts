import { rowOf, type OperationName } from '#api/table/table.ts'
import type { FlatCase } from './cases.ts'

/** The calls that move or promise money: an undecided response leaves the player waiting. */
export const moneyCalls = [
  'placeBet',
  'placeStarlineBet',
  'createFundRequest',
  'requestWithdrawal',
] as const satisfies readonly OperationName[]
export const movesMoney = (operation: OperationName): boolean =>
  moneyCalls.some((call) => call === operation)

/**
 * Reads without player data. The specification marks them as bearer calls, but a host
 * that answers everyone harms nobody.
 */
const everybodys: readonly OperationName[] = [
  'listGames',
  'getGameRates',
  'listSessionResults',
  'listStarlineGames',
  'getStarlineGame',
  'getStarlineRates',
  'listStarlineResults',
]

export const isEverybodys = (operation: OperationName): boolean => everybodys.includes(operation)

/** Rules of a host that the specification doesn't state, and that no player loses by: the client keeps them itself. */
const hostsOwnRules: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  updateUserProfile: ['invalid-fields'],
  // Whoever asks needn't learn who has an account.
  changePassword: ['unknown-number'],
  // Of data that is the same for everybody.
  listSessionResults: ['unknown-game'],
  getStarlineGame: ['unknown-game'],
  listStarlineResults: ['unknown-game'],
  listMyEnquiries: ['none'],
}

/** Whether the player is harmed by a host that does what a case wants refused. */
export function mustBeRefused({ operation, name }: FlatCase): boolean {
  if (name === 'signed-out') return !isEverybodys(operation)
  // Only hosts that keep self-exclusion have it.
  if (name === 'self-excluded') return false
  return !(hostsOwnRules[operation]?.includes(name) ?? false)
}

/** The refusal the client reads as an empty response (readings.md#first-enquiry). */
export const readsAsNone = ({ operation, name, status }: FlatCase): boolean =>
  status === 404 && name === 'none' && rowOf(operation).method === 'GET'

/**
 * Fields that full cases carry and that cost no player anything when they are missing: the client
 * then does what it would have done with the value, or leaves a caption out.
 */
const spared: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  // No role is a player's, no isActive is active: what the full cases say.
  login: ['user.role', 'user.isActive'],
  signup: ['user.role', 'user.isActive'],
  getAuthProfile: ['role', 'isActive'],
  getUserProfile: ['role', 'isActive'],
  listBanners: ['0.title'],
  listSessionResults: ['0.gameId'],
  listStarlineGames: ['0.gameNameHindi', '0.isActive', '0.currentStatus', '0.result', '0.digit'],
  getStarlineGame: ['gameNameHindi', 'isActive', 'currentStatus', 'result', 'digit'],
  listStarlineResults: ['0.declaredAt'],
}

/** Whether a field of what the client reads may be missing; only full cases ask for such. */
export const isSpared = ({ operation, name }: FlatCase, field: string): boolean =>
  name === 'full' && (spared[operation]?.includes(field) ?? false)
