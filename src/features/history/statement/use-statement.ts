import { useMemo } from 'react'
import { runningBalances } from '#domain/money/statement/running-balance.ts'
import { mergeStatement, statementSummary } from '#domain/money/statement/statement.ts'
import { useApi, usePlayer, useRead } from '#session/api-context.tsx'
import { useDropped } from '#session/dropped-rows.ts'
import { allStarlineBetsKey, useAllStarlineBets } from '#session/play/all-starline-bets.ts'
import { keyOf } from '#session/queries.ts'
import { historyMessages as words } from '#words/bet/history.ts'
import { withdrawMessages } from '#words/money/withdraw.ts'

/** If read further apart, balance and lists may belong to different moments. */
const sameMomentMs = 60_000

/**
 * The statement's four sources, read in parallel, and what has been merged from them so far.
 * A failed one doesn't affect the others (readings.md#partial-statement).
 */
export function useStatement() {
  const { receivedAt } = useApi()
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
    { failed: words.fundsFailed, read: funds, key: keyOf('listFundRequests', {}) },
    {
      failed: withdrawMessages.historyFailed,
      read: withdrawals,
      key: keyOf('listWithdrawals', {}),
    },
    { failed: words.bettingFailed, read: bets, key: keyOf('listMyBets', {}) },
    { failed: words.starlineFailed, read: starline, key: allStarlineBetsKey() },
  ]
  const reads = sources.map(({ read }) => read)
  const dropped = [
    useDropped(keyOf('listFundRequests', {})),
    useDropped(keyOf('listWithdrawals', {})),
    useDropped(keyOf('listMyBets', {})),
    useDropped(allStarlineBetsKey()),
  ]
  const lost = dropped.reduce((total, count) => total + count, 0)
  const isWhole =
    lost === 0 &&
    sources.every(
      ({ read, key }) =>
        read.data !== undefined && Math.abs((receivedAt(key) ?? 0) - balanceAt) <= sameMomentMs,
    )
  const balances = useMemo(
    () => (isWhole && balance !== null ? runningBalances(rows, balance) : null),
    [isWhole, balance, rows],
  )
  return {
    rows,
    /** The balance after each row that moved money; null where it is not known. */
    balances,
    summary,
    /** Sources whose last read failed, the oldest first; some still show earlier data. */
    failures: sources
      .filter(({ read }) => read.isError)
      .map(({ failed, read, key }) => ({ failed, read, readAt: receivedAt(key) }))
      .sort((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0)),
    /** Rows that couldn't be read, and so are in no list or number. */
    dropped: lost,
    /** The sources of the numbers, so that tiles can say if some are missing. */
    loaded: {
      funds: funds.data !== undefined,
      withdrawals: withdrawals.data !== undefined,
      someBets: bets.data !== undefined || starline.data !== undefined,
      allBets: bets.data !== undefined && starline.data !== undefined,
    },
    nothing: reads.every((read) => read.data === undefined),
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
