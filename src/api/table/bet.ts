import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { inactive, invalidFields, refused, selfExcluded } from '../notes.ts'
import { bet, betWire, newBet } from '../schemas/bet.ts'
import { bare, keyedList } from '../shape.ts'

export const placeBet = endpoint({
  about: 'Places one bet and debits its amount.',
  method: 'POST',
  path: '/bets',
  auth: 'bearer',
  body: newBet,
  success: bare('bet', z.object({ newBalance: z.number() })),
  keeps: 'nothing',
  invalidates: ['listMyBets', 'getUserProfile'],
  screens: ['/bet/:type'],
  refusals: [
    inactive,
    selfExcluded,
    refused('session-closed', 'Betting on this session has ended or its result is declared.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    { name: 'unknown-game', status: 404, body: 'message', when: 'No market has this id.' },
    invalidFields('Number or amount breaks a rule of the bet type.'),
  ],
})

export const listMyBets = endpoint({
  about: "All of the player's bets; also shows whether a bet whose response was lost was placed.",
  method: 'GET',
  path: '/bets/me',
  auth: 'bearer',
  success: keyedList('bets', bet, betWire),
  keeps: 'answer',
  screens: ['/bidding-history', '/winning-history', '/wallet-statement'],
})
