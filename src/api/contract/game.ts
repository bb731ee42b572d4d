import { type Notes } from './notes.ts'

export const listGames: Notes = {
  about: 'All markets with their times and results.',
  screens: ['/dashboard', '/game-selection/:gameId', '/game-chart/:gameId', '/bet/:type'],
}

export const getGameRates: Notes = {
  about: 'What a stake of min pays, by bet type.',
  screens: ['/game-rates', '/game-selection/:gameId', '/bet/:type'],
}

export const listSessionResults: Notes = {
  about: 'Results of one market, today’s too, a record per session.',
  screens: ['/game-chart/:gameId'],
  refusals: [
    { name: 'unknown-game', status: 404, body: 'message', when: 'No market has this id.' },
  ],
}
