import { sessions, type Session } from '../session.ts'
import { isCloseDeclared, isOpenDeclared, parseResult, type MarketResult } from './result.ts'

/** A market by name, with its result text. */
export type NamedResult = { _id: string; gameName: string; result: string | null }

/** A session whose result was declared, or changed, between two readings of the games. */
export type ResultNews = {
  gameId: string
  gameName: string
  session: Session
  /** The panna and its digit, as far as they are known. */
  draw: string[]
}

const isDeclared = { open: isOpenDeclared, close: isCloseDeclared } as const

function drawOf(result: MarketResult, session: Session): string[] {
  const parts =
    session === 'open' ? [result.openPana, result.openDigit] : [result.closePana, result.closeDigit]
  return parts.filter((part) => part !== null)
}

/**
 * What was declared between two reads of the games, by session. A new market isn't news.
 */
export function resultNews(
  before: readonly NamedResult[],
  after: readonly NamedResult[],
): ResultNews[] {
  const known = new Map(before.map((game) => [game._id, parseResult(game.result)]))
  return after.flatMap((game) => {
    const old = known.get(game._id)
    if (!old) return []
    const result = parseResult(game.result)
    return sessions.flatMap((session) => {
      const draw = drawOf(result, session)
      if (!isDeclared[session](result) || draw.join() === drawOf(old, session).join()) {
        return []
      }
      return [{ gameId: game._id, gameName: game.gameName, session, draw }]
    })
  })
}
