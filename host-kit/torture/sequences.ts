import fc from 'fast-check'
import { keyedMoves } from './keyed-moves.ts'
import type { Ledger } from './ledger.ts'
import { requests } from './request-moves.ts'
import { staffMoves } from './staff-moves.ts'
import type { Table } from './table.ts'

/** Which commands a host can be given. */
export interface Abilities {
  /** Its state endpoint does what its staff do. */
  staff: boolean
  idempotencyKey: boolean
}

/** Sequences of commands. */
export const sequences = ({ staff, idempotencyKey }: Abilities) =>
  fc.commands<Ledger, Table, true>(
    [requests, requests, ...(idempotencyKey ? [keyedMoves] : []), ...(staff ? [staffMoves] : [])],
    { maxCommands: 40, size: 'max' },
  )
