import { ApiError, refusalSentences } from '#api/api-error.ts'
import { localMidnightIso } from '#domain/time/dates.ts'
import { players } from '#mocks/seed/players.ts'
import { defineScenario, type Stage } from '../define.ts'
import { playerOf } from '../steps.ts'

const bet = { gameId: 'konkan-day', betType: 'single', session: 'close', betNumber: '7' } as const
const key = 'retry-is-safe'

/** Sends the bet, with or without the key; returns the response in words. */
async function send(stage: Stage, betAmount: number, idempotencyKey?: string): Promise<string> {
  const body = { ...bet, betAmount, gameDate: localMidnightIso(stage.clock.now()) }
  const options = idempotencyKey === undefined ? {} : { idempotencyKey }
  try {
    const { newBalance } = await playerOf(stage, 'sample').call('placeBet', { body }, options)
    return `New balance ₹${newBalance.toLocaleString('en-IN')}`
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.unreachable ? 'No reply' : refusalSentences(error, error.message).join(' ')
  }
}

/** How often the host has the bet. */
function records({ backend }: Stage): string {
  const { length } = backend.db.bet.findMany({
    where: {
      accountId: { equals: players.sample.id },
      gameId: { equals: bet.gameId },
      betNumber: { equals: bet.betNumber },
      status: { equals: 'pending' },
    },
  })
  return length === 1 ? 'one record' : `${length} records`
}

/** The host accepts Idempotency-Key: requests with the same key are carried out once. */
export const retryIsSafe = defineScenario({
  id: 'retry-is-safe',
  title: 'Retry is safe',
  effect: 'The same request, sent twice with one Idempotency-Key: the same reply and one record',
  audience: 'developers',
  also: 'idempotency-key, lost answer, repeat, duplicate, twice',
  start: '/bidding-history',
  script: [
    {
      title: 'Player bets ₹200 with a key, but the reply is lost',
      say: 'The reply is lost, but the server has recorded the bet.',
      async run(stage) {
        stage.backend.faults.next('placeBet', { kind: 'lost-answer' })
        return `${await send(stage, 200, key)}, but ${records(stage)} at the host.`
      },
    },
    {
      title: 'The same request again, with the same key',
      say: 'The same request gets the same reply, and there’s still only one bet.',
      run: async (stage) => `${await send(stage, 200, key)}, and still ${records(stage)}.`,
    },
    {
      title: 'Another amount with the same key: refused',
      say: 'A different request under the same key is refused.',
      run: async (stage) => `“${await send(stage, 300, key)}” Still ${records(stage)}.`,
    },
    {
      title: 'The same bet without a key: a second record',
      say: 'Without a key, the server can’t know, and records a second bet.',
      run: async (stage) => `${await send(stage, 200)}, and now ${records(stage)}.`,
    },
  ],
})
