import { starlineResultId } from '../http/wire.ts'
import type { NewRow, Seed } from '../store/models.ts'
import { pastDraw, type Days } from './days.ts'
import { rateRows } from './markets.ts'

export const starlineGames = [
  { id: 'starline-10', gameName: 'Starline Ten', gameNameHindi: 'दस बजे', openTime: '10:00' },
  { id: 'starline-12', gameName: 'Starline Noon', gameNameHindi: 'दोपहर', openTime: '12:00' },
  { id: 'starline-13', gameName: 'Starline One', gameNameHindi: 'एक बजे', openTime: '13:00' },
  { id: 'starline-14', gameName: 'Starline Two', gameNameHindi: 'दो बजे', openTime: '14:00' },
  { id: 'starline-15', gameName: 'Starline Three', gameNameHindi: 'तीन बजे', openTime: '15:00' },
  { id: 'starline-16', gameName: 'Starline Four', gameNameHindi: 'चार बजे', openTime: '16:00' },
  { id: 'starline-17', gameName: 'Starline Five', gameNameHindi: 'पाँच बजे', openTime: '17:00' },
  { id: 'starline-18', gameName: 'Starline Six', gameNameHindi: 'छह बजे', openTime: '18:00' },
  { id: 'starline-19', gameName: 'Starline Seven', gameNameHindi: 'सात बजे', openTime: '19:00' },
  { id: 'starline-20', gameName: 'Starline Eight', gameNameHindi: 'आठ बजे', openTime: '20:00' },
  { id: 'starline-21', gameName: 'Starline Nine', gameNameHindi: 'नौ बजे', openTime: '21:00' },
] as const
export type StarlineGameId = (typeof starlineGames)[number]['id']

/** The one game that is switched off: it is never shown. */
const notShown: StarlineGameId = 'starline-10'

/** Draws from today backwards that settled saved bets; all others are filler. */
const known: Partial<Record<StarlineGameId, readonly string[]>> = {
  'starline-12': ['470', '128', '345', '590', '267', '119', '777', '230'],
  'starline-15': ['128'],
  'starline-13': ['136', '458', '120', '289', '550', '346', '690', '179'],
}

/** The places of a day's draws before these are those of the markets. */
const firstPlace = 10

/** Minutes after its open time at which a draw is declared. */
const declaredAfter = 5 * 60_000

function resultRows({ now, at, key }: Days, chartDays: number): NewRow<'starlineResult'>[] {
  const rows: NewRow<'starlineResult'>[] = []
  for (let daysAgo = chartDays; daysAgo >= 0; daysAgo -= 1) {
    const date = key(daysAgo)
    for (const [index, { id, openTime }] of starlineGames.entries()) {
      const declaredAt = at(daysAgo, openTime) + declaredAfter
      if (declaredAt > now) continue
      const winningNumber = known[id]?.[daysAgo] ?? pastDraw(date, firstPlace + index)
      rows.push({ id: starlineResultId(id, date), gameId: id, date, winningNumber, declaredAt })
    }
  }
  return rows
}

const rates = { singleDigit: 100, singlePana: 1500, doublePana: 3000, triplePana: 7000 } as const

export function starlineSeed(days: Days, chartDays: number) {
  return {
    starlineGame: starlineGames.map((game) => ({ ...game, isActive: game.id !== notShown })),
    starlineResult: resultRows(days, Math.min(chartDays, 30)),
    rate: rateRows('starline', rates),
  } satisfies Seed
}
