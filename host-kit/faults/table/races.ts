import { setImmediate } from 'node:timers/promises'
import type { OperationName } from '#api/table/table.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import type { Kind } from '../../torture/kinds.ts'
import type { HostCall, HostFault, Line, MockHost } from '../fault.ts'
import { amountOf, depositOf, forceBet, staffWho, stakeOf, withdrawalOf } from '../money.ts'

/**
 * A fault that shows only if commands of these kinds run at once, or (`cut`) if an answer is cut off.
 * An empty list: it shows so rarely that 1,000 commands aren't enough to find it.
 */
export interface RaceLine extends Line {
  races: readonly Kind[] | 'cut'
}

/** Waits about as long as a slow query takes: for so many turns of the event loop. */
async function slowly(turns = 12) {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate()
}

/** One update in `count` is of a balance that was read before a wait, which loses what others wrote meanwhile. */
const losesOneIn = (
  count: number,
  operation: OperationName,
  costOf: (call: HostCall) => number,
): HostFault => {
  let accepted = 0
  return ({ balance, take }) => ({
    async call(call, proceed) {
      if (call.operation !== operation) return proceed()
      const before = balance(call.accountId)
      const reply = await proceed()
      if (reply.status >= 300) return reply
      accepted += 1
      if (accepted % count > 0) return reply
      await slowly()
      take(call.accountId, balance(call.accountId) - (before - costOf(call)))
      return reply
    },
  })
}

/** The staff action reads every balance first and writes it back last, which undoes what players did meanwhile. */
const savesStaleBalances = (action: StaffActionName): HostFault =>
  staffWho(async ({ backend: { db }, balance, give, take }, name, _, proceed) => {
    if (name !== action) return proceed()
    const balances = db.account.getAll().map(({ id }) => [id, balance(id)] as const)
    await slowly()
    const lost = balances.map(([id, before]) => [id, before - balance(id)] as const)
    proceed()
    for (const [id, difference] of lost) {
      if (difference > 0) give(id, difference)
      else if (difference < 0) take(id, -difference)
    }
    return undefined
  })

/** The staff action checks that a request is pending, waits, and goes on even if it no longer is. */
const decidesLate = (
  action: StaffActionName,
  carryOut: (mock: MockHost, params: StaffActionParams) => void,
): HostFault =>
  staffWho(async (mock, name, params, proceed) => {
    if (name !== action) return proceed()
    const statusNow = () =>
      ('transactionId' in params ? depositOf(mock, params) : withdrawalOf(mock, params)).status
    const before = statusNow()
    await slowly()
    if (before === 'pending' && statusNow() !== 'pending') return carryOut(mock, params)
    return proceed()
  })

/** Checks that a bet is in time, waits, and accepts it even if the result was declared meanwhile. */
const takesLateBets =
  (
    action: StaffActionName,
    operation: OperationName,
    force: (mock: MockHost, call: HostCall) => void,
  ): HostFault =>
  (mock) => {
    let declarations = 0
    return {
      async staff(name, _, proceed) {
        await slowly(4)
        proceed()
        if (name === action) declarations += 1
      },
      async call(call, proceed) {
        if (call.operation !== operation) return proceed()
        const before = declarations
        await slowly()
        const reply = await proceed()
        if (reply.status !== 400 || declarations === before) return reply
        if (stakeOf(call) > mock.balance(call.accountId)) return reply
        force(mock, call)
        return { status: 200, body: { newBalance: mock.balance(call.accountId) } }
      },
    }
  }

/** Reads the pending bets, waits, and pays them even if another call has settled them meanwhile. */
const settlesTwice = (action: StaffActionName, table: 'bet' | 'starlineBet'): HostFault =>
  staffWho(async ({ backend: { db }, give }, name, _, proceed) => {
    if (name !== action) return proceed()
    const pending = { where: { status: { equals: 'pending' as const } } }
    const ids = new Set(db[table].findMany(pending).map(({ id }) => id))
    await slowly()
    const settled = db[table].getAll().filter(({ id, status }) => ids.has(id) && status === 'won')
    for (const { accountId, winAmount } of settled) give(accountId, winAmount)
    return proceed()
  })

