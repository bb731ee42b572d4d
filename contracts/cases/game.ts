import { answerUnder, wholeAnswer, type CasesOf } from './case.ts'

const konkan = {
  _id: 'konkan-day',
  gameName: 'Konkan Day',
  openTime: '15:00',
  closeTime: '17:00',
}

export const listGames: CasesOf<'listGames'> = {
  successes: {
    full: wholeAnswer([{ ...konkan, result: '128-1*-***' }]),
    sparse: { answer: [konkan], reads: [{ ...konkan, result: '***-**-***' }] },
    empty: { given: 'emptySite', params: { games: false }, ...wholeAnswer([]) },
  },
}

const rates = {
  singleDigit: { min: 10, max: 100 },
  jodiDigit: { min: 10, max: 1000 },
  singlePana: { min: 10, max: 1600 },
  doublePana: { min: 10, max: 3200 },
  triplePana: { min: 10, max: 10000 },
  halfSangam: { min: 10, max: 12000 },
  fullSangam: { min: 10, max: 120000 },
}

export const getGameRates: CasesOf<'getGameRates'> = {
  successes: {
    full: wholeAnswer(rates),
    sparse: { given: 'emptySite', params: { games: true }, ...wholeAnswer({}) },
  },
}

/** The draw that the bet of the other examples has won by. */
const opened = { gameDate: '2026-11-20', session: 'open', pana: '128', digit: '1' } as const

export const listSessionResults: CasesOf<'listSessionResults'> = {
  input: { query: { gameId: 'konkan-day' } },
  successes: {
    full: {
      ...answerUnder('results', [{ gameId: 'konkan-day', ...opened }]),
      exact: ['results.0.gameId'],
    },
    sparse: answerUnder('results', [opened]),
    empty: { given: 'emptySite', params: { games: true }, ...answerUnder('results', []) },
  },
  refusals: {
    'unknown-game': {
      input: { query: { gameId: 'no-such-game' } },
      says: ['Game not found'],
    },
  },
}
