import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { game, gameRates, mostGames, sessionResult, sessionResultWire } from '../schemas/game.ts'
import { bare, bareList, keyedList } from '../shape.ts'

export const listGames = endpoint({
  about: 'All markets with their times and results.',
  method: 'GET',
  path: '/games',
  auth: 'bearer',
  success: bareList('games', game, game, mostGames),
  keeps: 'answer',
  screens: ['/dashboard', '/game-selection/:gameId', '/game-chart/:gameId', '/bet/:type'],
})

export const getGameRates = endpoint({
  about: 'What a stake of min pays, by bet type.',
  method: 'GET',
  path: '/gamerates',
  auth: 'bearer',
  success: bare('rates', gameRates),
  keeps: 'answer',
  screens: ['/game-rates', '/game-selection/:gameId', '/bet/:type'],
})

export const listSessionResults = endpoint({
  about: 'Past results of one market, a record per session.',
  method: 'GET',
  path: '/results-session',
  auth: 'bearer',
  query: z.strictObject({ gameId: z.string() }),
  success: keyedList('results', sessionResult, sessionResultWire),
  keeps: 'answer',
  screens: ['/game-chart/:gameId'],
  refusals: [
    { name: 'unknown-game', status: 404, body: 'message', when: 'No market has this id.' },
  ],
})