/** What only happens when two things happen at once. */
export const raceFaults: readonly RaceLine[] = [
  {
    host: 'reads the balance before it waits, and writes it after',
    harm: 'money',
    found: ['torture'],
    races: ['bets', 'starline', 'deposits'],
    fault: losesOneIn(1, 'placeBet', stakeOf),
  },
  // Of six seeds, 4,000 commands find one in ten with each, and one in fifty with five.
  {
    host: 'loses one update in ten',
    harm: 'money',
    found: ['torture'],
    races: [],
    fault: losesOneIn(10, 'placeBet', stakeOf),
  },
  {
    host: 'does the same in Starline',
    harm: 'money',
    found: ['torture'],
    races: ['starline'],
    fault: losesOneIn(1, 'placeStarlineBet', stakeOf),
  },
  {
    host: 'does the same with withdrawals',
    harm: 'money',
    found: ['torture'],
    races: ['withdrawals'],
    fault: losesOneIn(1, 'requestWithdrawal', amountOf),
  },
  {
    host: 'looks for a transaction id before it waits',
    harm: 'money',
    found: ['torture'],
    races: ['deposits'],
    fault: ({ backend: { db, clock } }) => ({
      async call(call, proceed) {
        const transactionId = String(call.body['transactionId'])
        const isUsed = () =>
          db.fundRequest.findFirst({ where: { transactionId: { equals: transactionId } } }) !== null
        if (call.operation !== 'createFundRequest' || isUsed()) return proceed()
        const { accountId } = call
        await slowly()
        if (!isUsed()) return proceed()
        const createdAt = clock.now()
        const amount = amountOf(call)
        db.fundRequest.create({ accountId, amount, transactionId, paymentMethod: 'UPI', createdAt })
        return { status: 200, body: {} }
      },
    }),
  },
  ...(
    [
      ['declare', 'a result is declared'],
      ['declareStarline', 'a Starline result is declared'],
      ['approveDeposit', 'a deposit is approved'],
      ['rejectDeposit', 'a deposit is rejected'],
      ['completeWithdrawal', 'a withdrawal is paid'],
      ['rejectWithdrawal', 'a withdrawal is rejected'],
    ] as const
  ).map(([name, when]): RaceLine => ({
    host: `forgets what is bet while ${when}`,
    harm: 'money',
    found: ['torture'],
    races: [name, 'bets'],
    fault: savesStaleBalances(name),
  })),
  {
    host: 'takes a bet while its result is declared, and leaves it open',
    harm: 'money',
    found: ['torture'],
    races: ['declare', 'bets'],
    fault: takesLateBets('declare', 'placeBet', forceBet),
  },
  {
    host: 'pays winners twice when a result is declared twice at once',
    harm: 'money',
    found: ['torture'],
    races: ['declare'],
    fault: settlesTwice('declare', 'bet'),
  },
  {
    host: 'pays winners twice when a Starline result is declared twice at once',
    harm: 'money',
    found: ['torture'],
    races: ['declareStarline'],
    fault: settlesTwice('declareStarline', 'starlineBet'),
  },
  {
    host: 'adds a deposit twice when it is approved twice at once',
    harm: 'money',
    found: ['torture'],
    races: ['approveDeposit'],
    fault: decidesLate('approveDeposit', (mock, params) => {
      const { id, accountId, amount } = depositOf(mock, params)
      mock.backend.db.fundRequest.change(id, { status: 'approved' })
      mock.give(accountId, amount)
    }),
  },
  {
    host: 'rejects a deposit that is approved at the same time, and leaves its money',
    harm: 'money',
    found: ['torture'],
    races: ['approveDeposit', 'rejectDeposit'],
    fault: decidesLate('rejectDeposit', (mock, params) => {
      mock.backend.db.fundRequest.change(depositOf(mock, params).id, { status: 'rejected' })
    }),
  },
  {
    host: 'pays a withdrawal that is refunded at the same time',
    harm: 'money',
    found: ['torture'],
    races: ['completeWithdrawal', 'rejectWithdrawal'],
    fault: decidesLate('completeWithdrawal', (mock, params) => {
      mock.backend.db.withdrawal.change(withdrawalOf(mock, params).id, { status: 'completed' })
    }),
  },
  {
    host: 'refunds a withdrawal twice when it is rejected twice at once',
    harm: 'money',
    found: ['torture'],
    races: ['rejectWithdrawal'],
    fault: decidesLate('rejectWithdrawal', (mock, params) => {
      const { id, accountId, amount } = withdrawalOf(mock, params)
      mock.backend.db.withdrawal.change(id, { status: 'rejected' })
      mock.give(accountId, amount)
    }),
  },
  {
    host: 'gives a stake back when nobody waits for the answer, and keeps the bet',
    harm: 'money',
    found: ['torture'],
    races: 'cut',
    fault: ({ give }) => ({
      async call(call, proceed) {
        const reply = await proceed()
        if (call.operation !== 'placeBet' || reply.status >= 300) return reply
        return { ...reply, onCut: () => give(call.accountId, stakeOf(call)) }
      },
    }),
  },
]
