import { useMemo } from 'react'
import { useApi, usePlayer } from '#data/api-context.tsx'
import { useWalletReads } from '#data/wallet-reads.ts'
import { runningBalances, statementSummary } from '#domain/money/statement/statement.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'

/** If balance and lists were read further apart than this, in milliseconds, they may not match. */
const sameMomentMs = 60_000

/**
 * The statement's four sources, read in parallel, and what has been merged from them so far.
 * A failed one doesn't affect the others (readings.md#partial-statement).
 */
export function useStatement() {
  const unsure = useBalanceUnsure()
  const { balance, balanceAt, refresh: refreshBalance } = usePlayer()
  const { receivedAt } = useApi()
  const { rows, funds, withdrawals, bets, starline } = useWalletReads()
  const summary = useMemo(() => statementSummary(rows), [rows])
  const sources = [
    { failed: words.fundsFailed, ...funds },
    { failed: withdrawMessages.historyFailed, ...withdrawals },
    { failed: words.bettingFailed, ...bets },
    { failed: words.starlineFailed, ...starline },
  ].map((source) => ({ ...source, readAt: receivedAt(source.key) }))
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
      funds: funds.read.data !== undefined,
      withdrawals: withdrawals.read.data !== undefined,
      someBets: bets.read.data !== undefined || starline.read.data !== undefined,
      allBets: bets.read.data !== undefined && starline.read.data !== undefined,
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
