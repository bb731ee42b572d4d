import { formatResult } from '#domain/market/result/result.ts'
import { dayKey, localMidnightIso, parseDayKey } from '#domain/time/dates.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { marketResultOf, ratesOf } from '#mocks/http/wire.ts'

/** Results are those of the clock's day: every day starts undeclared. */
export const listGames: Handler<'listGames'> = ({ db, now }) =>
  db.market.getAll().map(({ id, gameName, openTime, closeTime }) => ({
    _id: id,
    gameName,
    openTime,
    closeTime,
    result: formatResult(marketResultOf(db, id, dayKey(now))),
  }))

export const getGameRates: Handler<'getGameRates'> = ({ db }) => ratesOf(db, 'regular')

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
