import { QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import type { User } from '#api/schemas/player.ts'
import { createQueryClient, queryOf } from '#data/queries.ts'
import { browserOf } from '#tests/testing/bets/test-browser.ts'
import type { MoneyDeps } from './action/context.ts'
import { createMoneyAction } from './action/money-action.ts'
import { betSpec, withdrawalSpec } from './specs.ts'
import { createPending } from './storage/pending.ts'

const bet = (betAmount: number) => ({
  body: {
    gameId: 'konkan-day',
    betType: 'single',
    session: 'open',
    betNumber: '6',
    betAmount,
    gameDate: '2026-11-19T18:30:00.000Z',
  } as const,
})

/** Rupees of a request whose answer never arrives. */
const lostAt = 400

/**
 * A host that debits and records when a request arrives; the test says when request and answer
 * arrive. Answers to requests of ₹400 and more are lost.
 */
function host(arrive: () => Promise<unknown>) {
  let balance = 10_000
  const bets: unknown[] = []
  const withdrawals: unknown[] = []
  const user = () => ({ user: { name: 'Asha', mobileNumber: '5876543210', balance } })
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    const path = new URL(String(url)).pathname
    const body = JSON.parse(String(init?.body ?? '{}')) as { betAmount?: number; amount?: number }
    const rupees = body.betAmount ?? body.amount ?? 0
    await arrive()
    if (init?.method === 'POST') {
      balance -= rupees
      const row = { ...body, _id: `id-${bets.length + withdrawals.length}`, status: 'pending' }
      const at = '2026-11-20T08:00:00.000Z'
      if (path === '/api/bets') bets.push({ ...row, gameName: 'Konkan Day', betDate: at })
      else withdrawals.push({ ...row, createdAt: at })
    }
    const answer =
      path === '/api/bets'
        ? { newBalance: balance }
        : path === '/api/user/profile'
          ? user()
          : { bets: [...bets], withdrawals: [...withdrawals] }
    await arrive()
    if (rupees >= lostAt) throw new TypeError('Failed to fetch')
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    return Response.json(answer)
  }
  return { fetch, balance: () => balance }
}

type Step = { kind: 'poll' } | { kind: 'bet' | 'withdraw'; rupees: number }

const steps = fc.array(
  fc.oneof(
    fc.constant<Step>({ kind: 'poll' }),
    fc.record({ kind: fc.constantFrom('bet' as const, 'withdraw' as const), rupees: fc.nat(500) }),
  ),
  { minLength: 1, maxLength: 8 },
)

test('whatever the order of polls and money answers, even lost ones, the host’s balance is on screen in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, planned) => {
      const { fetch, balance } = host(() => scheduler.schedule(Promise.resolve()))
      const client = createClient({ host: 'http://ank.test', token: () => 't', fetch })
      const queryClient = createQueryClient({ retryDelayMs: 0 })
      let ids = 0
      const deps: MoneyDeps = {
        client,
        queryClient,
        pending: createPending(browserOf()),
        safePlay: { reserve: async () => '', release: async () => {} },
        times: { aliveForMs: -1, pauses: [60_000], patienceMs: 60_000, lastWordMs: 4_000 },
        elapsed: () => 0,
        // What is requested at once is requested; what would come later never does.
        schedule: () => () => {},
        withTabLock: (_name, job) => job(),
        takesIdempotencyKey: false,
        newId: () => `intent-${(ids += 1)}`,
      }
      const placeBet = createMoneyAction(betSpec, deps)
      const withdraw = createMoneyAction(withdrawalSpec, deps)
      const profile = queryOf(client, 'getUserProfile')
      let shown: User | undefined
      const stop = new QueryObserver(queryClient, profile).subscribe(({ data }) => {
        shown = data
      })
      const run = ({ kind, ...step }: Step): Promise<unknown> => {
        const rupees = 'rupees' in step ? step.rupees + 10 : 0
        if (kind === 'bet') return placeBet.send(bet(rupees))
        if (kind === 'withdraw') return withdraw.send({ body: { amount: rupees, method: 'bank' } })
        return queryClient.refetchQueries({ queryKey: profile.queryKey }, { cancelRefetch: false })
      }
      const all = Promise.allSettled(planned.map(run))
      await scheduler.waitFor(all)
      // What an answer made stale is read again a moment later: quiet means a while without a reading.
      for (let quiet = 0; quiet < 5; quiet = queryClient.isFetching() > 0 ? 0 : quiet + 1) {
        await scheduler.waitIdle()
        await new Promise((resolve) => setImmediate(resolve))
      }
      expect(shown?.balance).toBe(balance())
      stop()
      queryClient.clear()
    }),
    { numRuns: 40 },
  )
})
