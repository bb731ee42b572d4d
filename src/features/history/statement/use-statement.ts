import { useMemo } from 'react'
import { useApi, useRead } from '#session/api-context.tsx'
import { useDropped } from '#session/dropped-rows.ts'
import { keyOf } from '#session/queries.ts'
import { mergeStatement, statementSummary } from '#domain/money/statement.ts'
import { historyMessages as words } from '#messages/history.ts'
import { withdrawMessages } from '#messages/withdraw.ts'
import { allStarlineBetsKey, useAllStarlineBets } from '../bets/use-all-starline-bets.ts'

/**
 * The four sources of the statement, read side by side, and what could be merged of them so far.
 * One that fails takes nothing away from the others (readings.md#partial-statement).
 */
export function useStatement() {
  const { receivedAt } = useApi()
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
    { failed: words.starlineFailed, read: starline, key: allStarlineBetsKey },
  ]
  const reads = sources.map(({ read }) => read)
  const dropped = [
    useDropped(keyOf('listFundRequests', {})),
    useDropped(keyOf('listWithdrawals', {})),
    useDropped(keyOf('listMyBets', {})),
    useDropped(allStarlineBetsKey),
  ]
  return {
    rows,
    summary,
    /** Sources whose last reading failed; some may still show what was read before. */
    failures: sources
      .filter(({ read }) => read.isError)
      .map(({ failed, read, key }) => ({ failed, read, readAt: receivedAt(key) })),
    /** Rows that could not be read: they are in no list and no number. */
    dropped: dropped.reduce((total, count) => total + count, 0),
    /** What the numbers are made of, for tiles that must not pretend to be complete. */
    loaded: {
      funds: funds.data !== undefined,
      withdrawals: withdrawals.data !== undefined,
      someBets: bets.data !== undefined || starline.data !== undefined,
      allBets: bets.data !== undefined && starline.data !== undefined,
    },
    nothing: reads.every((read) => read.data === undefined),
    waiting: reads.some((read) => read.isPending),
    busy: reads.some((read) => read.isFetching),
    /** Reads all sources again. */
    refresh: () => void Promise.all(reads.map((read) => read.refetch())),
    /** Reads again what failed. */
    retry: () =>
      void Promise.all(reads.filter((read) => read.isError).map((read) => read.refetch())),
  }
}

export type StatementData = ReturnType<typeof useStatement>
