import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { game, gameRates, mostGames, sessionResult, sessionResultWire } from '../schemas/game.ts'
import { bare, bareList, keyedList } from '../shape.ts'

export const listGames = endpoint({
  method: 'GET',
  path: '/games',
  auth: 'bearer',
  success: bareList('games', game, game, mostGames),
  keeps: 'answer',
})

export const getGameRates = endpoint({
  method: 'GET',
  path: '/gamerates',
  auth: 'bearer',
  success: bare('rates', gameRates),
  keeps: 'answer',
})

export const listSessionResults = endpoint({
  method: 'GET',
  path: '/results-session',
  auth: 'bearer',
  query: z.strictObject({ gameId: z.string() }),
  success: keyedList('results', sessionResult, sessionResultWire),
  keeps: 'answer',
})
