import { createStore } from 'zustand/vanilla'
import type { OperationName } from '#api/table/table.ts'
import type { Api } from '#data/api-context.tsx'
import { ownerMark } from '#domain/player/owner-mark.ts'
import { oncePer } from '#lib/once-per.ts'
import { isOnlyInTab } from '#platform/storage/or-tab.ts'

/** The four operations that move money. */
export const moneyOperations = [
  'placeBet',
  'placeStarlineBet',
  'createFundRequest',
  'requestWithdrawal',
] as const satisfies readonly OperationName[]
export type MoneyOperation = (typeof moneyOperations)[number]

/** The storage key of a player's intents. It contains a hash instead of the mobile number. */
export const storedMoneyKey = (operation: MoneyOperation, owner: string) =>
  `ank.money.${operation}.${ownerMark(owner)}` as const

/**
 * `isOpen`: a money request has been sent during this visit, in any tab, or was left unfinished by an
 * earlier one. `isBalanceUnsure`: nobody knows whether one has lowered the balance, so whichever is
 * shown may be the one before it. Home needs only this before it loads the rest of the money code.
 */
export const watchOpenMoney = oncePer(({ storage, session }: Api) => {
  const store = createStore(() => ({ isOpen: false, isBalanceUnsure: false }))
  const check = () => {
    const state = session.state()
    if (state.status !== 'signed-in') return
    const { mobileNumber } = state.user
    const isStoredFor = (operation: MoneyOperation) => {
      const key = storedMoneyKey(operation, mobileNumber)
      return storage.get(key) !== null || isOnlyInTab(key)
    }
    if (moneyOperations.some(isStoredFor)) store.setState({ isOpen: true })
  }
  session.subscribe(check)
  // Another tab of this browser may have sent something.
  globalThis.addEventListener?.('storage', check)
  check()
  return store
})
