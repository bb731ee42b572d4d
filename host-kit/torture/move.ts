import type fc from 'fast-check'
import type { Ledger } from './ledger.ts'
import type { Table } from './table.ts'

/** One command of a sequence. */
export class Move implements fc.AsyncCommand<Ledger, Table, true> {
  readonly #label: string
  readonly #possible: (ledger: Readonly<Ledger>) => boolean
  readonly #run: (ledger: Ledger, table: Table) => Promise<void>

  constructor(
    label: string,
    possible: (ledger: Readonly<Ledger>) => boolean,
    run: (ledger: Ledger, table: Table) => Promise<void>,
  ) {
    this.#label = label
    this.#possible = possible
    this.#run = run
  }

  check = async (ledger: Readonly<Ledger>) => this.#possible(ledger)

  async run(ledger: Ledger, table: Table): Promise<void> {
    table.tally.commands += 1
    await this.#run(ledger, table)
  }

  toString = () => this.#label
}

/** The n-th of a list, counted round and round. */
export const nth = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % Math.max(1, list.length)]
