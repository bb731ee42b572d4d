import type { Bet, NewBet } from '#api/schemas/bet.ts'
import type { Rate } from '#domain/money/money.ts'

/** A bet on its way: what was sent, and the rate it was made at (null when not known). */
export interface SentBet {
  bet: NewBet
  rate: Rate | null
}

/** A bet the host has recorded. */
export interface PlacedBet extends SentBet {
  /** Its record in the player's own bets, once read. */
  row: Bet | null
  confirming: boolean
  /** Further new records exactly like it: the player may have wanted only one. */
  twins: readonly Bet[]
  /** Goes to the dashboard by itself. */
  leaving: boolean
}

/** The status of a screen's bet. */
export type Placement =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; sentences: readonly string[] }
  /** The bet in the form was sent, but it isn't known whether it was placed. */
  | { status: 'unknown'; checking: boolean }
  | ({ status: 'placed' } & PlacedBet)
