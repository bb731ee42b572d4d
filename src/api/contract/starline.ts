import {
  inactive,
  invalidFields,
  refused,
  selfExcluded,
  type Notes,
  type Refusal,
} from './notes.ts'

const unknownGame: Refusal = {
  name: 'unknown-game',
  status: 404,
  body: 'message',
  when: 'No Starline game has this id.',
}

export const listStarlineBets: Notes = {
  about: 'Starline bets by page and filter, with their totals.',
  screens: ['/starline-history', '/wallet-statement', '/starline-gaming'],
}

export const placeStarlineBet: Notes = {
  about: 'Places one Starline bet and debits its amount.',
  screens: ['/starline-gaming'],
  refusals: [
    inactive,
    selfExcluded,
    unknownGame,
    refused('game-closed', 'Betting on this game has ended.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    invalidFields('Number or amount breaks a rule of the game.'),
  ],
}

export const listStarlineGames: Notes = {
  about: 'All Starline games with their state.',
  screens: ['/starline-gaming', '/starline-chart'],
}

export const getStarlineGame: Notes = {
  about: 'One Starline game.',
  screens: ['/starline-chart/:gameId'],
  refusals: [unknownGame],
}

export const getStarlineRates: Notes = {
  about: 'What a Starline stake pays.',
  screens: ['/starline-gaming'],
}

export const listStarlineResults: Notes = {
  about: 'Past results of one Starline game.',
  screens: ['/starline-chart/:gameId'],
  refusals: [unknownGame],
}
