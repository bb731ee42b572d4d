import type { Row } from '../../../mocks/store/models.ts'
import { afterRefusal, afterSuccess, withBody } from './around.ts'
import type { Call, Seeded, Till } from './faulty-host.ts'

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
    ...{ accountId, gameId, betType, session, betNumber, betAmount },
    ...{ rateMin: 10, rateMax: 100, potentialWin: betAmount * 10 },
    ...{ date: '2026-11-20', placedAt: clock.now() },
  })
  take(accountId, betAmount)
}

/** What goes wrong when a bet is placed or read. */
export const betMistakes: Readonly<Record<string, Seeded>> = {
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
  'takes bets beyond the balance': afterRefusal(bets, (call, till) => {
    const balance = till.balance(call.accountId)
    if (stakeOf(call) <= balance) return undefined
    force(till, call)
    return Response.json({ newBalance: 0 })
  }),
  'takes bets after the declaration': afterRefusal(bets, (call, till) => {
    const balance = till.balance(call.accountId)
    if (stakeOf(call) > balance) return undefined
    force(till, call)
    return Response.json({ newBalance: balance - stakeOf(call) })
  }),
  'reads the balance before it waits, and writes it after': (till) => ({
    async around(call, proceed) {
      const before = till.balance(call.accountId)
      const response = await proceed()
      if (call.name !== bets || !response.ok) return response
      const newBalance = before - stakeOf(call)
      till.take(call.accountId, till.balance(call.accountId) - newBalance)
      return withBody(response, { newBalance })
    },
  }),
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
}
