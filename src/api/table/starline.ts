import * as z from 'zod/mini'
import { endpoint, inactive, invalidFields, refused } from '../endpoint.ts'
import {
  newStarlineBet,
  pagination,
  starlineBet,
  starlineBetsQuery,
  starlineBetWire,
  starlineGame,
  starlineRates,
  starlineResult,
  starlineSummary,
} from '../schemas/starline.ts'
import { bare, enveloped, keyedList, type Shape } from '../shape.ts'

const unknownGame = {
  name: 'unknown-game',
  status: 404,
  body: 'message',
  when: 'No Starline game has this id.',
} as const

const betsList = keyedList('bets', starlineBet, { wire: starlineBetWire })
const betsFrame = bare(
  'data',
  z.object({ summary: z.nullish(starlineSummary), pagination: z.nullish(pagination) }),
)
type BetsPage = ReturnType<typeof betsList.read>
type BetsFrame = ReturnType<typeof betsFrame.read>

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
  read: (body, drop) => ({
    ...betsFrame.read(body, drop),
    bets: betsList.read(body, drop),
  }),
}

export const listStarlineBets = endpoint({
  method: 'GET',
  path: '/starline/bets',
  auth: 'bearer',
  query: starlineBetsQuery,
  success: enveloped(betsPage),
  refusals: [],
  invalidates: [],
  screens: ['/starline-history', '/wallet-statement'],
  about: 'Starline bets by page and filter, with their totals.',
})

export const placeStarlineBet = endpoint({
  method: 'POST',
  path: '/starline/bets',
  auth: 'bearer',
  body: newStarlineBet,
  success: enveloped(bare('bet', z.object({ remainingBalance: z.number() }))),
  refusals: [
    inactive,
    unknownGame,
    refused('game-closed', 'Betting on this game has ended.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    invalidFields('Number or amount breaks a rule of the game.'),
  ],
  invalidates: ['listStarlineBets', 'getUserProfile'],
  screens: ['/starline-gaming'],
  about: 'Places one Starline bet and debits its amount.',
})

export const listStarlineGames = endpoint({
  method: 'GET',
  path: '/starline/games',
  auth: 'bearer',
  success: enveloped(keyedList('games', starlineGame)),
  refusals: [],
  invalidates: [],
  screens: ['/starline-gaming', '/starline-chart'],
  about: 'All Starline games with their state.',
})

export const getStarlineGame = endpoint({
  method: 'GET',
  path: '/starline/games/:gameId',
  auth: 'bearer',
  success: enveloped(bare('game', starlineGame)),
  refusals: [unknownGame],
  invalidates: [],
  screens: ['/starline-chart/:gameId'],
  about: 'One Starline game.',
})

export const getStarlineRates = endpoint({
  method: 'GET',
  path: '/starline/gamerates',
  auth: 'bearer',
  success: bare('rates', starlineRates),
  refusals: [],
  invalidates: [],
  screens: ['/starline-gaming'],
  about: 'What a Starline stake pays.',
})

export const listStarlineResults = endpoint({
  method: 'GET',
  path: '/starline/results',
  auth: 'bearer',
  query: z.strictObject({ gameId: z.string() }),
  success: enveloped(keyedList('results', starlineResult)),
  refusals: [unknownGame],
  invalidates: [],
  screens: ['/starline-chart/:gameId'],
  about: 'Past results of one Starline game.',
})
