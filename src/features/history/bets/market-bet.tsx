import type { Bet } from '#api/schemas/bet.ts'
import { betTypes, readBetType } from '#domain/bet/bet-types.ts'
import { gameNameOf } from '#domain/bet/history.ts'
import { isCloseDeclared, isOpenDeclared, parseResult } from '#domain/market/result/result.ts'
import { describeBet } from '#messages/bet/bet-meaning.ts'
import { nameBetType } from '#messages/bet/bet-types.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import type { ListedBet } from '#ui/bet/bet-sheet.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'

/** 'Open', 'Close' or, for full sangam, 'Both sessions'; '' when the host does not say. */
function sessionWords(bet: Bet): string {
  if (readBetType(bet.betType)?.id === betTypes.fullSangam.id) return words.bothSessions
  if (bet.session === 'open' || bet.session === 'close') return commonMessages.session[bet.session]
  return bet.session ?? ''
}

/** What the bet wins on, in words; '' for a type or a session we don't know. */
function meaningOf({ betType, session, betNumber }: Bet): string {
  const type = readBetType(betType)
  if (!type || (session != null && session !== 'open' && session !== 'close')) return ''
  return describeBet({ betType: type.id, session: session ?? null, betNumber })
}

/** What was drawn, once the bet is decided. */
function resultOf(bet: Bet): ListedBet['result'] {
  const text = bet.result?.trim() ?? ''
  if (bet.status === 'pending' || text === '') return null
  const parsed = parseResult(text)
  const isBoard = isOpenDeclared(parsed) || isCloseDeclared(parsed)
  return { text, board: isBoard ? <ResultBoard result={text} size="xs" tone="past" /> : null }
}

/** A bet on a market in words. */
export const describeMarketBet = (bet: Bet): ListedBet => ({
  bet,
  game: gameNameOf(bet) || words.unknownGame,
  type: nameBetType(bet.betType),
  session: sessionWords(bet),
  meaning: meaningOf(bet),
  result: resultOf(bet),
})
