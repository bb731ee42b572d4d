import { localMidnightIso, parseDayKey } from '#domain/dates.ts'
import type { Handler } from '../../handler.ts'
import { serverMessages } from '../../messages.ts'

/** Newest day first, the open draw before the close draw. */
export const listSessionResults: Handler<'listSessionResults'> = ({ query, db, refuse }) => {
  const { gameId } = query
  if (!db.market.find(gameId)) refuse('unknown-game', serverMessages.unknownGame)
  const rows = db.result.list({ gameId })
  const order = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)
  return {
    results: rows
      .toSorted((a, b) => order(a.date, b.date) || order(a.session, b.session))
      .map(({ date, session, pana, digit }) => ({
        gameId,
        gameDate: localMidnightIso(parseDayKey(date) ?? 0),
        session,
        pana,
        digit,
      })),
  }
}
