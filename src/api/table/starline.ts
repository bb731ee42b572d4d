import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { inactive, invalidFields, refused, selfExcluded } from '../notes.ts'
import { mostGames } from '../schemas/game.ts'
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
  toldPages,
} from '../schemas/starline.ts'
import { bare, enveloped, keyedList, type Shape } from '../shape.ts'

const unknownGame = {
  name: 'unknown-game',
  status: 404,
  body: 'message',
  when: 'No Starline game has this id.',
} as const

const betsList = keyedList('bets', starlineBet, starlineBetWire)
const betsFrame = bare(
  'data',
  z.object({ summary: z.nullish(starlineSummary), pagination: z.nullish(toldPages) }),
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
  read: (body, drop, parse) => ({
    ...betsFrame.read(body, drop, parse),
    bets: betsList.read(body, drop, parse),
  }),
}

export const listStarlineBets = endpoint({
  about: 'Starline bets by page and filter, with their totals.',
  method: 'GET',
  path: '/starline/bets',
  auth: 'bearer',
  query: starlineBetsQuery,
  success: enveloped(betsPage),
  keeps: 'answer',
  screens: ['/starline-history', '/wallet-statement', '/starline-gaming'],
})

export const placeStarlineBet = endpoint({
  about: 'Places one Starline bet and debits its amount.',
  method: 'POST',
  path: '/starline/bets',
  auth: 'bearer',
  body: newStarlineBet,
  success: enveloped(bare('bet', z.object({ remainingBalance: z.number() }))),
  keeps: 'nothing',
  invalidates: ['listStarlineBets', 'getUserProfile'],
  screens: ['/starline-gaming'],
  refusals: [
    inactive,
    selfExcluded,
    unknownGame,
    refused('game-closed', 'Betting on this game has ended.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    invalidFields('Number or amount breaks a rule of the game.'),
  ],
})

export const listStarlineGames = endpoint({
  about: 'All Starline games with their state.',
  method: 'GET',
  path: '/starline/games',
  auth: 'bearer',
  success: enveloped(keyedList('games', starlineGame, starlineGame, mostGames)),
  keeps: 'answer',
  screens: ['/starline-gaming', '/starline-chart'],
})

export const getStarlineGame = endpoint({
  about: 'One Starline game.',
  method: 'GET',
  path: '/starline/games/:gameId',
  auth: 'bearer',
  success: enveloped(bare('game', starlineGame)),
  keeps: 'answer',
  screens: ['/starline-chart/:gameId'],
  refusals: [unknownGame],
})

export const getStarlineRates = endpoint({
  about: 'What a Starline stake pays.',
  method: 'GET',
  path: '/starline/gamerates',
  auth: 'bearer',
  success: bare('rates', starlineRates),
  keeps: 'answer',
  screens: ['/starline-gaming'],
})

export const listStarlineResults = endpoint({
  about: 'Past results of one Starline game.',
  method: 'GET',
  path: '/starline/results',
  auth: 'bearer',
  query: z.strictObject({ gameId: z.string() }),
  success: enveloped(keyedList('results', starlineResult)),
  keeps: 'answer',
  screens: ['/starline-chart/:gameId'],
  refusals: [unknownGame],
})
