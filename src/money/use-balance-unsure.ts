import { useApi } from '#data/api-context.tsx'
import { useStore } from '#platform/use-store.ts'
import { watchOpenMoney } from './storage/stored-money.ts'

/** Whether the balance, wherever it's shown, is to be said to be checked. */
export const useBalanceUnsure = (): boolean =>
  useStore(watchOpenMoney(useApi()), (state) => state.isBalanceUnsure)
