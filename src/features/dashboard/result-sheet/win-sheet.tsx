import { useEffect, useEffectEvent, useState } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import { nameBetType, nameStarlineBetType } from '#messages/bet/bet-types.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { resultSheetMessages as words } from '#messages/en/market/result-sheet.ts'
import { paths } from '#paths'
import { useReducedMotion } from '#platform/device/media.ts'
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
  /** The screen it appeared on; it goes away on another one. Null: it stays. */
  place: string | null
  onClose: () => void
}

/** The type of a bet as we write it, else as the host does. */
const titleOf = ({ betType, family }: EndedBet): string =>
  family === 'markets' ? nameBetType(betType) : nameStarlineBetType(betType)

/** Where these wins are listed: Starline keeps its own history. */
const historyOf = (won: readonly EndedBet[]) =>
  won.every(({ family }) => family === 'starline')
    ? { to: `${paths.starlineHistory}?status=won`, label: words.starlineHistory }
    : { to: paths.winningHistory, label: words.history }

/**
 * What was won, on slate above everything else. It takes neither the focus nor the screen: what
 * the player is doing goes on, and the one live region announces it.
 */
export function WinSheet({ report, balance, place, onClose }: WinSheetProps) {
  const { won, lost, balanceBefore } = report
  const total = wonIn(won)
  const rest = formatLost(lost)
  const history = historyOf(won)
  const [here] = useState(place)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (place !== here) leave()
  }, [place, here])

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
      {rest !== null && <p className="mt-1 text-small text-chalk2">{rest}</p>}
      {balance !== null && (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-slate2 pt-2">
          <span className="text-small text-chalk2">{words.balance}</span>
          <span className="ms-auto text-win">
            <CountUp from={startOf(balance, balanceBefore, total)} to={balance} />
          </span>
        </p>
      )}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        <ButtonLink
          kind="text"
          to={history.to}
          onClick={onClose}
          className="text-spark! active:bg-slate2"
        >
          {history.label}
        </ButtonLink>
        <Button kind="spark" onClick={onClose}>
          {uiMessages.done}
        </Button>
      </div>
    </StillSheet>
  )
}

/** Where the count begins: the balance without the wins, or null if that isn't known. */
function startOf(balance: number, before: number | null, won: number | null): number {
  return before === null || won === null ? balance : Math.max(before, balance - won)
}

/** How long the count takes, in milliseconds. */
const countMs = 900

/** Rupees that count up from an earlier sum; at once with reduced motion. */
function CountUp({ from, to }: { from: number; to: number }) {
  const still = useReducedMotion() || from >= to
  const [shown, setShown] = useState(from)
  useEffect(() => {
    if (still) return
    let begun: number | null = null
    let frame = requestAnimationFrame(function count(now) {
      begun ??= now
      const part = Math.min(1, (now - begun) / countMs)
      setShown(Math.round(from + (to - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [still, from, to])
  return (
    <>
      <span className="sr-only">
        <Money amount={to} />
      </span>
      <span aria-hidden="true">
        <Money amount={still ? to : shown} />
      </span>
    </>
  )
}
