/** One tap that was recorded twice, as a page stores it until the player has read so. */
export const doubledBet = {
  id: 'intent-1',
  operation: 'placeBet',
  input: {
    body: {
      gameId: 'konkan-day',
      betType: 'single',
      session: 'open',
      betNumber: '7',
      betAmount: 100,
      gameDate: '2026-11-19T18:30:00.000Z',
    },
  },
  note: { game: 'Konkan Day' },
  before: [],
  balance: 12_450,
  watchedMs: 0,
  said: [],
  over: 'accepted',
  row: 'bet-2001',
  twice: ['bet-2001', 'bet-2002'],
}
