import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Game } from '#api/schemas/game.ts'
import { useApi, useRead } from '#data/api-context.tsx'
import { usePhoneTime } from '#data/phone-time.ts'
import { betTypeList, betTypes } from '#domain/bet/bet-types.ts'
import { nextMarketEdge } from '#domain/market/market.ts'
import { betTypeProblem, selectionProblem, type PlayProblem } from '#domain/market/play.ts'
import { rateFor } from '#domain/market/rates.ts'
import { parseResult } from '#domain/market/result/result.ts'
import { formatPlayProblem, gameMessages as words } from '#messages/en/market/game.ts'
import { betPath, paths, sessionIn } from '#paths'
import { useBetsAgain, useFillBet } from '#play/bets-again.ts'
import { BetsAgain } from '#ui/bet/bets-again.tsx'
import { PhoneTimeNotice } from '#ui/bet/phone-time-notice.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { TimeBar } from '#ui/game/time-bar.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { useGame } from './one-game.tsx'
import { TypeTile } from './type-tile.tsx'

/** `/game-selection/:gameId`: Select Game Type. */
export function GameSelectionScreen() {
  const { game, instead } = useGame(
    <CardsSkeleton count={5} height="h-28" />,
    words.detailsFailedHint,
  )
  return (
    <Screen
      title={words.selectType}
      subtitle={game?.gameName}
      back={paths.dashboard}
      className="gap-3.5"
    >
      {game ? <Selection game={game} /> : instead}
    </Screen>
  )
}

/**
 * Why a tile is closed, as shown on it. A bet type that needs both sessions closes with the first one,
 * but the sentence says that both are closed only once they are (readings.md#selection-message).
 */
function closedWords(closed: PlayProblem, wide: boolean, someOpen: boolean): string {
  if (!wide) return formatPlayProblem({ code: 'all-sessions-currently-closed' })
  return someOpen ? words.needsBoth : formatPlayProblem(closed)
}

function Selection({ game }: { game: Game }) {
  const { clock } = useApi()
  const toasts = useToasts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const fill = useFillBet()
  const rates = useRead('getGameRates')
  const now = useNow(clock, (moment) => nextMarketEdge([game], moment))
  const problem = selectionProblem(game, now)
  return (
    <>
      <PhoneTimeNotice {...usePhoneTime(now)} />
      <section className="card p-3.5" aria-label={game.gameName}>
        <ResultBoard result={game.result ?? ''} />
        <TimeBar market={game} now={now} />
      </section>
      {problem && <Notice tone="info">{formatPlayProblem(problem)}</Notice>}
      <BetsAgain
        bets={useBetsAgain(game, now, false)}
        onPick={(bet) => {
          fill(bet.betType, game._id, bet)
          void navigate(betPath(betTypes[bet.betType].path, game._id))
        }}
      />
      <ul
        aria-label={words.types}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,31%)),1fr))] gap-2.5"
      >
        {betTypeList.map((type) => {
          const wide = type.id === 'fullSangam'
          const closed = betTypeProblem(game, type.id, now)
          const reason = closed && formatPlayProblem(closed)
          return (
            <li key={type.id} className={wide ? 'col-span-full' : undefined}>
              <TypeTile
                type={type}
                gameId={game._id}
                session={sessionIn(search)}
                rate={rateFor(rates.data, type.id)}
                declared={parseResult(game.result)}
                closed={closed && closedWords(closed, wide, problem === null)}
                onClosed={() => reason !== null && toasts.error(reason)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
