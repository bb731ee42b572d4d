import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApi, usePlayer, useRead } from '#data/api-context.tsx'
import { pendingStarlineBets } from '#data/pending-starline.ts'
import { resultsPollMs, starlinePollMs } from '#domain/time/intervals.ts'
import { resultSheetMessages as words } from '#messages/en/market/result-sheet.ts'
import { gameChartPath, paths, starlineChartPath } from '#paths'
import { onPageChange } from '#platform/device/page-changes.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { useStore } from '#platform/use-store.ts'
import { Button, IconButton } from '#ui/content/button.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { formatResultSheet, starlineGamesOf } from './format-result-sheet.ts'
import { watchOutcomes, type ResultReport } from './outcome-watch.ts'
import { WinSheet } from './win-sheet.tsx'

/** How long the line of a result stays on screen, in milliseconds. */
const lineMs = 8_000

const cardOf = (gameId: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-market]')].find(
    ({ dataset }) => dataset.market === gameId,
  )

function isInView(gameId: string): boolean {
  const box = cardOf(gameId)?.getBoundingClientRect()
  return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight
}

/** Whether a form or dialog is in use, so that a sheet could appear under the finger. */
const isBusy = () =>
  document.querySelector(':is(main form, form main) :is(input, textarea, select), dialog[open]') !==
  null
const never = () => () => {}

const hasBets = ({ won, lost }: ResultReport) => won.length + lost.length > 0

/**
 * Reports results wherever the player is (readings.md#result-sheet): a sheet for what was
 * won, a quiet line for anything else, and one announcement of it all.
 */
export function ResultSheet() {
  const api = useApi()
  const watch = watchOutcomes(api)
  const report = useStore(watch.store, (state) => state.report)
  const hasWaitingBets = useStore(watch.marketsWaiting, (state) => state.isWaiting)
  const isHome = useLocation().pathname === paths.dashboard
  // Home reads the games itself. Elsewhere, results only matter to a player who has bet on them.
  useRead('listGames', {}, { enabled: hasWaitingBets && !isHome, every: resultsPollMs })
  useRead('listStarlineBets', pendingStarlineBets, {
    enabled: useStore(watch.starlineWaiting, (state) => state.isWaiting),
    every: starlinePollMs,
  })
  // A result without a bet of the player is only shown on home, beside the games.
  const visibleReport = report !== null && (hasBets(report) || isHome) ? report : null
  const isUninteresting = report !== null && visibleReport === null
  useEffect(() => {
    if (isUninteresting) watch.clear()
  }, [isUninteresting, watch])
  return (
    <>
      {visibleReport && (
        <VisibleReport report={visibleReport} isHome={isHome} onSeen={watch.clear} />
      )}
      <LiveRegion text={visibleReport ? formatResultSheet(visibleReport) : ''} />
    </>
  )
}

interface VisibleReportProps {
  report: ResultReport
  isHome: boolean
  onSeen: () => void
}

function VisibleReport({ report, isHome, onSeen }: VisibleReportProps) {
  const { balance, isActive } = usePlayer()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const schedule = useSchedule()
  const { results, won } = report
  const hasWon = won.length > 0
  const busy = useSyncExternalStore(hasWon ? onPageChange : never, isBusy, () => true)
  const [isSheetRequested, setSheetRequested] = useState(false)
  const [isCardInView] = useState(() => isHome && results.every(({ gameId }) => isInView(gameId)))

  // A report that changed since then gets the full time itself.
  const [isHeld, setIsHeld] = useState(false)
  const leave = useEffectEvent((timedReport: ResultReport) => timedReport === report && onSeen())
  const mustStay = hasWon || isHeld
  useEffect(
    () => (mustStay ? undefined : schedule(() => leave(report), lineMs)),
    [mustStay, report, schedule],
  )

  if (hasWon && (isSheetRequested || !busy)) {
    return (
      <WinSheet
        report={report}
        balance={isActive ? balance : null}
        place={isSheetRequested ? null : pathname}
        onClose={onSeen}
      />
    )
  }
  // The market's card is in view and shows the new digits itself.
  if (isCardInView && !hasBets(report)) return null
  const places = [
    ...results.map(({ gameId }) => ({ gameId, chart: gameChartPath(gameId) })),
    ...starlineGamesOf(report).map((gameId) => ({ gameId, chart: starlineChartPath(gameId) })),
  ]
  const [only, ...others] = places
  const seeResult =
    only === undefined || others.length > 0
      ? null
      : () => {
          onSeen()
          const card = cardOf(only.gameId)
          if (card) card.scrollIntoView({ block: 'center' })
          else void navigate(only.chart)
        }
  return (
    <ResultLine
      text={`${formatResultSheet(report)}.`}
      onSee={hasWon ? () => setSheetRequested(true) : seeResult}
      onHide={onSeen}
      onHold={setIsHeld}
    />
  )
}

interface ResultLineProps {
  text: string
  /** Null where there is nothing more to see. */
  onSee: (() => void) | null
  onHide: () => void
  /** Called when the pointer or focus enters or leaves: the line stays while they are on it. */
  onHold: (isHeld: boolean) => void
}

/** A result in one quiet line under the app bar. The live region is separate. */
function ResultLine({ text, onSee, onHide, onHold }: ResultLineProps) {
  return (
    <section
      aria-label={words.region}
      className="fixed in-edges top-[calc(var(--bar-height)+var(--safe-top))] z-30 mx-auto max-w-103 px-4 pt-1"
    >
      <div
        onPointerEnter={() => onHold(true)}
        onPointerLeave={() => onHold(false)}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
        className="flex flex-wrap items-center justify-end gap-x-1 rounded-btn border border-line bg-surface ps-4 shadow-float"
      >
        <p className="min-w-0 flex-1 basis-40 py-3 text-body font-medium">{text}</p>
        <span className="flex">
          {onSee !== null && (
            <Button kind="text" tight onClick={onSee}>
              {words.see}
            </Button>
          )}
          <IconButton icon={X} label={words.hide} onClick={onHide} />
        </span>
      </div>
    </section>
  )
}
