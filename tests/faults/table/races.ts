import { setImmediate } from 'node:timers/promises'
import type { OperationName } from '#api/table/table.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import type { Kind } from '#host-kit/torture/kinds.ts'
import type { HostCall, HostFault, Line, MockHost } from '../fault.ts'
import { amountOf, depositOf, forceBet, staffWho, stakeOf, withdrawalOf } from '../ledger.ts'

/**
 * A fault that shows only if kinds are played at once, or (`cut`) if an answer is cut off; none: so
 * rarely that 1,000 commands don't do.
 */
export interface RaceLine extends Line {
  races: readonly Kind[] | 'cut'
}

/** As long as a slow query. */
async function slowly(turns = 12) {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate()
}

/** Every n-th call reads the balance before it waits, and writes it after. */
const losesOneIn = (
  count: number,
  operation: OperationName,
  costOf: (asked: HostCall) => number,
): HostFault => {
  let turn = 0
  return ({ balance, take }) => ({
    async call(asked, proceed) {
      if (asked.operation !== operation) return proceed()
      turn += 1
      const isSlow = turn % count === 0
      const before = balance(asked.accountId)
      const reply = await proceed()
      if (!isSlow || reply.status >= 300) return reply
      await setImmediate()
      take(asked.accountId, balance(asked.accountId) - (before - costOf(asked)))
      return reply
    },
  })
}

/** Reads every balance, does something else, and writes what it had read. */
const savesAsRead = (wanted: StaffActionName): HostFault =>
  staffWho(async ({ backend: { db }, balance, give, take }, name, _, proceed) => {
    if (name !== wanted) return proceed()
    const read = db.account.getAll().map(({ id }) => [id, balance(id)] as const)
    await slowly()
    const lost = read.map(([id, before]) => [id, before - balance(id)] as const)
    proceed()
    for (const [id, difference] of lost) {
      if (difference > 0) give(id, difference)
      else if (difference < 0) take(id, -difference)
    }
    return undefined
  })

/** Decides on what was pending when it looked, whatever happened meanwhile. */
const decidesLate = (
  wanted: StaffActionName,
  carryOut: (mock: MockHost, params: StaffActionParams) => void,
): HostFault =>
  staffWho(async (mock, name, params, proceed) => {
    if (name !== wanted) return proceed()
    const statusNow = () =>
      ('transactionId' in params ? depositOf(mock, params) : withdrawalOf(mock, params)).status
    const before = statusNow()
    await slowly()
    if (before === 'pending' && statusNow() !== 'pending') return carryOut(mock, params)
    return proceed()
  })

/** Takes bets that were in time when it looked, however late they are when it has waited. */
const looksAtResultsFirst =
  (
    wanted: StaffActionName,
    operation: OperationName,
    force: (mock: MockHost, asked: HostCall) => void,
  ): HostFault =>
  (mock) => {
    let declared = 0
    return {
      async staff(name, _, proceed) {
        await slowly(4)
        proceed()
        if (name === wanted) declared += 1
      },
      async call(asked, proceed) {
        if (asked.operation !== operation) return proceed()
        const before = declared
        await slowly()
        const reply = await proceed()
        if (reply.status !== 400 || declared === before) return reply
        if (stakeOf(asked) > mock.balance(asked.accountId)) return reply
        force(mock, asked)
        return { status: 200, body: { newBalance: mock.balance(asked.accountId) } }
      },
    }
  }

/** Settles what was open when it looked, whoever has settled it meanwhile. */
const settlesWhatItRead = (wanted: StaffActionName, table: 'bet' | 'starlineBet'): HostFault =>
  staffWho(async ({ backend: { db }, give }, name, _, proceed) => {
    if (name !== wanted) return proceed()
    const open = { where: { status: { equals: 'pending' as const } } }
    const ids = new Set(db[table].findMany(open).map(({ id }) => id))
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
  {
    host: 'loses one update in fifty',
    harm: 'money',
    found: ['torture'],
    races: [],
    fault: losesOneIn(50, 'placeBet', stakeOf),
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
      async call(asked, proceed) {
        const transactionId = String(asked.body['transactionId'])
        const isUsed = () =>
          db.fundRequest.findFirst({ where: { transactionId: { equals: transactionId } } }) !== null
        if (asked.operation !== 'createFundRequest' || isUsed()) return proceed()
        const { accountId } = asked
        await slowly()
        if (!isUsed()) return proceed()
        const createdAt = clock.now()
        const amount = amountOf(asked)
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
    fault: savesAsRead(name),
  })),
  {
    host: 'takes a bet while its result is declared, and leaves it open',
    harm: 'money',
    found: ['torture'],
    races: ['declare', 'bets'],
    fault: looksAtResultsFirst('declare', 'placeBet', forceBet),
  },
  {
    host: 'pays winners twice when a result is declared twice at once',
    harm: 'money',
    found: ['torture'],
    races: ['declare'],
    fault: settlesWhatItRead('declare', 'bet'),
  },
  {
    host: 'pays winners twice when a Starline result is declared twice at once',
    harm: 'money',
    found: ['torture'],
    races: ['declareStarline'],
    fault: settlesWhatItRead('declareStarline', 'starlineBet'),
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
      async call(asked, proceed) {
        const reply = await proceed()
        if (asked.operation !== 'placeBet' || reply.status >= 300) return reply
        return { ...reply, onCut: () => give(asked.accountId, stakeOf(asked)) }
      },
    }),
  },
]
