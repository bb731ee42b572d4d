/** The sentence of each staff action, which is sent as `state`. */
export const staffActions = {
  declare: 'declare a result',
  declareStarline: 'declare a Starline result',
  approveDeposit: 'approve a deposit',
  rejectDeposit: 'reject a deposit',
  completeWithdrawal: 'complete a withdrawal',
  rejectWithdrawal: 'reject a withdrawal',
  deactivate: 'make a player inactive',
} as const

export type StaffActionName = keyof typeof staffActions

/**
 * `gameId`, `session` and `pana` to declare a result, `starlineGameId` and `pana` for a Starline
 * one; `transactionId` of a deposit; `withdrawalId`; `mobileNumber` of a player.
 */
export type StaffActionParams = Readonly<Record<string, string>>
