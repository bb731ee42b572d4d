import { localMidnightIso, parseDayKey } from '#domain/time/dates.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { iso } from '#mocks/http/wire.ts'

export const listStarlineResults: Handler<'listStarlineResults'> = ({ query, db, refuse }) => {
  const { gameId } = query
  if (db.starlineGame.count({ where: { id: { equals: gameId } } }) === 0) {
    refuse('unknown-game', serverMessages.unknownGame)
  }
  const drawn = db.starlineResult.findMany({
    where: { gameId: { equals: gameId } },
    orderBy: { declaredAt: 'desc' },
  })
  return {
    success: true,
    data: {
      results: drawn.map(({ date, winningNumber, declaredAt }) => ({
        gameDate: localMidnightIso(parseDayKey(date) ?? 0),
        winningNumber,
        declaredAt: iso(declaredAt),
      })),
    },
  }
}
