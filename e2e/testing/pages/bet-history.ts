import type { Page } from '@playwright/test'
import { dayKey } from '#domain/time/dates.ts'
import { players } from '#mocks/seed/players.ts'
import type { NewRow } from '#mocks/store/models.ts'
import type { Stage } from '../../fixtures.ts'
import { friday } from '../host/world.ts'

const hour = 60 * 60_000
const ends = ['pending', 'won', 'lost'] as const

/**
 * Bets of the player who has none, of ₹100 each, the first on Friday at 9 AM and each an hour
 * before the last. By turns: a digit on Konkan Day, a jodi on Malwa Day; waiting, won ₹950, lost.
 */
const bets = (count: number): NewRow<'bet'>[] =>
  Array.from({ length: count }, (_, index) => {
    const placedAt = friday - index * hour
    const status = ends[index % 3] ?? 'pending'
    const line =
      index % 2 === 0
        ? ({ gameId: 'konkan-day', betType: 'single', session: 'open', betNumber: '7' } as const)
        : ({ gameId: 'malwa-day', betType: 'jodi', session: 'close', betNumber: '42' } as const)
    return {
      ...line,
      id: `own-bet-${index + 1}`,
      accountId: players.new.id,
      betAmount: 100,
      rateMin: 10,
      rateMax: 95,
      potentialWin: 950,
      winAmount: status === 'won' ? 950 : 0,
      status,
      date: dayKey(placedAt),
      placedAt,
      settledAt: status === 'pending' ? null : placedAt + hour,
    }
  })

/** Opens a history of so many bets; the scenario is `new-player`. */
export async function openBets(page: Page, stage: Stage, count: number, path: string) {
  await stage.open('/dashboard')
  await stage.add('bet', bets(count))
  await page.goto(path)
}

/** A history of bets as a player meets it. */
export function betHistory(page: Page) {
  const paging = page.getByRole('navigation', { name: 'Pages of bets' })
  return {
    cards: page.getByRole('list', { name: 'Bets' }).getByRole('article'),
    /** The result line on screen. */
    line: (text: string) => page.getByText(text, { exact: true }).first(),
    tile: (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole('definition'),
    paging,
    step: (name: string) => paging.getByRole('button', { name, exact: true }),
    numbers: paging.getByRole('listitem'),
    filters: page.getByRole('button', { name: /^Filters/ }),
    sheet: page.getByRole('dialog', { name: 'Filters' }),
  }
}
