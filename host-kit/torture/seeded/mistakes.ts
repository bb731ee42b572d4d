import { setImmediate } from 'node:timers/promises'
import type { ActName } from '../../../contracts/provider/acts.ts'
import type { Row } from '../../../mocks/store/models.ts'
import type { Call, Mistake, Seeded, Till } from './faulty-host.ts'

type Fields = Record<string, unknown>

/** The same response with another body. */
const withBody = (response: Response, body: unknown): Response =>
  Response.json(body, { status: response.status })

/** After each answer of one kind to a call: changes rows or money, and may answer something else. */
const after =
  (kind: 'success' | 'refusal') =>
  (name: string, change: (call: Call, till: Till) => Fields | void): Seeded =>
  (till) => ({
    async around(call, proceed) {
      const response = await proceed()
      if (call.name !== name || response.ok !== (kind === 'success')) return response
      const body = change(call, till)
      return body ? Response.json(body) : response
    },
  })
const afterSuccess = after('success')
const afterRefusal = after('refusal')

/** Around what the staff do. */
const staffWho =
  (change: (till: Till, ...given: Parameters<NonNullable<Mistake['staff']>>) => void): Seeded =>
  (till) => ({ staff: (...given) => change(till, ...given) })

const bets = 'POST /bets'
const stakeOf = ({ body }: Call) => body['betAmount'] as number

/** The bet that was placed last. */
function newest({ backend: { db } }: Till): Row<'bet'> {
  const row = db.bet.getAll().at(-1)
  if (!row) throw new Error('There is no bet.')
  return row
}

