import type fc from 'fast-check'
import type { Ledger } from './ledger.ts'
import type { Table } from './table.ts'

/** One command of a sequence. */
export type Move = fc.AsyncCommand<Ledger, Table, true>

/** Makes a command that can be run where `possible` says so. */
export const move = (
  label: string,
  possible: (ledger: Readonly<Ledger>) => boolean,
  run: (ledger: Ledger, table: Table) => Promise<void>,
): Move => ({
  check: async (ledger) => possible(ledger),
  async run(ledger, table) {
    table.tally.commands += 1
    await run(ledger, table)
  },
  toString: () => label,
})

/** The n-th of a list, counted round and round. */
export const nth = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % Math.max(1, list.length)]
