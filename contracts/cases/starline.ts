import type { Input } from '#api/table/table.ts'
import { wholeAnswer, type CasesOf } from './case.ts'

const unknown = { says: ['Game not found'] } as const
/** An answer of whose envelope a screen reads `data`; `exact` are paths in that. */
const ofData = <Data>(data: Data, ...exact: string[]) => ({
  answer: { success: true, data },
  reads: data,
  exact: ['success', ...exact.map((path) => `data.${path}`)],
})

/** An answer of whose envelope a screen reads the list in `data`. */
const ofList = <Key extends string, Items extends unknown[]>(key: Key, ...items: Items) => ({
  ...ofData({ [key]: items } as Record<Key, Items>),
  reads: items,
})

const pending = {
  _id: 'starline-bet-1',
  gameId: { _id: 'starline-14', gameName: 'Starline Two' },
  betType: 'singleDigit',
  betNumber: '1',
  betAmount: 20,
  status: 'pending',
  betDate: '2026-11-20T08:12:00.000Z',
} as const
const won = {
  ...pending,
  potentialWin: 200,
  winAmount: 200,
  status: 'won',
  resultDate: '2026-11-20T08:35:00.000Z',
  result: '128',
} as const

const page = (total: number, limit = 10) => ({ current: 1, pages: 1, total, limit })
const sums = (totalBets: number, totalBetAmount: number, totalWinAmount: number, net: number) => ({
  totalBets,
  totalBetAmount,
  totalWinAmount,
  netProfitLoss: net,
})
const paging = ['pagination.current', 'pagination.limit'] as const
/** Of a page with the one bet of a state. */
const onlyOne = [...paging, 'bets.length', 'bets.0.status', 'pagination.total'] as const

/** The page of the one bet that is pending. */
const ofPending = <Bet>(bet: Bet, limit = 10) => ({
  given: 'oneStarlineBet' as const,
  params: { status: 'pending' },
  ...ofData(
    { bets: [bet], summary: sums(1, 20, 0, -20), pagination: page(1, limit) },
    ...onlyOne,
    'summary.totalBets',
    'summary.totalWinAmount',
  ),
})

/** A filter that doesn't fit the one bet that is pending. */
const without = (filter: NonNullable<Input<'listStarlineBets'>>['query']) => ({
  given: 'oneStarlineBet' as const,
  params: { status: 'pending' },
  input: { query: { page: 1, limit: 10, ...filter } },
  ...ofData({ bets: [], summary: sums(0, 0, 0, 0), pagination: page(0) }, ...paging),
})

export const listStarlineBets: CasesOf<'listStarlineBets'> = {
  input: { query: { page: 1, limit: 10 } },
  successes: {
    full: {
      given: 'oneStarlineBet',
      params: { status: 'won' },
      input: {
        query: {
          page: 1,
          limit: 10,
          gameId: 'starline-14',
          status: 'won',
          betType: 'singleDigit',
          startDate: '2026-11-20',
          endDate: '2026-11-20',
        },
      },
      ...ofData(
        { bets: [won], summary: sums(1, 20, 200, 180), pagination: page(1) },
        ...onlyOne,
        'bets.0.betType',
      ),
    },
    sparse: ofPending({ ...pending, gameId: { gameName: 'Starline Two' } }),
    // How the client looks for a bet with a lost response: more rows than a screen shows.
    lookup: { input: { query: { page: 1, limit: 50 } }, ...ofPending(pending, 50) },
    'another status': without({ status: 'won' }),
    'another type': without({ betType: 'singlePana' }),
    'another day': without({ startDate: '2020-01-01', endDate: '2020-01-02' }),
    empty: {
      given: 'justSignedUp',
      ...ofData(
        { bets: [], summary: sums(0, 0, 0, 0), pagination: page(0) },
        ...paging,
        'pagination.total',
      ),
    },
  },
}

