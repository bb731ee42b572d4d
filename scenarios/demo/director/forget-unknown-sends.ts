import { keptKey, moneyOperations } from '#money/storage/kept-money.ts'
import { orTabName } from '#platform/tabs/tab-name.ts'
import type { Stage } from '#scenarios/define.ts'
import type { KeyValueStore } from '#session/session.ts'

/** Else a money form of the next story stays shut: sends of unknown outcome belong to the one left. */
export function forgetUnknownSends({ backend }: Stage, storage: KeyValueStore): void {
  const kept = orTabName(storage)
  for (const { mobileNumber } of backend.db.account.getAll()) {
    for (const operation of moneyOperations) kept.remove(keptKey(operation, mobileNumber))
  }
}
