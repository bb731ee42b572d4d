import { useEffect, useEffectEvent, useState } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import { nameBetType, nameStarlineBetType } from '#messages/bet/bet-types.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { resultSheetMessages as words } from '#messages/en/market/result-sheet.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'
import { paths } from '#paths'
import { useReducedMotion } from '#platform/device/media.ts'
import { BeingChecked } from '#ui/content/being-checked.tsx'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { StillSheet } from '#ui/overlay/still-sheet.tsx'
import { formatLost, formatWon, wonIn } from './format-result-sheet.ts'
import type { EndedBet, ResultReport } from './outcome-watch.ts'
import { WonResults } from './won-results.tsx'

export interface WinSheetProps {
  report: ResultReport
  /** Rupees; null while not known, and for players who see none. */
  balance: number | null
  /** The path on screen: if it changes, the sheet closes. Null: it stays. */
  place: string | null
  onClose: () => void
}

/** The name of a bet's type: ours, or the host's if it isn't known. */
const titleOf = ({ betType, family }: EndedBet): string =>
  family === 'markets' ? nameBetType(betType) : nameStarlineBetType(betType)

/** Where these wins are listed: Starline keeps its own history. */
const historyOf = (won: readonly EndedBet[]) =>
  won.every(({ family }) => family === 'starline')
    ? { to: `${paths.starlineHistory}?status=won`, label: words.starlineHistory }
    : { to: paths.winningHistory, label: words.history }

/**
 * What was won, on slate above everything else. It doesn't take the focus, so the player can go on with
 * what they are doing. The live region of `ResultSheet` announces it.
 */
export function WinSheet({ report, balance, place, onClose }: WinSheetProps) {
  const { won, lost, balanceBefore } = report
  const unsure = useBalanceUnsure()
  const total = wonIn(won)
  const lostText = formatLost(lost)
  const history = historyOf(won)
  const [firstPlace] = useState(place)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (place !== firstPlace) leave()
  }, [place, firstPlace])

  return (
    <StillSheet title={formatWon(won)} onClose={onClose}>
      <WonResults bets={won} />
      <ul aria-label={words.bets} className="mt-3 divide-y divide-slate2">
        {won.map((bet) => (
          <li
            key={`${bet.family} ${bet._id}`}
            className="flex flex-wrap justify-between gap-x-4 py-2 text-body"
          >
            <span className="min-w-0 wrap-anywhere">
              {words.bet(titleOf(bet), bet.betNumber, formatRupees(bet.betAmount))}
            </span>
            {bet.winAmount ? (
              <Money amount={bet.winAmount} className="ms-auto font-bold text-good-slate" />
            ) : null}
          </li>
        ))}
      </ul>
      {lostText !== null && <p className="mt-1 text-small text-chalk2">{lostText}</p>}
      {balance !== null && (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-slate2 pt-2">
          <span className="text-small text-chalk2">
            {words.balance}
            {unsure && <BeingChecked />}
          </span>
          <span className="ms-auto text-win">
            <CountUp from={startOf(balance, balanceBefore, total)} to={balance} />
          </span>
        </p>
      )}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        <ButtonLink kind="text" to={history.to} onClick={onClose} className="text-spark!">
          {history.label}
        </ButtonLink>
        <Button kind="spark" onClick={onClose}>
          {uiMessages.done}
        </Button>
      </div>
    </StillSheet>
  )
}

/** Where the count begins, in rupees: the balance without the wins, or `balance` if that isn't known. */
function startOf(balance: number, before: number | null, won: number | null): number {
  return before === null || won === null ? balance : Math.max(before, balance - won)
}

/** How long the count takes, in milliseconds. */
const countMs = 900

/** Rupees that count up from an earlier sum; at once with reduced motion. */
function CountUp({ from, to }: { from: number; to: number }) {
  const isStill = useReducedMotion() || from >= to
  const [visibleRupees, setVisibleRupees] = useState(from)
  useEffect(() => {
    if (isStill) return
    let startedAt: number | null = null
    let frame = requestAnimationFrame(function count(now) {
      startedAt ??= now
      const part = Math.min(1, (now - startedAt) / countMs)
      const rupees = Math.round(from + (to - from) * (1 - (1 - part) ** 3))
      // It ends on the sum itself, paise included.
      setVisibleRupees(part < 1 ? rupees : to)
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [isStill, from, to])
  return (
    <>
      <span className="sr-only">
        <Money amount={to} />
      </span>
      <span aria-hidden="true">
        <Money amount={isStill ? to : visibleRupees} />
      </span>
    </>
  )
}
