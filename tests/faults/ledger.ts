import type { OperationName } from '#api/table/table.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import type { StoredRow } from '#mocks/store/models.ts'
import { everyRefusal, everySuccess, ok } from './answers.ts'
import type { Fields, HostCall, HostFault, MockHost } from './fault.ts'

/** After each success of a call: changes rows or money. */
export const afterSuccess = (
  operation: OperationName,
  change: (asked: HostCall, mock: MockHost) => void,
): HostFault =>
  everySuccess(operation, (reply, asked, mock) => {
    change(asked, mock)
    return reply
  })

/** After each refusal of a request: may do it all the same, and answer that. */
export const afterRefusal = (
  operation: OperationName,
  change: (asked: HostCall, mock: MockHost) => Fields | undefined,
): HostFault =>
  everyRefusal(operation, [400, 409, 422], (reply, asked, mock) => {
    const body = change(asked, mock)
    return body ? ok(body) : reply
  })

/** Around what the staff do. */
export const staffWho =
  (
    change: (
      mock: MockHost,
      name: StaffActionName,
      params: StaffActionParams,
      proceed: () => void,
    ) => void | Promise<void>,
  ): HostFault =>
  (mock) => ({ staff: (...given) => change(mock, ...given) })

export const stakeOf = ({ body }: Pick<HostCall, 'body'>): number => Number(body['betAmount'])
export const amountOf = ({ body }: Pick<HostCall, 'body'>): number => Number(body['amount'])

/** The newest row of a list. */
export const last = <Item>(list: readonly Item[]): Item => {
  const item = list.at(-1)
  if (!item) throw new Error('There is no row.')
  return item
}

/** Places a bet past every check. */
export function forceBet(
  { backend: { db, clock }, take }: MockHost,
  { body, accountId }: HostCall,
): void {
  const { gameId, betType, session, betNumber, betAmount } = body as unknown as StoredRow<'bet'>
  db.bet.create({
    accountId,
    gameId,
    betType,
    session,
    betNumber,
    betAmount,
    rateMin: 10,
    rateMax: 100,
    potentialWin: betAmount * 10,
    date: '2026-11-20',
    placedAt: clock.now(),
  })
  take(accountId, betAmount)
}

/** Takes bets that it had to refuse, where this is true of stake and balance. */
export const takesRefused = (isTaken: (stake: number, balance: number) => boolean): HostFault =>
  afterRefusal('placeBet', (asked, mock) => {
    const balance = mock.balance(asked.accountId)
    if (!isTaken(stakeOf(asked), balance)) return undefined
    forceBet(mock, asked)
    return { newBalance: Math.max(0, balance - stakeOf(asked)) }
  })

/** After a declaration, for the bets that it has ended just now. */
export const afterDraw = (
  change: (mock: MockHost, ended: readonly StoredRow<'bet'>[]) => void,
): HostFault =>
  staffWho((mock, name, _, proceed) => {
    const { bet } = mock.backend.db
    const waiting = bet.findMany({ where: { status: { equals: 'pending' } } })
    const before = new Set(waiting.map(({ id }) => id))
    proceed()
    if (name !== 'declare') return
    change(
      mock,
      bet.getAll().filter(({ id, status }) => before.has(id) && status !== 'pending'),
    )
  })

/** What the staff do again, and what happens then. */
export const again =
  (
    wanted: StaffActionName,
    change: (mock: MockHost, params: StaffActionParams) => void,
  ): HostFault =>
  (mock) => {
    const done = new Set<string>()
    return {
      staff(name, params, proceed) {
        const what = JSON.stringify([name, params])
        if (name === wanted && done.has(what)) change(mock, params)
        proceed()
        done.add(what)
      },
    }
  }

export const depositOf = (
  { backend: { db } }: MockHost,
  { transactionId = '' }: StaffActionParams,
) => db.fundRequest.findFirst({ where: { transactionId: { equals: transactionId } }, strict: true })
export const withdrawalOf = (
  { backend: { db } }: MockHost,
  { withdrawalId = '' }: StaffActionParams,
) => db.withdrawal.get(withdrawalId)

/** After `first`, the staff can still do `second`, and the money moves again. */
export const reverses =
  (first: StaffActionName, second: StaffActionName): HostFault =>
  (mock) => {
    const done = new Set<string>()
    return {
      staff(name, params, proceed) {
        const request = JSON.stringify(params)
        if (name === first) done.add(request)
        if (name !== second || !done.has(request)) return proceed()
        const { accountId, amount } =
          'transactionId' in params ? depositOf(mock, params) : withdrawalOf(mock, params)
        const isCredit = second === 'approveDeposit' || second === 'rejectWithdrawal'
        if (isCredit) mock.give(accountId, amount)
        else mock.take(accountId, amount)
        return undefined
      },
    }
  }
