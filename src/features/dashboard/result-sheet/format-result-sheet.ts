import type { Bet } from '#api/schemas/bet.ts'
import { gameIdOf, gameNameOf } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { starlineDraw } from '#domain/starline/starline.ts'
import { resultSheetMessages as words } from '#messages/en/market/result-sheet.ts'
import { formatResultNews } from '#messages/market/market.ts'
import type { EndedBet, ResultReport } from './outcome-watch.ts'

/** What was won according to the host, in rupees; null if it leaves out an amount. */
export function wonIn(bets: readonly Bet[]): number | null {
  let sum = 0
  for (const { winAmount } of bets) {
    // No bet wins ₹0, so the host has left the amount out.
    if (!winAmount) return null
    sum += winAmount
  }
  return sum
}

/** 'You won ₹2,000', if the host says how much. */
export function formatWon(bets: readonly Bet[]): string {
  const rupees = wonIn(bets)
  return rupees === null ? words.wonSomething : words.won(formatRupees(rupees))
}

/** 'Your bet on 128 didn’t win', or how many; null if none was lost. */
export function formatLost(bets: readonly Bet[]): string | null {
  const [first] = bets
  if (first === undefined) return null
  return bets.length === 1 ? words.lostOne(first.betNumber) : words.lostMany(bets.length)
}

/** The names of the games that were bet on, each once. */
export const namesOf = (bets: readonly Bet[]): readonly string[] => [
  ...new Set(bets.map(gameNameOf).filter((name) => name !== '')),
]

const starlineOf = ({ won, lost }: ResultReport): EndedBet[] =>
  [...won, ...lost].filter(({ family }) => family === 'starline')

/** The ids of the Starline games on which bets ended, each once. */
export const starlineGamesOf = (report: ResultReport): readonly string[] => [
  ...new Set(starlineOf(report).map(({ gameId }) => gameIdOf(gameId))),
]

/** 'Starline Two result 470, 1' for each draw, as far as the records of its bets say. */
function formatDraws(report: ResultReport): readonly string[] {
  const draws = starlineOf(report).flatMap((bet) => {
    const name = gameNameOf(bet)
    const draw = starlineDraw(bet)
    return name === '' || draw === null ? [] : [words.draw(name, draw.number, draw.digit)]
  })
  return [...new Set(draws)]
}

/** The whole report in words: each result, what was won and what was lost. */
export function formatResultSheet(report: ResultReport): string {
  const { results, won, lost } = report
  const news = [...results.map(formatResultNews), ...formatDraws(report)]
  const gain = won.length > 0 && formatWon(won)
  const where = namesOf(won)
  const parts = [
    ...news,
    gain && (news.length === 0 && where.length > 0 ? words.wonOn(gain, where) : gain),
    formatLost(lost),
  ]
  return words.all(parts.filter((part) => part !== false && part !== null))
}
