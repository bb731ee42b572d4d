import { formatResult } from '#domain/market/result/result.ts'
import { dayKey } from '#domain/time/dates.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { resultOf } from '#mocks/http/wire.ts'

/** Results are those of the clock's day: every day starts undeclared. */
export const listGames: Handler<'listGames'> = ({ db, now }) =>
  db.market.getAll().map(({ id, gameName, openTime, closeTime }) => ({
    _id: id,
    gameName,
    openTime,
    closeTime,
    result: formatResult(resultOf(db, id, dayKey(now))),
  }))
