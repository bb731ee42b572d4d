import fc from 'fast-check'
import { NotSetUp } from '../verify/states-url.ts'
import type { ActName, ActParams } from './acts.ts'
import { judgeBalance, judgeRows, settleBook } from './judge-rows.ts'
import type { Ledger } from './ledger.ts'
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

const decidesDeposit = fc.tuple(fc.nat(9), fc.boolean()).map(([index, isApproval]) => {
  const to = isApproval ? 'approved' : 'rejected'
  const open = ({ players }: Readonly<Ledger>) =>
    players.flatMap((book) =>
      book.deposits
        .filter(({ status }) => status === 'pending' || status === to)
        .map((one) => ({ book, one })),
    )
  return new Move(
    `a deposit is ${to}`,
    (ledger) => open(ledger).length > 0,
    async (ledger, table) => {
      const chosen = nth(open(ledger), index)
      if (!chosen) return
      const { book, one } = chosen
      const isAgain = one.status === to
      const { transactionId } = one
      await act(table, isAgain, isApproval ? 'approveDeposit' : 'rejectDeposit', { transactionId })
      one.status = to
      if (isApproval && !isAgain) book.balance += one.amount
      await lookAtAll(
        table,
        ledger,
        ['deposits'],
        `${words.deposits(one)} is ${to}${isAgain ? ' again' : ''}, and`,
      )
    },
  )
})

const decidesWithdrawal = fc.tuple(fc.nat(9), fc.boolean()).map(([index, isPaid]) => {
  const to = isPaid ? 'completed' : 'rejected'
  const open = ({ players }: Readonly<Ledger>) =>
    players.flatMap((book) =>
      book.withdrawals
        .filter(({ status }) => status === 'pending' || status === to)
        .map((one) => ({ book, one })),
    )
  return new Move(
    `a withdrawal is ${to}`,
    (ledger) => open(ledger).length > 0,
    async (ledger, table) => {
      const chosen = nth(open(ledger), index)
      if (!chosen) return
      const { book, one } = chosen
      const isAgain = one.status === to
      const { _id: withdrawalId } = one
      await act(table, isAgain, isPaid ? 'completeWithdrawal' : 'rejectWithdrawal', {
        withdrawalId,
      })
      one.status = to
      if (!isAgain && !isPaid && ledger.takesAtRequest) book.balance += one.amount
      if (!isAgain && isPaid && !ledger.takesAtRequest) book.balance -= one.amount
      await lookAtAll(
        table,
        ledger,
        ['withdrawals'],
        `${words.withdrawals(one)} is ${to}${isAgain ? ' again' : ''}, and`,
      )
    },
  )
})

/** What the host's staff do. */
export const staffMoves: fc.Arbitrary<Move> = fc.oneof(
  declares,
  declaresStarline,
  decidesDeposit,
  decidesWithdrawal,
)
