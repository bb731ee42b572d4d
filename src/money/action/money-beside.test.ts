import { beforeAll, describe, expect, test } from 'vitest'
import { usualTimes } from '#domain/money/money-times.ts'
import { warmUp, type HostOutcome } from '#tests/testing/bets/bet-host.ts'
import { sendBet } from '#tests/testing/bets/sent-bet.ts'
import { withdrawalSpec } from '../specs.ts'
import { scopedIntents } from '../storage/scoped-intents.ts'

beforeAll(warmUp)

const player = '5876543210'
const withdrawal = {
  id: 'withdrawal',
  operation: 'requestWithdrawal',
  input: {
    body: {
      amount: 500,
      method: 'bank',
    },
  },
  note: {},
  before: [],
  balance: 1e3,
  watchedMs: 0,
  serverMessages: [],
} as const

/** A bet of ₹50 in the air, with ₹1000 before; another tab has a withdrawal of ₹500 open. */
async function beside(outcome: HostOutcome) {
  const { time, host, page, open } = await sendBet(outcome, 0)
  const { pending } = open()
  pending.put({ ...withdrawal, before: [], serverMessages: [] }, player)
  page.queryClient.setQueryData(['getUserProfile', {}], { balance: 1000 })
  host.state.balance -= 500
  await time.pass(30)
  expect(page.pending.get().map(({ phase }) => phase)).toContain('sending')
  const intents = scopedIntents(withdrawalSpec, {
    pending,
    times: usualTimes,
    elapsed: () => time.now(),
  })
  return {
    time,
    page,
    own: intents,
    recordWithdrawal() {
      pending.put(
        {
          ...withdrawal,
          before: [],
          serverMessages: [],
          over: 'accepted',
        },
        player,
      )
      intents.lowerOtherBalances(withdrawal.input as never, player)
    },
  }
}

describe('a withdrawal recorded while a bet is in the air', () => {
  test('isn’t taken for the bet: what came to nothing is said to have failed', async () => {
    const { time, page, recordWithdrawal } = await beside('lost before')
    recordWithdrawal()
    await time.pass(120_000)
    expect(page.told).toEqual(['unknown', 'failed'])
  })

  test('isn’t taken for a second record of the bet', async () => {
    const { time, page, recordWithdrawal } = await beside('slow')
    recordWithdrawal()
    await time.pass(30_000)
    expect(page.told).toEqual(['accepted'])
    expect(page.pending.store.getState().doubled).toEqual([])
  })

  test('isn’t taken for that before it’s found, either', async () => {
    const { time, page } = await beside('slow')
    await time.pass(30_000)
    expect(page.told).toEqual(['accepted'])
    expect(page.pending.store.getState().doubled).toEqual([])
  })
})

test('a withdrawal whose outcome is unknown holds back any other', async () => {
  const { own: intents } = await beside('slow')
  const another = intents.blocking({ body: { amount: 900, method: 'phonepe' } })
  expect(another).toMatchObject({ id: 'withdrawal' })
})

test('a bet’s new balance reaches the other tabs: the next bet there is compared with it', async () => {
  const { time, page, open } = await sendBet('slow')
  const other = open()
  for (const { queryClient } of [page, other]) {
    queryClient.setQueryData(['getUserProfile', {}], { balance: 1000 })
  }
  await time.pass(10_000)
  expect(page.told).toEqual(['accepted'])
  expect(other.queryClient.getQueryData(['getUserProfile', {}])).toMatchObject({ balance: 950 })
})
