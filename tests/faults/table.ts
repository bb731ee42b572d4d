import type { Line } from './fault.ts'
import { accountFaults } from './table/accounts.ts'
import { answerFaults } from './table/answers.ts'
import { backendFaults } from './table/backends.ts'
import { listFaults } from './table/lists.ts'
import { moneyFaults } from './table/money.ts'
import { placeFaults } from './table/places.ts'
import { raceFaults } from './table/races.ts'
import { silentFaults } from './table/silent.ts'
import { valueFaults } from './table/values.ts'

/** Hosts that harm a player, a line each: what is wrong, and which check finds it, if any does. */
export const faults: readonly Line[] = [
  ...answerFaults,
  ...accountFaults,
  ...listFaults,
  ...valueFaults,
  ...moneyFaults,
  ...placeFaults,
  ...backendFaults,
  ...raceFaults,
  ...silentFaults,
]

/** The fault of a host, in the words of the table. */
export function faultOf(host: string): Line['fault'] {
  const found = faults.find((line) => line.host === host)
  if (!found) throw new Error(`No line of the table says "${host}".`)
  return found.fault
}
