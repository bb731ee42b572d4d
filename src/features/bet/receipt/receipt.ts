import type { NewBet } from '#api/schemas/bet.ts'
import type { Game } from '#api/schemas/game.ts'
import { betTypes } from '#domain/bet/bet-types.ts'
import { gameNameOf } from '#domain/bet/history.ts'
import { formatRupees, potentialWin } from '#domain/money/money.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { commonMessages } from '#messages/app/common.ts'
import { describeBet } from '#messages/bet/bet-meaning.ts'
import { betTypeNames } from '#messages/bet/bet-types.ts'
import { betMessages } from '#messages/bet/bet.ts'
import type { Receipt } from '#ui/bet/receipt.ts'
import { capitalised } from '../number/number-parts.ts'
import type { PlacedBet } from '../placement/placement.ts'

const words = betMessages.receipt

const sessionName = (session: 'open' | 'close' | null) =>
  session === null ? null : commonMessages.session[session]

/** A bet in one line: "128 on Konkan Day, Open". */
export function betInOneLine(bet: NewBet, games: readonly Game[]): string {
  const game = games.find((each) => each._id === bet.gameId)?.gameName ?? ''
  return words.on(bet.betNumber, game, sessionName(bet.session))
}

/** The receipt of a placed bet; the host's record takes precedence over what was sent. */
export function receiptOf(placed: PlacedBet, games: readonly Game[]): Receipt {
  const { bet, rate, row } = placed
  const type = betTypes[bet.betType]
  const known = games.find((game) => game._id === bet.gameId)?.gameName ?? ''
  const market = (row && gameNameOf(row)) || known
  const win = row?.potentialWin ?? potentialWin(bet.betAmount, rate)
  const at = parseDate(row?.betDate)
  const amount = formatRupees(bet.betAmount)
  const session = sessionName(bet.session)
  const lines = [
    row && { name: words.id, value: row._id },
    { name: words.market, value: market },
    { name: words.session, value: session ?? words.bothSessions },
    { name: words.type, value: `${betTypeNames[type.id]} ${bet.betNumber}` },
    { name: words.meaning, value: capitalised(describeBet(bet)) },
    { name: words.amount, value: amount },
    rate && {
      name: words.rate,
      value: words.pays(formatRupees(rate.min), formatRupees(rate.max)),
    },
    win > 0 && { name: words.win, value: formatRupees(win) },
    at !== null && { name: words.time, value: formatDateTime(at) },
  ]
  return {
    title: words.on(bet.betNumber, market, session),
    detail: win > 0 ? words.detail(amount, formatRupees(win)) : amount,
    lines: lines.filter((line) => line !== null && line !== false),
  }
}
