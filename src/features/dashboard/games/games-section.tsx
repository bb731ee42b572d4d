import { useState } from 'react'
import type { PhoneTime } from '#data/phone-time.ts'
import { formatTime } from '#domain/time/dates.ts'
import { dashboardPollMs } from '#domain/time/intervals.ts'
import { durationInWords } from '#messages/app/time.ts'
import { dashboardMessages as words } from '#messages/en/app/dashboard.ts'
import { useOnline } from '#platform/device/online.ts'
import { PhoneTimeNotice } from '#ui/bet/phone-time-notice.tsx'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { Stamp } from '#ui/game/board/stamp.tsx'
import { GameList, type GameListProps } from './game-list.tsx'

const OpenNow = lazyPart(() => import('../idle-parts.tsx').then((part) => part.OpenNow))

export interface GamesSectionProps extends Omit<GameListProps, 'next' | 'canBet'> {
  /** Left out where no phone is known: in the build. */
  phoneTime?: PhoneTime
}

/** Data older than two polling periods is marked as old. */
export const staleMs = 2 * dashboardPollMs

/**
 * The markets with the age of the list. A list from an earlier visit is marked as unread until the
 * host has answered: nothing in it counts as open.
 */
export function GamesSection({ phoneTime, ...props }: GamesSectionProps) {
  const { games, now } = props
  const { list, receivedAt, isUnread } = games
  const online = useOnline()
  const [isStopped, setIsStopped] = useState(false)
  const age = receivedAt === null ? 0 : now - receivedAt
  return (
    <section
      aria-labelledby="games"
      className="flex flex-col gap-3 short:gap-1.5"
      data-unread={isUnread || undefined}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="games" className="text-h2 leading-5">
          {words.games}
        </h2>
        {receivedAt !== null && (
          <Stamp
            time={formatTime(receivedAt)}
            age={age > staleMs ? durationInWords(age / 60_000) : null}
          />
        )}
      </div>
      {phoneTime && <PhoneTimeNotice {...phoneTime} />}
      <GameList
        {...props}
        canBet={online && !isStopped}
        next={
          <OpenNow
            games={isUnread ? undefined : list}
            now={now}
            online={online}
            onStopped={setIsStopped}
          />
        }
      />
    </section>
  )
}
