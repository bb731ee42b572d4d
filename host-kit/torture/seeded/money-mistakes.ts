import type { Row } from '../../../mocks/store/models.ts'
import { afterRefusal, afterSuccess, staffWho } from './around.ts'
import type { Seeded, Till } from './faulty-host.ts'

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

/** What goes wrong with deposits, withdrawals and settlement. */
export const moneyMistakes: Readonly<Record<string, Seeded>> = {
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
      return Response.json({ message: 'Request received' })
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
