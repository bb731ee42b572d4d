import type { Client } from '#api/client.ts'
import type { CallOptions } from '#api/make-call.ts'
import type { Input } from '#api/table/table.ts'
import type { Closing } from '#contracts/cases/closings.ts'
import type { moneyCalls } from '#contracts/cases/server-rules.ts'
import { deviceClock } from '#domain/time/clock.ts'
import type { Values } from '../answer/exchange.ts'
import { formsOf } from './two-players/test-player.ts'

export type MoneyCall = (typeof moneyCalls)[number]
type Body<Call extends MoneyCall> = Extract<Input<Call>, { body: unknown }>['body']

/** A request of each call that a host takes on a regular day. */
const bodies: { readonly [Call in MoneyCall]: (values: Values) => Body<Call> } = {
  placeBet: ({ gameId = '', today = '' }) => ({
    gameId,
    gameDate: today,
    betType: 'single',
    session: 'open',
    betNumber: '1',
    betAmount: 10,
  }),
  placeStarlineBet: ({ starlineGameId = '' }) => ({
    gameId: starlineGameId,
    betType: 'singleDigit',
    betNumber: '1',
    betAmount: 10,
  }),
  createFundRequest: () => ({
    amount: 500,
    transactionId: `ank${deviceClock.now()}`,
    paymentMethod: 'UPI',
  }),
  requestWithdrawal: () => ({ amount: 1000, method: 'phonepe' }),
}

/** What a bet is on. */
type BetBody = Closing['body']

/** A bet of ₹10 of each type that the contract's cases know: a host may have code of its own for one. */
export const betsOf = (call: Closing['call']): BetBody[] =>
  formsOf(call).map(({ input: { body = {} } }) => {
    const { betType, betNumber, session } = body as BetBody
    return { betType, betNumber, ...(session !== undefined && { session }) } as BetBody
  })

/** Sends such a request, with these parts of it changed. */
export const sendRequest = <Call extends MoneyCall>(
  { client, values }: { client: Client; values: Values },
  call: Call,
  changed: Partial<Body<Call>> = {},
  options: CallOptions = {},
) => {
  const body = { ...(bodies[call](values) as object), ...changed }
  return client.call(call, { body } as Input<Call>, options)
}

const page = { page: 1, limit: 50 }

/** How many records of a call the player has. */
export const recordsOf: Readonly<Record<MoneyCall, (client: Client) => Promise<number>>> = {
  placeBet: async (client) => (await client.call('listMyBets')).length,
  async placeStarlineBet(client) {
    const { bets, pagination } = await client.call('listStarlineBets', { query: page })
    return Math.max(pagination?.total ?? 0, bets.length)
  },
  createFundRequest: async (client) => (await client.call('listFundRequests')).length,
  requestWithdrawal: async (client) => (await client.call('listWithdrawals')).length,
}

/** What was recorded, and how much the balance fell, during `work`. */
export async function changesOf(client: Client, call: MoneyCall, work: () => Promise<unknown>) {
  const look = async () => ({
    records: await recordsOf[call](client),
    balance: (await client.call('getUserProfile')).balance ?? 0,
  })
  const before = await look()
  await work()
  const after = await look()
  return { records: after.records - before.records, spent: before.balance - after.balance }
}
