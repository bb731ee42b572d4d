/** Staff actions, by their name in tests; the sentence is sent as `state`. */
export const staffActions = {
  declare: 'declare a result',
  declareStarline: 'declare a Starline result',
  approveDeposit: 'approve a deposit',
  rejectDeposit: 'reject a deposit',
  completeWithdrawal: 'complete a withdrawal',
  rejectWithdrawal: 'reject a withdrawal',
} as const

export type StaffActionName = keyof typeof staffActions

/** `gameId`, `session`, `pana`; `starlineGameId`, `pana`; `transactionId`; `withdrawalId`. */
export type StaffActionParams = Readonly<Record<string, string>>
