import fc from 'fast-check'
import type { ActName, ActParams } from '../../contracts/provider/acts.ts'
import { NotSetUp } from '../verify/states-url.ts'
import { judgeBalance, judgeRows, settleBook } from './judge-rows.ts'
import type { Deposit, Ledger, PlayerBook, Withdrawal } from './ledger.ts'
import { Move, nth } from './move.ts'
import { panas } from './request-moves.ts'
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
  .tuple(fc.constantFrom('open' as const, 'close' as const), fc.constantFrom(...panas))
  .map(
    ([of, drawn]) =>
      new Move(
        `the ${of} result is declared`,
        () => true,
        async (ledger, table) => {
          const known = ledger.results[of]
          const pana = known ?? drawn
          const { gameId = '' } = table.values
          await act(table, known !== undefined, 'declare', { gameId, session: of, pana })
          ledger.results[of] = pana
          await lookAtAll(table, ledger, ['bets'], `the declaration of ${pana} as ${of} result`)
        },
      ),
  )

const declaresStarline = fc.constantFrom(...panas).map(
  (drawn) =>
    new Move(
      'the Starline result is declared',
      () => true,
      async (ledger, table) => {
        const known = ledger.results.starline
        const pana = known ?? drawn
        const { starlineGameId = '' } = table.values
        await act(table, known !== undefined, 'declareStarline', { starlineGameId, pana })
        ledger.results.starline = pana
        await lookAtAll(table, ledger, ['starline'], `the declaration of ${pana} in Starline`)
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

/** Decides on a request that waits, or once more as before. */
const decides = <One extends Deposit | Withdrawal>(decision: Decision<One>) =>
  fc.tuple(fc.nat(9), fc.boolean()).map(([index, isYes]) => {
    const { thing, family, requests, says, params, brings } = decision
    const [to, name] = isYes ? decision.yes : decision.no
    const open = ({ players }: Readonly<Ledger>) =>
      players.flatMap((book) =>
        requests(book)
          .filter(({ status }) => status === 'pending' || status === to)
          .map((one) => ({ book, one })),
      )
    return new Move(
      `a ${thing} is ${to}`,
      (ledger) => open(ledger).length > 0,
      async (ledger, table) => {
        const chosen = nth(open(ledger), index)
        if (!chosen) return
        const { book, one } = chosen
        const isAgain = one.status === to
        await act(table, isAgain, name, params(one))
        one.status = to
        if (!isAgain) book.balance += brings(one, isYes, ledger)
        const after = `${says(one)} is ${to}${isAgain ? ' again' : ''}, and`
        await lookAtAll(table, ledger, [family], after)
      },
    )
  })

const decidesDeposit = decides<Deposit>({
  ...{ thing: 'deposit', family: 'deposits', says: words.deposits },
  requests: ({ deposits }) => deposits,
  yes: ['approved', 'approveDeposit'],
  no: ['rejected', 'rejectDeposit'],
  params: ({ transactionId }) => ({ transactionId }),
  brings: ({ amount }, isApproved) => (isApproved ? amount : 0),
})

const decidesWithdrawal = decides<Withdrawal>({
  ...{ thing: 'withdrawal', family: 'withdrawals', says: words.withdrawals },
  requests: ({ withdrawals }) => withdrawals,
  yes: ['completed', 'completeWithdrawal'],
  no: ['rejected', 'rejectWithdrawal'],
  params: ({ _id: withdrawalId }) => ({ withdrawalId }),
  // The money leaves with the request, or only when it is paid out.
  brings({ amount }, isPaid, { takesAtRequest }) {
    if (takesAtRequest) return isPaid ? 0 : amount
    return isPaid ? -amount : 0
  },
})

/** What the host's staff do. */
export const staffMoves: fc.Arbitrary<Move> = fc.oneof(
  declares,
  declaresStarline,
  decidesDeposit,
  decidesWithdrawal,
)
