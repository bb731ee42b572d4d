import type { Bet } from '#api/schemas/bet.ts'

const hour = 60 * 60_000

/**
 * Bets as a host lists them, the first one placed at `newest` (epoch ms), each an hour before the
 * last. Every third won ₹950, every third lost, the rest wait.
 */
export function manyBets(count: number, newest: number): Bet[] {
  return Array.from({ length: count }, (_, index) => {
    const status = ['pending', 'won', 'lost'][index % 3] ?? 'pending'
    const placed = newest - index * hour
    return {
      _id: `bet-${index + 1}`,
      betType: index % 2 === 0 ? 'single' : 'jodi',
      gameId: index % 2 === 0 ? 'market-a' : 'market-b',
      gameName: index % 2 === 0 ? 'Konkan Day' : 'Malwa Day',
      session: index % 2 === 0 ? 'open' : 'close',
      betNumber: index % 2 === 0 ? String(index % 10) : String(10 + (index % 90)),
      betAmount: 100,
      potentialWin: 950,
      winAmount: status === 'won' ? 950 : 0,
      status,
      betDate: new Date(placed).toISOString(),
      resultDate: status === 'pending' ? null : new Date(placed + hour).toISOString(),
      result: status === 'pending' ? null : '359-74-590',
    }
  })
}
