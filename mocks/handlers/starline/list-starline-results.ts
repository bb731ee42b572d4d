import { localMidnightIso, parseDayKey } from '#domain/dates.ts'
import type { Handler } from '../../handler.ts'
import { serverMessages } from '../../messages.ts'
import { iso, newestFirst } from '../../wire.ts'

export const listStarlineResults: Handler<'listStarlineResults'> = ({ query, db, refuse }) => {
  const { gameId } = query
  if (!db.starlineGame.find(gameId)) refuse('unknown-game', serverMessages.unknownGame)
  return {
    success: true,
    data: {
      results: newestFirst(db.starlineResult.list({ gameId }), (result) => result.declaredAt).map(
        ({ date, winningNumber, declaredAt }) => ({
          gameDate: localMidnightIso(parseDayKey(date) ?? 0),
          winningNumber,
          declaredAt: iso(declaredAt),
        }),
      ),
    },
  }
}
