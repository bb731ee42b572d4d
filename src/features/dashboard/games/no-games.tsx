import CalendarClock from 'lucide-react/icons/calendar-clock'
import { Empty } from '#ui/feedback/empty.tsx'
import { openNowMessages as words } from '#words/market/open-now.ts'

/** The host has no games. A separate chunk, since it's rarely seen. */
export function NoGames() {
  return (
    <Empty icon={CalendarClock} title={words.emptyTitle}>
      {words.empty}
    </Empty>
  )
}