/** Places a bet past every check. */
function force({ backend: { db, clock }, take }: Till, { body, accountId }: Call) {
  const { gameId, betType, session, betNumber, betAmount } = body as unknown as Row<'bet'>
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
const takesRefused = (isTaken: (stake: number, balance: number) => boolean) =>
  afterRefusal(bets, (call, till) => {
    const balance = till.balance(call.accountId)
    if (!isTaken(stakeOf(call), balance)) return undefined
    force(till, call)
    return { newBalance: Math.max(0, balance - stakeOf(call)) }
  })

const wonBets = ({ backend: { db } }: Till) =>
  db.bet.findMany({ where: { status: { equals: 'won' } } })

/** After a declaration, for the bets that it has ended just now. */
const afterDraw = (change: (till: Till, ended: readonly Row<'bet'>[]) => void): Seeded =>
  staffWho((till, name, _, proceed) => {
    const { db } = till.backend
    const before = new Set(
      db.bet.findMany({ where: { status: { equals: 'pending' } } }).map(({ id }) => id),
    )
    proceed()
    if (name !== 'declare') return
    change(
      till,
      db.bet.getAll().filter(({ id, status }) => before.has(id) && status !== 'pending'),
    )
  })

/** What the staff do again, and what happens then. */
const again =
  (
    wanted: string,
    change: (till: Till, params: Readonly<Record<string, string>>) => void,
  ): Seeded =>
  (till) => {
    const done = new Set<string>()
    return {
      staff(name, params, proceed) {
        const what = JSON.stringify([name, params])
        if (name === wanted && done.has(what)) change(till, params)
        proceed()
        done.add(what)
      },
    }
  }

const depositOf = (
  { backend: { db } }: Till,
  { transactionId = '' }: Readonly<Record<string, string>>,
) => db.fundRequest.findFirst({ where: { transactionId: { equals: transactionId } }, strict: true })
const withdrawalOf = (
  { backend: { db } }: Till,
  { withdrawalId = '' }: Readonly<Record<string, string>>,
) => db.withdrawal.get(withdrawalId)

/** Every n-th bet reads the balance before it waits, and writes it after. */
export const losesOneIn = (count: number): Seeded => {
  let turn = 0
  return (till) => ({
    async around(call, proceed) {
      if (call.name !== bets) return proceed()
      turn += 1
      const isSlow = turn % count === 0
      const before = till.balance(call.accountId)
      const response = await proceed()
      if (!isSlow || !response.ok) return response
      await setImmediate()
      const newBalance = before - stakeOf(call)
      till.take(call.accountId, till.balance(call.accountId) - newBalance)
      return withBody(response, { newBalance })
    },
  })
}

/** After `first`, the staff can still do `second`, and the money moves again. */
const reverses =
  (first: ActName, second: ActName): Seeded =>
  (till) => {
    const done = new Set<string>()
    return {
      staff(name, params, proceed) {
        const request = JSON.stringify(params)
        if (name === first) done.add(request)
        if (name !== second || !done.has(request)) return proceed()
        const { accountId, amount } =
          'transactionId' in params ? depositOf(till, params) : withdrawalOf(till, params)
        if (second === 'approveDeposit' || second === 'rejectWithdrawal')
          till.give(accountId, amount)
        else till.take(accountId, amount)
        return undefined
      },
    }
  }

/** Every mistake that torture must find, in words that follow "a host that". */
export const mistakes: Readonly<Record<string, Seeded>> = {
  'debits a bet twice': afterSuccess(bets, (call, { take }) => take(call.accountId, stakeOf(call))),
  'keeps a bet and forgets its debit': afterSuccess(bets, (call, { give }) =>
    give(call.accountId, stakeOf(call)),
  ),
  'debits a bet and loses it': afterSuccess(bets, (_, till) => {
    const { id } = newest(till)
    till.backend.db.bet.remove(id)
  }),
  'records a bet twice, for one debit': afterSuccess(bets, (_, till) => {
    const { id, ...row } = newest(till)
    till.backend.db.bet.create({ ...row, id: `${id}-again` })
  }),
  'takes bets beyond the balance': takesRefused((stake, balance) => stake > balance),
  'takes bets after the declaration': takesRefused((stake, balance) => stake <= balance),
  'reads the balance before it waits, and writes it after': losesOneIn(1),
  'refunds a withdrawal that was paid': reverses('completeWithdrawal', 'rejectWithdrawal'),
  'pays out a withdrawal that was rejected': reverses('rejectWithdrawal', 'completeWithdrawal'),
  'approves a deposit that was rejected': reverses('rejectDeposit', 'approveDeposit'),
  'takes an approved deposit back': reverses('approveDeposit', 'rejectDeposit'),
  'keeps a balance for each session': () => {
    const kept = new Map<string, unknown>()
    return {
      async around(call, proceed) {
        const token = call.request.headers.get('authorization') ?? ''
        if (call.name.startsWith('POST ')) kept.delete(token)
        const response = await proceed()
        if (call.name !== 'GET /user/profile') return response
        const body = kept.get(token) ?? (await response.json())
        kept.set(token, body)
        return withBody(response, body)
      },
    }
  },
  'debits another player': afterSuccess(bets, (call, { backend, give, take }) => {
    const other = backend.db.account
      .getAll()
      .filter(({ id }) => id !== call.accountId)
      .at(-1)
    give(call.accountId, stakeOf(call))
    if (other) take(other.id, stakeOf(call))
  }),
  'adds a deposit when it is asked for': afterSuccess(
    'POST /fund-request/create',
    ({ accountId, body }, { give }) => give(accountId, body['amount'] as number),
  ),
  'loses a deposit that it accepted': afterSuccess(
    'POST /fund-request/create',
    (_, { backend: { db } }) => {
      const row = db.fundRequest.getAll().at(-1)
      if (row) db.fundRequest.remove(row.id)
    },
  ),
  'takes a transaction id twice': afterRefusal(
    'POST /fund-request/create',
    ({ accountId, body }, { backend: { db, clock } }) => {
      const { amount, transactionId } = body as { amount: number; transactionId: string }
      db.fundRequest.create({
        accountId,
        amount,
        transactionId,
        paymentMethod: 'UPI',
        createdAt: clock.now(),
      })
      return { message: 'Request received' }
    },
  ),
  'approves a deposit twice and adds it twice': again('approveDeposit', (till, params) => {
    const { accountId, amount } = depositOf(till, params)
    till.give(accountId, amount)
  }),
  'never takes the money of a withdrawal': afterSuccess(
    'POST /withdraw/request',
    ({ accountId, body }, { give }) => give(accountId, body['amount'] as number),
  ),
  'takes a withdrawal when it is asked for and when it is paid': staffWho(
    (till, name, params, proceed) => {
      proceed()
      if (name !== 'completeWithdrawal') return
      const { accountId, amount } = withdrawalOf(till, params)
      till.take(accountId, amount)
    },
  ),
  'does not return the money of a rejected withdrawal': staffWho((till, name, params, proceed) => {
    if (name !== 'rejectWithdrawal') return proceed()
    till.backend.commands.rejectWithdrawal({
      withdrawalId: params['withdrawalId'] ?? '',
      refund: false,
    })
    return undefined
  }),
  'settles twice when a result is declared twice': again('declare', (till) => {
    for (const { accountId, winAmount } of wonBets(till)) till.give(accountId, winAmount)
  }),
  'returns the stake of lost bets': afterDraw(({ give }, ended) => {
    for (const { accountId, betAmount, status } of ended)
      if (status === 'lost') give(accountId, betAmount)
  }),
  'marks winners and pays nobody': afterDraw(({ take }, ended) => {
    for (const { accountId, winAmount } of ended) take(accountId, winAmount)
  }),
  'leaves Starline bets open after the draw': staffWho(
    ({ backend: { db }, balance, take }, name, _, proceed) => {
      const ids = db.starlineBet
        .findMany({ where: { status: { equals: 'pending' } } })
        .map(({ id, accountId }) => ({ id, accountId, had: balance(accountId) }))
      proceed()
      if (name !== 'declareStarline') return
      for (const { id, accountId, had } of ids) {
        take(accountId, balance(accountId) - had)
        db.starlineBet.change(id, { status: 'pending', winAmount: 0 })
      }
    },
  ),
}
