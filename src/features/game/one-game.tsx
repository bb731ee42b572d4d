import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { Game } from '#api/schemas/game.ts'
import { useRead } from '#data/api-context.tsx'
import { gameMessages as words } from '#messages/en/market/game.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'

/** The game in the address, or what to render instead (`instead`): `bones` while the list loads. */
export function useGame(
  bones: ReactNode,
  hint: string,
): { game: Game; instead?: undefined } | { game?: undefined; instead: ReactNode } {
  const { gameId } = useParams()
  const games = useRead('listGames')
  const game = games.data?.find((each) => each._id === gameId)
  if (game) return { game }
  if (games.data) return { instead: <GameNotFound /> }
  if (games.isPending) return { instead: bones }
  return {
    instead: (
      <LoadError title={words.detailsFailed} read={games}>
        {hint}
      </LoadError>
    ),
  }
}

/** Shown if the game in the address isn't in the list. */
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
