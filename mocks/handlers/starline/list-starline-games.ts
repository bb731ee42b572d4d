import type { Handler } from '#mocks/http/handler.ts'
import { starlineGameOf } from '#mocks/http/wire.ts'

/** All of them, also those that are switched off: leaving those out is the client's part. */
export const listStarlineGames: Handler<'listStarlineGames'> = ({ db, now }) => ({
  success: true,
  data: { games: db.starlineGame.getAll().map((game) => starlineGameOf(db, game, now)) },
})