const digit = {
  gameId: 'starline-14',
  betType: 'singleDigit',
  betNumber: '7',
  betAmount: 50,
} as const
/** As much as the profile's example has: a mock that never moves contradicts nothing. */
const taken = ofData({ remainingBalance: 12450 })

export const placeStarlineBet: CasesOf<'placeStarlineBet'> = {
  input: { body: digit },
  successes: {
    full: taken,
    'single pana': {
      ...taken,
      input: { body: { ...digit, betType: 'singlePana', betNumber: '128', betAmount: 10 } },
    },
    'double pana': {
      ...taken,
      input: { body: { ...digit, betType: 'doublePana', betNumber: '229', betAmount: 10 } },
    },
    'triple pana': {
      ...taken,
      input: { body: { ...digit, betType: 'triplePana', betNumber: '777', betAmount: 10000 } },
    },
    'the whole balance': {
      given: 'lowBalance',
      input: { body: { ...digit, betAmount: 640 } },
      ...ofData({ remainingBalance: 0 }, 'remainingBalance'),
    },
  },
  refusals: {
    'unknown-game': { ...unknown, input: { body: { ...digit, gameId: 'no-such-game' } } },
    'game-closed': { given: 'starlineOver', says: ['This game is not available for betting'] },
    'insufficient-balance': {
      given: 'lowBalance',
      input: { body: { ...digit, betAmount: 1000 } },
      says: ['Insufficient balance'],
    },
    'invalid-fields': {
      input: { body: { ...digit, betNumber: '77', betAmount: 5 } },
      says: ['Please enter a valid bet number', 'Minimum bet amount is ₹10'],
    },
  },
}

const bareGame = { _id: 'starline-14', gameName: 'Starline Two', openTime: '14:00' }
const game = {
  ...bareGame,
  gameNameHindi: 'दो बजे',
  isActive: true,
  currentStatus: 'open',
  result: '***',
  minBet: 10,
  maxBet: 10000,
}
const drawnGame = { ...bareGame, currentStatus: 'result_declared', result: '128', digit: '1' }

export const listStarlineGames: CasesOf<'listStarlineGames'> = {
  successes: {
    full: ofList('games', game),
    declared: { given: 'starlineOver', ...ofList('games', drawnGame) },
    sparse: ofList('games', bareGame),
    empty: { given: 'emptySite', params: { games: false }, ...ofList('games') },
  },
}

export const getStarlineGame: CasesOf<'getStarlineGame'> = {
  input: { params: { gameId: 'starline-14' } },
  successes: {
    full: ofData(game, '_id', 'currentStatus', 'result'),
    declared: { given: 'starlineOver', ...ofData(drawnGame, '_id', 'currentStatus') },
    sparse: ofData(bareGame, '_id'),
  },
  refusals: { 'unknown-game': { ...unknown, input: { params: { gameId: 'no-such-game' } } } },
}

const rates = {
  singleDigit: { min: 10, max: 100 },
  singlePana: { min: 10, max: 1500 },
  doublePana: { min: 10, max: 3000 },
  triplePana: { min: 10, max: 7000 },
}

export const getStarlineRates: CasesOf<'getStarlineRates'> = {
  successes: {
    full: wholeAnswer(rates),
    sparse: { given: 'emptySite', params: { games: true }, ...wholeAnswer({}) },
  },
}

/** The draw that the bet of the other examples has won by. */
const drawn = { gameDate: '2026-11-20', winningNumber: '128' }

export const listStarlineResults: CasesOf<'listStarlineResults'> = {
  input: { query: { gameId: 'starline-14' } },
  successes: {
    full: ofList('results', { ...drawn, declaredAt: '2026-11-20T08:35:00.000Z' }),
    sparse: ofList('results', drawn),
    empty: { given: 'emptySite', params: { games: true }, ...ofList('results') },
  },
  refusals: { 'unknown-game': { ...unknown, input: { query: { gameId: 'no-such-game' } } } },
}
