import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { starlineGameOf } from '#mocks/http/wire.ts'

export const getStarlineGame: Handler<'getStarlineGame'> = ({ params, db, now, refuse }) => {
  const game = db.starlineGame.find(params.gameId)
  if (!game) return refuse('unknown-game', serverMessages.unknownGame)
  return { success: true, data: starlineGameOf(db, game, now) }
}
