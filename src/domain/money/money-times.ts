/** The waiting times for money, in milliseconds. */
export interface MoneyTimes {
  /** How long after being sent a request can still reach the host's ledger. */
  aliveForMs: number
  /** Pauses between readings of the history, the last one again and again. */
  pauses: readonly number[]
  /** How long a send waits for the history to be read first. */
  patienceMs: number
  /** How long the history and the balance may take once the host has said that a request is over. */
  lastWordMs: number
}

export const usualTimes: MoneyTimes = {
  aliveForMs: 90_000,
  pauses: [1_500, 3_000, 6_000, 12_000, 20_000, 30_000, 60_000],
  patienceMs: 1_500,
  lastWordMs: 4_000,
}
