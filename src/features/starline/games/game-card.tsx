import { memo } from 'react'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { isStarlineBettable, starlineDraw, starlineMinutesLeft } from '#domain/starline/starline.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { durationInWords } from '#messages/app/time.ts'
import { starlineMessages as words } from '#messages/en/market/starline.ts'
import { paths, starlineChartPath } from '#paths'
import { language } from '#platform/language/language.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { asItIs } from '#ui/content/lang-of.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Badge, badgeStyles } from '#ui/feedback/badge.tsx'
import { StatusBadge } from '#ui/feedback/status-badge.tsx'
import { DrawBoard } from '#ui/game/board/draw-board.tsx'
import { cx } from '#ui/look/cx.ts'

/** With fewer minutes left than this, the time is highlighted. */
const urgentMinutes = 10

export interface GameCardProps {
  game: StarlineGame
  now: number
  /** False mutes Play Game. */
  canBet: boolean
  /** The player's pending bets on it in words; null if there are none. */
  myBets: string | null
  onPlay: (game: StarlineGame) => void
}

/** What tells a game's buttons apart, for screen readers. */
export const spokenGame = ({ openTime, gameName }: StarlineGame) =>
  `${formatTimeOfDay(openTime)}, ${gameName.slice(0, 60)}`

/** A Starline game of the day, with its time first. Rendered again only when it changes or the minute does. */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { game, now, canBet, myBets, onPlay } = props
  const bettable = isStarlineBettable(game, now)
  const time = formatTimeOfDay(game.openTime)
  const spoken = spokenGame(game)
  return (
    <li className="card px-3.5 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="text-board-sm leading-6 font-bold wrap-anywhere">
            <bdi>{time}</bdi>
          </h3>
          <p className="text-small text-ink3">
            <GameName game={game} />
          </p>
        </div>
        <DrawBoard draw={starlineDraw(game)} />
      </div>
      {myBets !== null && (
        <TextLink
          to={`${paths.starlineHistory}?${new URLSearchParams({ status: 'pending', game: game._id })}`}
          className="mt-1 text-small font-medium text-accent"
        >
          {myBets}
        </TextLink>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        {bettable ? (
          <p className="text-small text-ink3">
            <StatusBadge status="open" />
            <TimeLeft game={game} now={now} />
          </p>
        ) : (
          <Badge badgeStyle={badgeStyles.closed}>{words.marketClosed}</Badge>
        )}
        <div className="ms-auto flex flex-wrap justify-end">
          <ButtonLink
            kind="text"
            className="px-3!"
            to={starlineChartPath(game._id)}
            aria-label={words.chartOf(spoken)}
          >
            {words.chart}
          </ButtonLink>
          <Button
            kind={bettable && canBet ? 'fill' : 'quiet'}
            className="px-3.5!"
            aria-label={words.playOf(spoken)}
            onClick={() => onPlay(game)}
          >
            {words.play}
          </Button>
        </div>
      </div>
    </li>
  )
})

/** For how long bets are taken; nothing if that isn't known. */
export function TimeLeft({ game, now }: { game: StarlineGame; now: number }) {
  const left = starlineMinutesLeft(game, now)
  if (left === null) return null
  return (
    <span className={cx('block', left < urgentMinutes && 'font-bold text-warn')}>
      {words.left(durationInWords(left))}
    </span>
  )
}

/**
 * A game's name in both languages, the page's own first: 'Starline Two, दो बजे'. Long names are cut off.
 */
export function GameName({ game }: { game: Pick<StarlineGame, 'gameName' | 'gameNameHindi'> }) {
  const { gameName, gameNameHindi } = game
  const name = <bdi {...asItIs(gameName)}>{gameName}</bdi>
  const hindi = gameNameHindi && (
    <bdi lang="hi" translate="no">
      {gameNameHindi}
    </bdi>
  )
  const [first, second] = language === 'hi' && hindi ? [hindi, name] : [name, hindi]
  return (
    <span className="line-clamp-4 wrap-anywhere">
      {first}
      {second && <>, {second}</>}
    </span>
  )
}
