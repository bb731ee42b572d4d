import * as z from 'zod/mini'
import { endpoint, inactive, invalidFields, refused } from '../endpoint.ts'
import { bet, betWire, newBet } from '../schemas/bet.ts'
import { bare, keyedList } from '../shape.ts'

export const placeBet = endpoint({
  method: 'POST',
  path: '/bets',
  auth: 'bearer',
  body: newBet,
  success: bare('bet', z.object({ newBalance: z.number() })),
  refusals: [
    inactive,
    refused('session-closed', 'Betting on this session has ended or its result is declared.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    { name: 'unknown-game', status: 404, body: 'message', when: 'No market has this id.' },
    invalidFields('Number or amount breaks a rule of the bet type.'),
  ],
  invalidates: ['listMyBets', 'getUserProfile'],
  screens: ['/bet/:type'],
  about: 'Places one bet and debits its amount.',
})

export const listMyBets = endpoint({
  method: 'GET',
  path: '/bets/me',
  auth: 'bearer',
  success: keyedList('bets', bet, { wire: betWire }),
  refusals: [],
  invalidates: [],
  screens: ['/bidding-history', '/winning-history', '/wallet-statement', '/bet/:type'],
  about: 'Every bet of the player; also the proof of a bet whose answer was lost.',
})
