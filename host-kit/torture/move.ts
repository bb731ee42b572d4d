import type fc from 'fast-check'
import type { Ledger } from './ledger.ts'
import type { Trial } from './trial.ts'

/** One command of a sequence. */
export type Move = fc.AsyncCommand<Ledger, Trial, true>

/** Makes a command that can be run where `possible` says so. */
export const move = (
  label: string,
  possible: (ledger: Readonly<Ledger>) => boolean,
  run: (ledger: Ledger, trial: Trial) => Promise<void>,
): Move => ({
  check: async (ledger) => possible(ledger),
  async run(ledger, trial) {
    trial.tally.commands += 1
    await run(ledger, trial)
  },
  toString: () => label,
})

/** The n-th of a list, counted round and round. */
export const nth = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % Math.max(1, list.length)]
