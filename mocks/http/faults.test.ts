import { describe, expect, test } from 'vitest'
import { localMidnightIso } from '#domain/time/dates.ts'
import { friday, refusalOf, testHost } from '../testing/test-backend.ts'
import type { Fault } from './faults.ts'

const body = {
  gameId: 'konkan-day',
  betType: 'jodi',
  session: 'open',
  betNumber: '07',
  betAmount: 50,
  gameDate: localMidnightIso(friday),
} as const

/** What the client sees of one bet under a fault, and whether the host recorded it. */
async function betUnder(fault: Fault) {
  const { backend, as } = testHost()
  backend.faults.next('placeBet', fault)
  const error = await refusalOf(as('sample').call('placeBet', { body }))
  const recorded = backend.db.bet.count({ where: { betNumber: { equals: '07' } } }) === 1
  return { kind: error.kind, status: error.status, recorded, log: backend.log.list().at(-1) }
}

describe('a bet under each fault', () => {
  test.each<[Fault, Partial<Awaited<ReturnType<typeof betUnder>>>]>([
    [
      { kind: 'status', status: 503 },
      { kind: 'server', status: 503, recorded: false },
    ],
    [{ kind: 'network' }, { kind: 'network', status: null, recorded: false }],
    [{ kind: 'lost-answer' }, { kind: 'network', status: null, recorded: true }],
    [{ kind: 'malformed' }, { kind: 'malformed', recorded: true }],
    [{ kind: 'wrong-type' }, { kind: 'malformed', recorded: true }],
    [{ kind: 'empty' }, { kind: 'malformed', recorded: true }],
  ])('$kind', async (fault, seen) => {
    const outcome = await betUnder(fault)
    expect(outcome).toMatchObject(seen)
    expect(outcome.log).toMatchObject({ operation: 'placeBet', fault: fault.kind })
  })

  test.each([
    ['timeout', false],
    ['lost-answer-timeout', true],
  ] as const)('%s: no answer ever comes', async (kind, recorded) => {
    const { backend, as } = testHost()
    backend.faults.next('placeBet', { kind })
    const giveUp = new AbortController()
    const call = refusalOf(as('sample').call('placeBet', { body }, { signal: giveUp.signal }))
    await expect.poll(() => backend.log.list().length).toBe(1)
    giveUp.abort()
    await expect(call).resolves.toMatchObject({ kind: 'aborted' })
    expect(backend.db.bet.findMany({ where: { betNumber: { equals: '07' } } })).toHaveLength(
      recorded ? 1 : 0,
    )
  })

  test('slow: the answer comes after its delay', async () => {
    const { backend, as } = testHost()
    backend.faults.next('listGames', { kind: 'slow', ms: 30 })
    await expect(as('sample').call('listGames')).resolves.toHaveLength(5)
    expect(backend.log.list()[0]?.ms).toBeGreaterThanOrEqual(29)
  })
})

test('a status carries the chosen body', async () => {
  const { backend, as } = testHost()
  const chosen = { errors: [{ msg: 'Closed for repair' }] }
  backend.faults.next('listGames', { kind: 'status', status: 400, body: chosen })
  const error = await refusalOf(as('sample').call('listGames'))
  expect(error).toMatchObject({ kind: 'refused', status: 400, problems: ['Closed for repair'] })
})

test('a fault hits only its operation, as often as planned', async () => {
  const { backend, as } = testHost()
  const client = as('sample')
  const fault = { kind: 'status', status: 500 } as const
  backend.faults.add({ operation: 'listGames', fault, times: 2 })
  await client.call('listMyBets')
  await refusalOf(client.call('listGames'))
  expect(backend.faults.list()).toMatchObject([{ operation: 'listGames', left: 1 }])
  await refusalOf(client.call('listGames'))
  await expect(client.call('listGames')).resolves.toHaveLength(5)
})

test('a fault on everything stays until it is cleared', async () => {
  const { backend, as } = testHost()
  const id = backend.faults.add({ operation: '*', fault: { kind: 'network' } })
  await refusalOf(as('sample').call('listGames'))
  await refusalOf(as(null).call('listBanners'))
  backend.faults.clear(id)
  await expect(as('sample').call('listGames')).resolves.toHaveLength(5)
})

test('a wrong type is named in the log', async () => {
  const { backend, as } = testHost()
  backend.faults.next('getUserProfile', { kind: 'wrong-type' })
  await refusalOf(as('sample').call('getUserProfile'))
  expect(backend.log.list()[0]?.differs).toContain('at user.name')
})

test('the log keeps no passwords or tokens', async () => {
  const { backend, as } = testHost()
  await as(null).call('login', { body: { mobileNumber: '5876543210', password: 'play123' } })
  const [entry] = backend.log.list()
  expect(entry).toMatchObject({
    operation: 'login',
    method: 'POST',
    path: '/api/auth/login',
    status: 200,
    request: { mobileNumber: '5876543210', password: '•••' },
    response: { token: '•••' },
  })
})

test('a malformed fault is refused', () => {
  const { backend } = testHost()
  expect(() =>
    backend.faults.add({ operation: 'listGames', fault: { kind: 'status', status: 200 } }),
  ).toThrow(/status/)
})
