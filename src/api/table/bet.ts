import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { bet, betWire, newBet } from '../schemas/bet.ts'
import { bare, keyedList } from '../shape.ts'

export const placeBet = endpoint({
  method: 'POST',
  path: '/bets',
  auth: 'bearer',
  body: newBet,
  success: bare('bet', z.object({ newBalance: z.number() })),
  keeps: 'nothing',
  invalidates: ['listMyBets', 'getUserProfile'],
})

export const listMyBets = endpoint({
  method: 'GET',
  path: '/bets/me',
  auth: 'bearer',
  success: keyedList('bets', bet, betWire),
  keeps: 'answer',
})
