import CalendarClock from 'lucide-react/icons/calendar-clock'
import { openNowMessages as words } from '#messages/market/open-now.ts'
import { Empty } from '#ui/feedback/empty.tsx'

/** The host has no games. A separate chunk, since it's rarely seen. */
export function NoGames() {
  return (
    <Empty icon={CalendarClock} title={words.emptyTitle}>
      {words.empty}
    </Empty>
  )
}
