import { ChevronRight, Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useRead } from '#api/api-context.tsx'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { paths } from '#app/paths.ts'
import { starlinePollMs } from '#domain/intervals.ts'
import { nextStarlineGame } from '#domain/starline-next.ts'
import { durationInWords, formatTimeOfDay } from '#domain/time-of-day.ts'
import { dashboardMessages } from '#messages/dashboard.ts'
import { useIdle } from '#platform/idle.ts'
import { useOnline } from '#platform/online.ts'

const words = dashboardMessages.starline

function nextInWords(games: readonly StarlineGame[], now: number): string {
  const next = nextStarlineGame(games, now)
  if (next === null) return words.none
  const time = formatTimeOfDay(next.game.openTime)
  return next.minutesLeft === null
    ? words.late(time)
    : words.next(time, durationInWords(next.minutesLeft))
}

/** The way to Starline, with its next game once the page has time to ask for it. */
export function StarlineCard({ now }: { now: number }) {
  const idle = useIdle()
  const online = useOnline()
  const { data } = useRead('listStarlineGames', {}, { enabled: idle, every: starlinePollMs })
  const line = data ? nextInWords(data, now) : words.unknown
  return (
    <Link
      to={paths.starline}
      className="flex min-h-14 items-center gap-3 rounded-card bg-soft px-4 py-2.5"
    >
      <Star className="size-5 shrink-0 text-accent" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{words.title}</span>
        <span className="block text-small text-ink2">{online ? line : words.offline}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-accent" aria-hidden="true" />
    </Link>
  )
}
