import { localMidnightIso, parseDayKey } from '#domain/time/dates.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'

/** Newest day first, the open draw before the close draw. */
export const listSessionResults: Handler<'listSessionResults'> = ({ query, db, refuse }) => {
  const { gameId } = query
  if (db.market.count({ where: { id: { equals: gameId } } }) === 0) {
    refuse('unknown-game', serverMessages.unknownGame)
  }
  return {
    results: db.result
      .findMany({
        where: { gameId: { equals: gameId } },
        orderBy: [{ date: 'desc' }, { session: 'desc' }],
      })
      .map(({ date, session, pana, digit }) => ({
        gameId,
        gameDate: localMidnightIso(parseDayKey(date) ?? 0),
        session,
        pana,
        digit,
      })),
  }
}
