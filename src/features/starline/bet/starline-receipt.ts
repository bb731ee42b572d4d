import type { StarlineBet, StarlineGame } from '#api/schemas/starline.ts'
import type { Input } from '#api/table/table.ts'
import { gameNameOf } from '#domain/bet/history.ts'
import { formatRupees, starlinePotentialWin, type Rate } from '#domain/money/money.ts'
import { starlineBetTypes } from '#domain/starline/starline-bet-types.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { starlineBetTypeNames } from '#messages/bet/bet-types.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { starlineMessages } from '#messages/market/starline.ts'
import type { Receipt } from '#ui/bet/receipt.ts'

const words = betMessages.receipt

/** A Starline bet the host has recorded. */
export interface PlacedStarlineBet {
  bet: Input<'placeStarlineBet'>['body']
  /** The name of its game when it was sent; '' when it is not known. */
  game: string
  /** The rate it was made at; null when not known. */
  rate: Rate | null
  /** Its record in the player's own Starline bets, once read. */
  row: StarlineBet | null
  confirming: boolean
}

/** The receipt of a placed Starline bet; the host's record takes precedence over what was sent. */
export function starlineReceiptOf(
  { bet, game, rate, row }: PlacedStarlineBet,
  games: readonly StarlineGame[],
): Receipt {
  const draw = games.find(({ _id }) => _id === bet.gameId)
  const name = (row && gameNameOf(row)) || game || (draw?.gameName ?? '')
  const { pannaKind } = starlineBetTypes[bet.betType]
  const win = row?.potentialWin ?? starlinePotentialWin(bet.betAmount, rate?.max)
  const at = parseDate(row?.betDate)
  const amount = formatRupees(bet.betAmount)
  const { digit, pana } = starlineMessages
  const lines = [
    row && { name: words.id, value: row._id },
    { name: words.market, value: name },
    draw && { name: starlineMessages.drawTime, value: formatTimeOfDay(draw.openTime) },
    { name: words.type, value: `${starlineBetTypeNames[bet.betType]} ${bet.betNumber}` },
    { name: words.meaning, value: (pannaKind === null ? digit : pana)(bet.betNumber) },
    { name: words.amount, value: amount },
    rate && {
      name: words.rate,
      value: words.pays(formatRupees(rate.min), formatRupees(rate.max)),
    },
    win > 0 && { name: words.win, value: formatRupees(win) },
    at !== null && { name: words.time, value: formatDateTime(at) },
  ]
  return {
    title: words.on(bet.betNumber, name, null),
    detail: win > 0 ? words.detail(amount, formatRupees(win)) : amount,
    lines: lines.filter((line) => line !== null && line !== undefined && line !== false),
  }
}
