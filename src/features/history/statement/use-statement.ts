import type { QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allStarlineBetsKey, useAllStarlineBets } from '#data/all-starline-bets.ts'
import { useApi, usePlayer, useRead } from '#data/api-context.tsx'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import {
  mergeStatement,
  runningBalances,
  statementSummary,
} from '#domain/money/statement/statement.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'

/** If balance and lists were read further apart than this, in milliseconds, they may not match. */
const sameMomentMs = 60_000

/** A source of the statement: its read, when it was read (epoch ms) and how many rows couldn't be. */
function useSource<Read>(failed: string, read: Read, key: QueryKey) {
  const { receivedAt } = useApi()
  return { failed, read, readAt: receivedAt(key), dropped: useDropped(key) }
}

/**
 * The statement's four sources, read in parallel, and what has been merged from them so far.
 * A failed one doesn't affect the others (readings.md#partial-statement).
 */
export function useStatement() {
  const unsure = useBalanceUnsure()
  const { balance, balanceAt, refresh: refreshBalance } = usePlayer()
  const funds = useRead('listFundRequests')
  const withdrawals = useRead('listWithdrawals')
  const bets = useRead('listMyBets')
  const starline = useAllStarlineBets()

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
  const summary = useMemo(() => statementSummary(rows), [rows])
  const sources = [
    useSource(words.fundsFailed, funds, keyOf('listFundRequests', {})),
    useSource(withdrawMessages.historyFailed, withdrawals, keyOf('listWithdrawals', {})),
    useSource(words.bettingFailed, bets, keyOf('listMyBets', {})),
    useSource(words.starlineFailed, starline, allStarlineBetsKey()),
  ]
  const reads = sources.map(({ read }) => read)
  const droppedCount = sources.reduce((total, { dropped }) => total + dropped, 0)
  const isWhole =
    droppedCount === 0 &&
    sources.every(
      ({ read, readAt }) =>
        read.data !== undefined && Math.abs((readAt ?? 0) - balanceAt) <= sameMomentMs,
    )
  const balances = useMemo(
    () => (isWhole && !unsure && balance !== null ? runningBalances(rows, balance) : null),
    [isWhole, unsure, balance, rows],
  )
  return {
    rows,
    /** The balance after each row that moved money; null while it isn't known for certain. */
    balances,
    summary,
    /** Sources whose last read failed, the oldest first; some still show earlier data. */
    failures: sources
      .filter(({ read }) => read.isError)
      .sort((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0)),
    /** Rows that couldn't be read, and so are in no list or number. */
    dropped: droppedCount,
    /** The sources of the numbers, so that tiles can say if some are missing. */
    loaded: {
      funds: funds.data !== undefined,
      withdrawals: withdrawals.data !== undefined,
      someBets: bets.data !== undefined || starline.data !== undefined,
      allBets: bets.data !== undefined && starline.data !== undefined,
    },
    /** True while no source has loaded. */
    nothing: reads.every((read) => read.data === undefined),
    /** True while a source is loading for the first time. */
    waiting: reads.some((read) => read.isPending),
    busy: reads.some((read) => read.isFetching),
    /** Reads all sources and the balance again. */
    refresh: () => void Promise.all([refreshBalance(), ...reads.map((read) => read.refetch())]),
    /** Reads again what failed. */
    retry: () =>
      void Promise.all(reads.filter((read) => read.isError).map((read) => read.refetch())),
  }
}

export type StatementData = ReturnType<typeof useStatement>
