import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { game, gameRates, sessionResult, sessionResultWire } from '../schemas/game.ts'
import { bare, bareList, keyedList } from '../shape.ts'

export const listGames = endpoint({
  method: 'GET',
  path: '/games',
  auth: 'bearer',
  success: bareList('games', game),
  refusals: [],
  invalidates: [],
  screens: ['/dashboard', '/game-selection/:gameId', '/game-chart/:gameId', '/bet/:type'],
  about: 'All markets with their times and results.',
})

export const getGameRates = endpoint({
  method: 'GET',
  path: '/gamerates',
  auth: 'bearer',
  success: bare('rates', gameRates),
  refusals: [],
  invalidates: [],
  screens: ['/game-rates', '/game-selection/:gameId', '/bet/:type'],
  about: 'What a stake of min pays, by bet type.',
})

export const listSessionResults = endpoint({
  method: 'GET',
  path: '/results-session',
  auth: 'bearer',
  query: z.strictObject({ gameId: z.string() }),
  success: keyedList('results', sessionResult, { wire: sessionResultWire }),
  refusals: [
    { name: 'unknown-game', status: 404, body: 'message', when: 'No market has this id.' },
  ],
  invalidates: [],
  screens: ['/game-chart/:gameId'],
  about: 'Past results of one market, a record per session.',
})
