import type { Line } from './fault.ts'
import { accountFaults } from './table/accounts.ts'
import { answerFaults } from './table/answers.ts'
import { backendFaults } from './table/backends.ts'
import { besideFaults } from './table/beside.ts'
import { closingFaults } from './table/closings.ts'
import { detailFaults } from './table/details.ts'
import { endFaults } from './table/ends.ts'
import { hostileFaults } from './table/hostile.ts'
import { listFaults } from './table/lists.ts'
import { moneyFaults } from './table/money.ts'
import { placeFaults } from './table/places.ts'
import { raceFaults } from './table/races.ts'
import { refusalFaults } from './table/refusals.ts'
import { secondPlayerFaults } from './table/second-player.ts'
import { settledFaults } from './table/settled.ts'
import { silentFaults } from './table/silent.ts'
import { typeFaults } from './table/types.ts'
import { usedFaults } from './table/used.ts'
import { valueFaults } from './table/values.ts'

/** Hosts that harm a player, a line each: what is wrong, and which check finds it, if any does. */
export const faults: readonly Line[] = [
  ...answerFaults,
  ...accountFaults,
  ...listFaults,
  ...valueFaults,
  ...moneyFaults,
  ...settledFaults,
  ...placeFaults,
  ...detailFaults,
  ...refusalFaults,
  ...backendFaults,
  ...raceFaults,
  ...silentFaults,
]

/**
 * Hosts for which players aren't apart, and that are wrong at an end of a range or at another hour: each kind
 * of it times every write, list and bounded field of the contract, and what an attacker tried beside. Pact's verifier compares no answers, has one
 * player and one amount, so only ours is asked.
 */
export const derivedFaults: readonly Line[] = [
  ...secondPlayerFaults,
  ...usedFaults,
  ...endFaults,
  ...closingFaults,
  ...hostileFaults,
  ...typeFaults,
  ...besideFaults,
]

/** The fault of a host, in the words of the table. */
export function faultOf(host: string): Line['fault'] {
  const found = [...faults, ...derivedFaults].find((line) => line.host === host)
  if (!found) throw new Error(`No line of the table says "${host}".`)
  return found.fault
}
