import SearchX from 'lucide-react/icons/search-x'
import { paths } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { gameMessages as words } from '#words/market/game.ts'

/** The address names a game that isn't in the list. */
export function GameNotFound() {
  return (
    <Empty
      icon={SearchX}
      title={words.notFound}
      action={<ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>}
    >
      {words.notFoundDetail}
    </Empty>
  )
}
