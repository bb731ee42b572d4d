import { limitOf, limits } from '#contracts/cases/limits.ts'
import { show } from '../verify/answer/compare.ts'
import type { Ledger } from './ledger.ts'
import { nth } from './move.ts'
import { operations, type Attempt } from './play.ts'
import { words } from './rows.ts'

/** A request with the n-th of the bad values that the contract's limits name for its fields; null for no request. */
export function beyondLimits(
  attempt: Attempt | null,
  ledger: Readonly<Ledger>,
  index: number,
): Attempt | null {
  if (!attempt) return null
  const { family, who, body: good } = attempt
  const operation = operations[family]
  const host = { ...ledger.limits, balance: ledger.players[who].balance }
  // What is null for this bet, as a full sangam's session, the host may ignore.
  const bounded = Object.keys(limits[operation]).filter((field) => good[field] !== null)
  const bad = bounded.flatMap((field) =>
    (limitOf(operation, field).ends?.(host, good).bad ?? []).map((value) => ({ field, value })),
  )
  const one = nth(bad, index)
  if (!one) return null
  const { field, value } = one
  const body = { ...good, [field]: value }
  const says = words[family](body as never)
  return { ...attempt, body, says, beyond: `the ${field} ${show(value)} is beyond its limits` }
}
