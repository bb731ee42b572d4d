import type { Backend } from '#mocks/backend.ts'
import type { StaffActionName, StaffActionParams } from './staff-actions.ts'

/** The name of a session that was sent as text. */
const sessionOf = (text: string | undefined) => (text === 'close' ? 'close' : 'open')

/** What the staff of the mock host do, by the contract's names. Throws `CommandError`. */
export function runMockStaffAction(
  { db, commands }: Backend,
  name: StaffActionName,
  params: StaffActionParams,
): string {
  const { gameId = '', starlineGameId = '', session, pana = '', withdrawalId = '' } = params
  const { transactionId = '' } = params
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
      // Paid at once: what has been completed already stays so.
      if (db.withdrawal.find(withdrawalId)?.status === 'pending') {
        commands.approveWithdrawal({ withdrawalId })
      }
      return commands.completeWithdrawal({ withdrawalId })
    case 'rejectWithdrawal':
      return commands.rejectWithdrawal({ withdrawalId })
  }
}
