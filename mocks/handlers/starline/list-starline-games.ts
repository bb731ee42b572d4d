import type { Handler } from '#mocks/http/handler.ts'
import { starlineGameOf } from '#mocks/http/wire.ts'

/** All games, including inactive ones, which the client leaves out. */
export const listStarlineGames: Handler<'listStarlineGames'> = ({ db, now }) => ({
  success: true,
  data: { games: db.starlineGame.getAll().map((game) => starlineGameOf(db, game, now)) },
})
