import fc from 'fast-check'
import type { ActName, ActParams } from '../../contracts/provider/acts.ts'
import { NotSetUp } from '../verify/states-url.ts'
import { judgeBalance, judgeRows, settleBook } from './judge-rows.ts'
import {
  betRefusal,
  type Bet,
  type Deposit,
  type Ledger,
  type PlayerBook,
  type Withdrawal,
} from './ledger.ts'
import { move, nth, type Move } from './move.ts'
import { play } from './play.ts'
import { betPlan, nobody, panas, type Plan } from './request-moves.ts'
import { see, words, type Family } from './rows.ts'
import type { Table, Who } from './table.ts'

/** Looks at everything, as both players. */
async function lookAtAll(table: Table, ledger: Ledger, asked: readonly Family[], after: string) {
  for (const [index, book] of ledger.players.entries()) {
    const seen = await see(table.client(index as Who, 0), asked)
    settleBook(book, ledger, seen)
    judgeBalance(book, seen.balance, after)
    judgeRows(book, seen, after)
  }
}

/** Has the staff do something that they may have done before: a host may refuse the second time. */
async function act(table: Table, isAgain: boolean, name: ActName, params: ActParams) {
  try {
    await table.act(name, params)
  } catch (error) {
    if (!isAgain || !(error instanceof NotSetUp)) throw error
  }
}

const declares = fc
  .tuple(fc.constantFrom('open' as const, 'close', 'starline'), fc.constantFrom(...panas))
  .map(([of, drawn]) =>
    move(
      `the ${of} result is declared`,
      () => true,
      async (ledger, table) => {
        const known = ledger.results[of]
        const pana = known ?? drawn
        const isAgain = known !== undefined
        const { gameId = '', starlineGameId = '' } = table.values
        if (of === 'starline')
          await act(table, isAgain, 'declareStarline', { starlineGameId, pana })
        else await act(table, isAgain, 'declare', { gameId, session: of, pana })
        ledger.results[of] = pana
        const family = of === 'starline' ? 'starline' : 'bets'
        await lookAtAll(table, ledger, [family], `the declaration of ${pana} as ${of} result`)
      },
    ),
  )

/** How the staff decide on requests of one kind. */
interface Decision<One extends Deposit | Withdrawal> {
  /** A request's name. */
  thing: string
  family: Family
  requests: (book: PlayerBook) => readonly One[]
  says: (one: One) => string
  /** A request's new status and the staff's action, if they approve and if they refuse. */
  yes: readonly [One['status'], ActName]
  no: readonly [One['status'], ActName]
  /** How the staff name it. */
  params: (one: One) => ActParams
  /** Rupees that the player has more than before. */
  brings: (one: One, isYes: boolean, ledger: Readonly<Ledger>) => number
}

/**
 * Decides on a request that waits; once more, or the other way round, when it's decided; or while the
 * player whose it is places a bet.
 */
const decides = <One extends Deposit | Withdrawal>(decision: Decision<One>) =>
  fc.tuple(fc.nat(9), fc.boolean(), fc.option(betPlan, { freq: 1 })).map(([index, isYes, plan]) => {
    const { thing, family, requests, says, params, brings } = decision
    const [to, name] = isYes ? decision.yes : decision.no
    const open = ({ players }: Readonly<Ledger>) =>
      players.flatMap((book) =>
        requests(book)
          .filter(({ status }) => plan === null || status === 'pending')
          .map((one) => ({ book, one })),
      )
    /** A bet that can be paid before as after: the balance only rises meanwhile. */
    const betOf = (ledger: Readonly<Ledger>, table: Parameters<Plan['attempt']>[1]) => {
      const isRise = family === 'deposits' || ledger.takesAtRequest === true
      const bet = isRise ? plan?.attempt(ledger, table) : null
      if (!bet) return null
      const slip = { ...(bet.body as unknown as Bet), family: bet.family as Bet['family'] }
      return betRefusal(slip, bet.amount, ledger.players[bet.who], ledger) === null ? bet : null
    }
    return move(
      `a ${thing} is ${to}${plan === null ? '' : `, at the same time ${plan.label}`}`,
      (ledger) => open(ledger).length > 0 && (plan === null || betOf(ledger, nobody) !== null),
      async (ledger, table) => {
        const chosen = nth(open(ledger), index)
        if (!chosen) return
        const { book, one } = chosen
        const was = one.status
        const isAgain = was !== 'pending'
        const bet = betOf(ledger, table)
        const decided = () => act(table, isAgain, name, params(one))
        const enter = () => {
          if (isAgain) return
          one.status = to
          book.balance += brings(one, isYes, ledger)
        }
        if (bet) await play(table, ledger, [bet], { act: decided, enter })
        else {
          await decided()
          enter()
        }
        const before = isAgain ? ` although it was ${was}` : ''
        const after = `${says(one)} is to be ${to}${before}${bet ? ` during ${bet.says}` : ''}`
        await lookAtAll(table, ledger, [family], after)
      },
    )
  })

const decidesDeposit = decides<Deposit>({
  thing: 'deposit',
  family: 'deposits',
  says: words.deposits,
  requests: ({ deposits }) => deposits,
  yes: ['approved', 'approveDeposit'],
  no: ['rejected', 'rejectDeposit'],
  params: ({ transactionId }) => ({ transactionId }),
  brings: ({ amount }, isApproved) => (isApproved ? amount : 0),
})

const decidesWithdrawal = decides<Withdrawal>({
  thing: 'withdrawal',
  family: 'withdrawals',
  says: words.withdrawals,
  requests: ({ withdrawals }) => withdrawals,
  yes: ['completed', 'completeWithdrawal'],
  no: ['rejected', 'rejectWithdrawal'],
  params: ({ _id: withdrawalId }) => ({ withdrawalId }),
  brings({ amount }, isPaid, { takesAtRequest }) {
    if (takesAtRequest) return isPaid ? 0 : amount
    return isPaid ? -amount : 0
  },
})

/** What the host's staff do. */
export const staffMoves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 2, arbitrary: declares },
  decidesDeposit,
  decidesWithdrawal,
)
