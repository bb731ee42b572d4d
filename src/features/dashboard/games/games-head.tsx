import { formatTime, isOnIndiaTime } from '#domain/time/dates.ts'
import { appMessages } from '#messages/app/app.ts'
import { dashboardMessages as words } from '#messages/app/dashboard.ts'
import { durationInWords } from '#messages/app/time.ts'
import { useHydrated } from '#platform/first-visit/hydrated.ts'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { Stamp } from '#ui/game/board/stamp.tsx'

export interface GamesHeadProps {
  /** Epoch milliseconds; null while nothing was loaded. */
  receivedAt: number | null
  /** Data older than this many milliseconds is marked as old. */
  staleMs: number
  now: number
}

/**
 * Above the list: how fresh it is, and whether the phone's clock may mislead
 * (readings.md#phone-time).
 */
export function GamesHead({ receivedAt, staleMs, now }: GamesHeadProps) {
  const age = receivedAt === null ? 0 : now - receivedAt
  const hydrated = useHydrated()
  return (
    <>
      <div className="mt-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4">
        <h2 id="games" className="text-h2">
          {words.games}
        </h2>
        {receivedAt !== null && (
          <Stamp
            time={formatTime(receivedAt)}
            age={age > staleMs ? durationInWords(age / 60_000) : null}
          />
        )}
      </div>
      {hydrated && !isOnIndiaTime(now) && <Notice tone="warn">{appMessages.timeZone}</Notice>}
    </>
  )
}
