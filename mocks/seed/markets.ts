import { pannaDigit } from '#domain/market/panna.ts'
import type { Session } from '#domain/market/session.ts'
import { resultId } from '../http/wire.ts'
import type { NewRow, Seed } from '../store/models.ts'
import { pastDraw, type Days } from './days.ts'

export const markets = [
  { id: 'deccan-morning', gameName: 'Deccan Morning', openTime: '09:30', closeTime: '10:30' },
  { id: 'sahyadri-noon', gameName: 'Sahyadri Noon', openTime: '11:00', closeTime: '13:30' },
  { id: 'malwa-day', gameName: 'Malwa Day', openTime: '12:30', closeTime: '14:30' },
  { id: 'konkan-day', gameName: 'Konkan Day', openTime: '15:00', closeTime: '17:00' },
  { id: 'vindhya-evening', gameName: 'Vindhya Evening', openTime: '18:00', closeTime: '20:00' },
] as const
export type MarketId = (typeof markets)[number]['id']

/** When each draw is declared, and what is drawn today. */
const today: Record<MarketId, Record<Session, readonly [time: string, pana: string]>> = {
  'deccan-morning': { open: ['09:41', '379'], close: ['10:41', '480'] },
  'sahyadri-noon': { open: ['11:12', '128'], close: ['13:40', '345'] },
  'malwa-day': { open: ['12:41', '245'], close: ['14:41', '236'] },
  'konkan-day': { open: ['15:11', '120'], close: ['17:11', '689'] },
  'vindhya-evening': { open: ['18:11', '468'], close: ['20:11', '150'] },
}

/**
 * The results of the last seven days, yesterday first, each in the order of the markets: the saved
 * bets were settled by them.
 */
const lastWeek = [
  ['159-51-560', '460-03-229', '478-92-237', '366-53-779', '359-74-590'],
  ['278-76-457', '458-77-269', '379-91-470', '128-12-345', '450-95-889'],
  ['780-56-367', '140-53-599', '448-65-168', '148-32-156', '300-30-668'],
  ['267-51-380', '279-89-469', '234-98-468', '448-62-147', '455-48-459'],
  ['180-96-150', '490-33-120', '225-91-290', '114-65-500', '379-91-470'],
  ['679-28-468', '348-53-148', '138-23-689', '190-03-779', '190-03-779'],
  ['788-30-190', '690-52-480', '230-51-245', '123-66-556', '148-32-156'],
] as const

const drawOf = (id: MarketId, session: Session, daysAgo: number, date: string) => {
  if (daysAgo === 0) return today[id][session][1]
  const market = markets.findIndex((each) => each.id === id)
  const [open, , close] = lastWeek[daysAgo - 1]?.[market]?.split('-') ?? []
  const pana = session === 'open' ? open : close
  return pana ?? pastDraw(date, market * 2 + (session === 'open' ? 0 : 1))
}

/** Every draw that was declared by now, today's included. */
function resultRows({ now, at, key }: Days, chartDays: number): NewRow<'result'>[] {
  const rows: NewRow<'result'>[] = []
  for (let daysAgo = chartDays; daysAgo >= 0; daysAgo -= 1) {
    const date = key(daysAgo)
    for (const { id } of markets) {
      for (const session of ['open', 'close'] as const) {
        const declaredAt = at(daysAgo, today[id][session][0])
        if (declaredAt > now) continue
        const pana = drawOf(id, session, daysAgo, date)
        rows.push({
          id: resultId(id, date, session),
          gameId: id,
          date,
          session,
          pana,
          digit: pannaDigit(pana),
          declaredAt,
        })
      }
    }
  }
  return rows
}

/** What a stake of ₹10 pays. */
export const rates = {
  singleDigit: 100,
  jodiDigit: 1000,
  singlePana: 1500,
  doublePana: 3200,
  triplePana: 10_000,
  halfSangam: 12_000,
  fullSangam: 120_000,
} as const

/** A family's rates, for a stake of ₹10. */
export const rateRows = <Family extends 'regular' | 'starline'>(family: Family, payouts: object) =>
  Object.entries(payouts).map(([name, max]) => ({
    id: `${family}:${name}`,
    family,
    name,
    min: 10,
    max,
  }))

export function marketSeed(days: Days, chartDays: number) {
  return {
    market: markets,
    result: resultRows(days, chartDays),
    rate: rateRows('regular', rates),
  } satisfies Seed
}
