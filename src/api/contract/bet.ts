import { inactive, invalidFields, refused, selfExcluded, type Notes } from './notes.ts'

export const placeBet: Notes = {
  about: 'Places one bet and debits its amount.',
  screens: ['/bet/:type'],
  refusals: [
    inactive,
    selfExcluded,
    refused('session-closed', 'Betting on this session has ended or its result is declared.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    { name: 'unknown-game', status: 404, body: 'message', when: 'No market has this id.' },
    invalidFields('Number or amount breaks a rule of the bet type.'),
  ],
}

export const listMyBets: Notes = {
  about: "All of the player's bets; also shows whether a bet whose response was lost was placed.",
  screens: ['/bidding-history', '/winning-history', '/wallet-statement'],
}
