import type { Backend } from '#mocks/backend.ts'
import type { StaffActionName, StaffActionParams } from './staff-actions.ts'

/** The session with this name; by default, the open one. */
const sessionOf = (text: string | undefined) => (text === 'close' ? 'close' : 'open')

/**
 * Runs a staff action of the contract on the mock host; returns what its command reports. Throws
 * `CommandError`.
 */
export function runMockStaffAction(
  { db, commands }: Backend,
  name: StaffActionName,
  params: StaffActionParams,
): string {
  const { gameId = '', starlineGameId = '', session, pana = '', withdrawalId = '' } = params
  const { transactionId = '', mobileNumber = '' } = params
  const requestId =
    db.fundRequest.findFirst({ where: { transactionId: { equals: transactionId } } })?.id ?? ''
  switch (name) {
    case 'declare':
      return commands.declareResult({ gameId, session: sessionOf(session), pana })
    case 'declareStarline':
      return commands.declareStarline({ gameId: starlineGameId, pana })
    case 'approveDeposit':
      return commands.approveFundRequest({ requestId })
    case 'rejectDeposit':
      return commands.rejectFundRequest({ requestId })
    case 'completeWithdrawal':
      // The contract has one action for both: only an approved withdrawal can be completed.
      if (db.withdrawal.find(withdrawalId)?.status === 'pending') {
        commands.approveWithdrawal({ withdrawalId })
      }
      return commands.completeWithdrawal({ withdrawalId })
    case 'rejectWithdrawal':
      return commands.rejectWithdrawal({ withdrawalId })
    case 'deactivate': {
      const account = db.account.findFirst({ where: { mobileNumber: { equals: mobileNumber } } })
      return commands.deactivateUser({ accountId: account?.id ?? '' })
    }
  }
}
