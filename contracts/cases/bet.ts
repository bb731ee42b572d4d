import type { NewBet } from '#api/schemas/bet.ts'
import { answerUnder, onlyRow, wholeAnswer, type CasesOf } from './case.ts'

const slip = (bet: Omit<NewBet, 'gameId' | 'gameDate'>): { body: NewBet } => ({
  body: { gameId: 'konkan-day', ...bet, gameDate: '2026-11-19T18:30:00.000Z' },
})
/** The balance afterwards is that of the profile's example: a mock that never moves contradicts nothing. */
const taken = (bet: Parameters<typeof slip>[0]) => ({
  input: slip(bet),
  ...wholeAnswer({ newBalance: 12450 }),
})

const single = { betType: 'single', session: 'open', betNumber: '1', betAmount: 200 } as const

export const placeBet: CasesOf<'placeBet'> = {
  input: slip(single),
  successes: {
    full: taken(single),
    jodi: taken({ betType: 'jodi', session: 'close', betNumber: '07', betAmount: 10 }),
    'single panna': taken({
      betType: 'singlePanna',
      session: 'open',
      betNumber: '128',
      betAmount: 100,
    }),
    'double panna': taken({
      betType: 'doublePanna',
      session: 'close',
      betNumber: '229',
      betAmount: 100,
    }),
    'triple panna': taken({
      betType: 'triplePanna',
      session: 'open',
      betNumber: '777',
      betAmount: 10,
    }),
    'half sangam': taken({
      betType: 'halfSangam',
      session: 'open',
      betNumber: '5-123',
      betAmount: 20,
    }),
    'full sangam, without a session': taken({
      betType: 'fullSangam',
      session: null,
      betNumber: '123-456',
      betAmount: 10000,
    }),
    'the whole balance': {
      given: 'lowBalance',
      input: slip({ ...single, betAmount: 640 }),
      ...wholeAnswer({ newBalance: 0 }),
      exact: ['newBalance'],
    },
  },
  refusals: {
    'session-closed': { given: 'marketsClosed', says: ['Open session betting has closed'] },
    'insufficient-balance': {
      given: 'lowBalance',
      input: slip({ ...single, betAmount: 1000 }),
      says: ['Insufficient balance'],
    },
    'unknown-game': {
      input: {
        body: { ...single, gameId: 'no-such-game', gameDate: '2026-11-19T18:30:00.000Z' },
      },
      says: ['Game not found'],
    },
    'invalid-fields': {
      input: slip({ ...single, betNumber: '12', betAmount: 5 }),
      says: ['Single digit must be between 0-9', 'Minimum bet amount is ₹10'],
    },
  },
}

const pending = {
  _id: 'bet-1',
  betType: 'single',
  gameId: 'konkan-day',
  gameName: 'Konkan Day',
  session: 'open',
  betNumber: '1',
  betAmount: 200,
  status: 'pending',
  betDate: '2026-11-20T08:12:00.000Z',
} as const
const won = {
  ...pending,
  potentialWin: 2000,
  winAmount: 2000,
  status: 'won',
  resultDate: '2026-11-20T09:41:00.000Z',
  result: '128-1*-***',
} as const

export const listMyBets: CasesOf<'listMyBets'> = {
  successes: {
    full: onlyRow('oneBet', 'bets', won, 'status'),
    sparse: onlyRow('oneBet', 'bets', pending, 'status'),
    empty: { given: 'justSignedUp', ...answerUnder('bets', []) },
  },
}
