import { nextStarlineGame } from '#domain/starline/starline-draw.ts'
import type { StarlineGame } from '#domain/starline/starline.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { durationInWords } from '#messages/app/time.ts'
import { dashboardMessages } from '#words/app/dashboard.ts'
import { openNowMessages } from '#words/market/open-now.ts'

const words = openNowMessages.starline

export interface StarlineNextProps {
  /** Undefined while they are not known. */
  games: readonly StarlineGame[] | undefined
  now: number
}

/** The next Starline game and how long it takes bets. In a chunk of its own, for its rules. */
export function StarlineNext({ games, now }: StarlineNextProps) {
  if (!games) return dashboardMessages.starline.unknown
  const next = nextStarlineGame(games, now)
  if (next === null) return words.none
  const time = formatTimeOfDay(next.game.openTime)
  if (next.minutesLeft === null) return words.late(time)
  return (
    <>
      {words.next(time)} {/* On a line of its own where the first is too narrow for both. */}
      <span className="inline-block">{words.left(durationInWords(next.minutesLeft))}</span>
    </>
  )
}
