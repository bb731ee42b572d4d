import ChevronRight from 'lucide-react/icons/chevron-right'
import Star from 'lucide-react/icons/star'
import { starlinePollMs } from '#domain/time/intervals.ts'
import { dashboardMessages } from '#messages/app/dashboard.ts'
import { paths } from '#paths'
import { useIdle } from '#platform/device/idle.ts'
import { useOnline } from '#platform/device/online.ts'
import { useRead } from '#session/api-context.tsx'
import { later } from '#ui/feedback/later.tsx'
import { Link } from '#ui/frame/link/link.tsx'

const StarlineNext = later(() => import('./starline-next.tsx').then((part) => part.StarlineNext))
const words = dashboardMessages.starline

/** The link to Starline, with its next game once the page has had time to read it. */
export function StarlineCard({ now }: { now: number }) {
  const idle = useIdle()
  const online = useOnline()
  const { data } = useRead('listStarlineGames', {}, { enabled: idle, every: starlinePollMs })
  return (
    <Link
      to={paths.starline}
      className="flex min-h-14 items-center gap-[12px] rounded-card bg-soft px-[16px] py-2.5"
    >
      <Star className="size-[20px] shrink-0 text-accent" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{words.title}</span>
        <span className="block text-small text-ink2">
          {online ? (
            <StarlineNext games={data} now={now} fallback={words.unknown} />
          ) : (
            words.offline
          )}
        </span>
      </span>
      <ChevronRight className="size-[20px] shrink-0 text-accent" aria-hidden="true" />
    </Link>
  )
}
