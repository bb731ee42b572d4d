import type { OperationName } from '#api/table/table.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import type { StoredRow } from '#mocks/store/models.ts'
import { everyRefusal, everySuccess, ok } from './answers.ts'
import type { Fields, HostCall, HostFault, MockHost } from './fault.ts'

/** Changes rows or money after each success of an operation. */
export const afterSuccess = (
  operation: OperationName,
  change: (call: HostCall, mock: MockHost) => void,
): HostFault =>
  everySuccess(operation, (reply, call, mock) => {
    change(call, mock)
    return reply
  })

/** After each refusal: `change` may do what was refused and return a successful body. */
export const afterRefusal = (
  operation: OperationName,
  change: (call: HostCall, mock: MockHost) => Fields | undefined,
): HostFault =>
  everyRefusal(operation, [400, 409, 422], (reply, call, mock) => {
    const body = change(call, mock)
    return body ? ok(body) : reply
  })

/** Runs `change` instead of each staff action; `proceed` does the action. */
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

/** Places a bet without any check. */
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

/** Places a Starline bet without any check. */
export function forceStarlineBet(
  { backend: { db, clock }, take }: MockHost,
  { body, accountId }: HostCall,
): void {
  const { gameId, betType, betNumber, betAmount } = body as unknown as StoredRow<'starlineBet'>
  db.starlineBet.create({
    accountId,
    gameId,
    betType,
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

/** Accepts bets that must be refused, if `isTaken` says so for stake and balance in points. */
export const takesRefused = (isTaken: (stake: number, balance: number) => boolean): HostFault =>
  afterRefusal('placeBet', (call, mock) => {
    const balance = mock.balance(call.accountId)
    if (!isTaken(stakeOf(call), balance)) return undefined
    forceBet(mock, call)
    return { newBalance: Math.max(0, balance - stakeOf(call)) }
  })

/** Runs `change` after each declared result, with the bets that it settled. */
export const afterDraw = (
  change: (mock: MockHost, settled: readonly StoredRow<'bet'>[]) => void,
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

/** Runs `change` when the staff do an action a second time with the same parameters. */
export const again =
  (
    action: StaffActionName,
    change: (mock: MockHost, params: StaffActionParams) => void,
  ): HostFault =>
  (mock) => {
    const done = new Set<string>()
    return {
      staff(name, params, proceed) {
        const key = JSON.stringify([name, params])
        if (name === action && done.has(key)) change(mock, params)
        proceed()
        done.add(key)
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
