import type { Handler } from '../../handler.ts'
import { serverMessages } from '../../messages.ts'
import { starlineGameOf } from '../../wire.ts'

export const getStarlineGame: Handler<'getStarlineGame'> = ({ params, db, now, refuse }) => {
  const game = db.starlineGame.findFirst({ where: { id: { equals: params.gameId } } })
  if (!game) return refuse('unknown-game', serverMessages.unknownGame)
  return { success: true, data: starlineGameOf(db, game, now) }
}
