import { players } from '#mocks/seed/players.ts'
import { storedMoneyKey, type MoneyOperation } from '#money/storage/stored-money.ts'
import { localStore } from '#platform/storage/storage.ts'

/** What was sent, for each way to move money. */
export const unsureBodies: Record<MoneyOperation, object> = {
  placeBet: {
    gameId: 'konkan-day',
    betType: 'jodi',
    session: null,
    betNumber: '42',
    betAmount: 10,
  },
  placeStarlineBet: { gameId: 's', betType: 'singlePana', betNumber: '128', betAmount: 10 },
  createFundRequest: { amount: 500, transactionId: '1763600000000123' },
  requestWithdrawal: { amount: 1000, method: 'bank' },
}

/** An earlier page of the sample player's sent it and was closed before a reply came. */
export function storeUnsure(operation: MoneyOperation): void {
  const intent = {
    id: 'intent-1',
    operation,
    input: { body: unsureBodies[operation] },
    note: {},
    before: [],
    balance: 12_450,
    watchedMs: 0,
    said: [],
  }
  const key = storedMoneyKey(operation, players.sample.mobileNumber)
  localStore.set(key, JSON.stringify([intent]))
}
