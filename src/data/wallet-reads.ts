import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { mergeStatement } from '#domain/money/statement/statement.ts'
import { allStarlineBetsKey, useAllStarlineBets } from './all-starline-bets.ts'
import { useApi, usePlayer, useRead, type ReadOptions } from './api-context.tsx'
import { useDropped } from './dropped-rows.ts'
import { keyOf, readAgain } from './queries.ts'

/** The lists of what moves the wallet. */
export const walletLists = [
  'listFundRequests',
  'listWithdrawals',
  'listMyBets',
  'listStarlineBets',
] as const

/** Reads these lists again once the balance has changed: something in them may have moved it. */
export function useReadWithBalance(lists: readonly (typeof walletLists)[number][]): void {
  const { queryClient } = useApi()
  const { balance } = usePlayer()
  const shown = useRef(balance)
  useEffect(() => {
    if (shown.current !== null && balance !== shown.current) void readAgain(queryClient, lists)
    shown.current = balance
  }, [queryClient, balance, lists])
}

interface WalletReadsOptions extends Pick<ReadOptions, 'onReturn'> {
  /** The day of the oldest Starline bets, 'YYYY-MM-DD'; by default all are read, page after page. */
  since?: string
  /** For how many milliseconds the Starline bets aren’t read again. */
  freshForMs?: number
}

/** A list with its cache key, and how many of its rows couldn’t be read. */
function useList<Read>(read: Read, key: QueryKey) {
  return { read, key, dropped: useDropped(key) }
}

/**
 * The four lists of what moves the wallet, read in parallel, and the rows merged from those that are
 * there, newest first. A failed one doesn’t affect the others (readings.md#partial-statement).
 */
export function useWalletReads({ since = '', freshForMs, ...options }: WalletReadsOptions = {}) {
  const funds = useRead('listFundRequests', {}, options)
  const withdrawals = useRead('listWithdrawals', {}, options)
  const bets = useRead('listMyBets', {}, options)
  const starline = useAllStarlineBets(since, freshForMs)
  const rows = useMemo(
    () =>
      mergeStatement({
        ...(funds.data && { funds: funds.data }),
        ...(withdrawals.data && { withdrawals: withdrawals.data }),
        ...(bets.data && { bets: bets.data }),
        ...(starline.data && { starlineBets: starline.data }),
      }),
    [funds.data, withdrawals.data, bets.data, starline.data],
  )
  return {
    rows,
    funds: useList(funds, keyOf('listFundRequests', {})),
    withdrawals: useList(withdrawals, keyOf('listWithdrawals', {})),
    bets: useList(bets, keyOf('listMyBets', {})),
    starline: useList(starline, allStarlineBetsKey(since)),
  }
}
