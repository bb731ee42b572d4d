import fc from 'fast-check'
import { judgeBalance, judgeRows } from './judge-rows.ts'
import type { Ledger } from './ledger.ts'
import { Move, nth } from './move.ts'
import { operations, play, type Attempt } from './play.ts'
import { betPlan, isPossible, plan } from './request-moves.ts'
import { Contradiction, see } from './rows.ts'
import type { Table } from './table.ts'

/** A request that was carried out with a key, and its response. */
interface Kept {
  attempt: Attempt
  key: string
  text: string
}

/** The requests carried out with a key, with their responses. */
const kept = new WeakMap<Ledger, Kept[]>()
const keptOf = (ledger: Ledger) => kept.get(ledger) ?? []
/** Sends a body with a key that was used before; returns the response as text. */
const under = ({ attempt, key }: Kept, table: Table, body: object) =>
  table
    .client(attempt.who, attempt.session, { key })
    .call(operations[attempt.family], { body } as never, { idempotencyKey: key })
    .then(
      (value: unknown) => ({ isRefused: false, text: JSON.stringify(value) ?? 'a success' }),
      (error: Error) => ({ isRefused: true, text: error.message }),
    )

/** Nothing must have happened: the balances, and the list of the request. */
async function nothingMoved(table: Table, ledger: Ledger, { attempt }: Kept, after: string) {
  const book = ledger.players[attempt.who]
  const seen = await see(table.client(attempt.who, attempt.session), [attempt.family])
  judgeBalance(book, seen.balance, after)
  judgeRows(book, seen, after)
}

async function replay(table: Table, ledger: Ledger, entry: Kept): Promise<void> {
  const { text } = await under(entry, table, entry.attempt.body)
  const after = `the same request again under its key (${entry.attempt.says})`
  if (text !== entry.text) {
    throw new Contradiction(
      `${after} was answered with ${text}, and the first time with ${entry.text}.`,
    )
  }
  await nothingMoved(table, ledger, entry, after)
}

async function reuse(table: Table, ledger: Ledger, entry: Kept): Promise<void> {
  const { body, family } = entry.attempt
  const amounts = family === 'bets' || family === 'starline' ? { betAmount: 17 } : { amount: 1017 }
  const { isRefused } = await under(entry, table, { ...body, ...amounts })
  const after = `another request under the key of ${entry.attempt.says}`
  if (!isRefused) throw new Contradiction(`${after} was accepted, and must be refused.`)
  await nothingMoved(table, ledger, entry, after)
}

/** Commands for a host that accepts `Idempotency-Key`. */
export const keyedMoves: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(plan, fc.constantFrom('after' as const, 'at once' as const)).map(
    ([one, again]) =>
      new Move(
        `${one.label}, twice under one key, ${again}`,
        isPossible([one]),
        async (ledger, table) => {
          const asked = one.attempt(ledger, table)
          if (!asked) return
          const attempt = { ...asked, key: table.freshKey() }
          const [said] = await play(table, ledger, [{ ...attempt, again }])
          if (!said?.isDone) return
          const entry = { attempt, key: attempt.key, text: said.text }
          kept.set(ledger, [...keptOf(ledger), entry])
        },
      ),
  ),
  fc.nat(9).map(
    (index) =>
      new Move(
        'an earlier request comes again under its key',
        (ledger) => keptOf(ledger).length > 0,
        async (ledger, table) => {
          const entry = nth(keptOf(ledger), index)
          if (entry) await replay(table, ledger, entry)
        },
      ),
  ),
  fc.nat(9).map(
    (index) =>
      new Move(
        'another request comes under an earlier key',
        (ledger) => keptOf(ledger).length > 0,
        async (ledger, table) => {
          const entry = nth(keptOf(ledger), index)
          if (entry) await reuse(table, ledger, entry)
        },
      ),
  ),
  fc.tuple(fc.nat(9), betPlan).map(
    ([index, one]) =>
      new Move(
        `${one.label} under a key of the other player`,
        (ledger) =>
          isPossible([one])(ledger) &&
          keptOf(ledger).some(({ attempt }) => attempt.who !== one.who),
        async (ledger, table) => {
          const others = keptOf(ledger).filter(({ attempt }) => attempt.who !== one.who)
          const entry = nth(others, index)
          const attempt = one.attempt(ledger, table)
          if (entry && attempt) await play(table, ledger, [{ ...attempt, key: entry.key }])
        },
      ),
  ),
)
