import type { StarlineGame } from '#api/schemas/starline.ts'
import { nextStarlineGame } from '#domain/starline/starline.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { openNowMessages as words } from '#messages/en/market/open-now.ts'
import { Button } from '#ui/content/button.tsx'
import { NextRoom } from '#ui/game/next-room.tsx'
import { NextToPlay } from '#ui/game/next-to-play.tsx'
import { spokenGame, TimeLeft } from './game-card.tsx'

export interface NextDrawProps {
  /** By open time. */
  list: readonly StarlineGame[] | undefined
  now: number
  canBet: (game: StarlineGame) => boolean
  onPlay: (game: StarlineGame) => void
}

/**
 * The draw that can be bet on next, at the thumb, while draws that are over stand above it: the list
 * keeps the order of its times (§4.41).
 */
export function NextDraw({ list = [], now, canBet, onPlay }: NextDrawProps) {
  const game = nextStarlineGame(list, now)?.game
  if (!game || game === list[0] || !canBet(game)) return null
  return (
    <NextRoom>
      <NextToPlay
        name={<bdi>{formatTimeOfDay(game.openTime)}</bdi>}
        detail={<TimeLeft game={game} now={now} />}
      >
        <Button
          kind="fill"
          className="min-w-28"
          aria-label={words.playNowOf(spokenGame(game))}
          onClick={() => onPlay(game)}
        >
          {words.playNow}
        </Button>
      </NextToPlay>
    </NextRoom>
  )
}
