import type { StarlineGame } from '#api/schemas/starline.ts'

/** A game's name in both languages: 'Starline Two, दो बजे'. Long names end after two lines. */
export function GameName({ game }: { game: Pick<StarlineGame, 'gameName' | 'gameNameHindi'> }) {
  return (
    <span className="line-clamp-4 wrap-anywhere">
      <bdi>{game.gameName}</bdi>
      {game.gameNameHindi && (
        <>
          , <bdi lang="hi">{game.gameNameHindi}</bdi>
        </>
      )}
    </span>
  )
}
