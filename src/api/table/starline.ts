import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { mostGames } from '../schemas/game.ts'
import {
  completePagination,
  newStarlineBet,
  pagination,
  starlineBet,
  starlineBetsQuery,
  starlineBetWire,
  starlineGame,
  starlineRates,
  starlineResult,
  starlineResultWire,
  starlineSummary,
} from '../schemas/starline.ts'
import { bare, enveloped, keyedList, type Shape, type ValueOf } from '../shape.ts'

const betsList = keyedList('bets', starlineBet, starlineBetWire)
const betsFrame = bare(
  'data',
  z.object({ summary: z.nullish(starlineSummary), pagination: z.nullish(completePagination) }),
)
type BetsPage = ValueOf<typeof betsList>
type BetsFrame = ValueOf<typeof betsFrame>

const betsPage: Shape<
  {
    bets: z.input<typeof starlineBetWire>[]
    summary: z.input<typeof starlineSummary>
    pagination: z.input<typeof pagination>
  },
  { bets: BetsPage } & BetsFrame
> = {
  wire: z.object({
    bets: z.array(starlineBetWire),
    summary: starlineSummary,
    pagination,
  }) as never,
  *read(body, drop, parse) {
    return {
      ...(yield* betsFrame.read(body, drop, parse)),
      bets: yield* betsList.read(body, drop, parse),
    }
  },
}

export const listStarlineBets = endpoint({
  method: 'GET',
  path: '/starline/bets',
  auth: 'bearer',
  query: starlineBetsQuery,
  success: enveloped(betsPage),
  keeps: 'answer',
})

export const placeStarlineBet = endpoint({
  method: 'POST',
  path: '/starline/bets',
  auth: 'bearer',
  body: newStarlineBet,
  success: enveloped(bare('bet', z.object({ remainingBalance: z.number() }))),
  keeps: 'nothing',
  invalidates: ['listStarlineBets', 'getUserProfile'],
})

export const listStarlineGames = endpoint({
  method: 'GET',
  path: '/starline/games',
  auth: 'bearer',
  success: enveloped(keyedList('games', starlineGame, starlineGame, mostGames)),
  keeps: 'answer',
})

export const getStarlineGame = endpoint({
  method: 'GET',
  path: '/starline/games/:gameId',
  auth: 'bearer',
  success: enveloped(bare('game', starlineGame)),
  keeps: 'answer',
})

export const getStarlineRates = endpoint({
  method: 'GET',
  path: '/starline/gamerates',
  auth: 'bearer',
  success: bare('rates', starlineRates),
  keeps: 'answer',
})

export const listStarlineResults = endpoint({
  method: 'GET',
  path: '/starline/results',
  auth: 'bearer',
  query: z.strictObject({ gameId: z.string() }),
  success: enveloped(keyedList('results', starlineResult, starlineResultWire)),
  keeps: 'answer',
})
