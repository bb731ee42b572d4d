import type { Client } from '../../../src/api/client.ts'

/** The calls that move or promise money. */
export type MoneyCall = 'placeBet' | 'placeStarlineBet' | 'createFundRequest' | 'requestWithdrawal'

const page = { page: 1, limit: 50 }

/** How many records of a call the player has. */
export const recordsOf: Readonly<Record<MoneyCall, (client: Client) => Promise<number>>> = {
  placeBet: async (client) => (await client.call('listMyBets')).length,
  async placeStarlineBet(client) {
    const { bets, pagination } = await client.call('listStarlineBets', { query: page })
    return pagination?.total ?? bets.length
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
