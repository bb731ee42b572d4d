import { beforeAll, describe, expect, test, vi } from 'vitest'
import { keyOf } from '#data/queries.ts'
import { betTypes } from '#domain/bet/bet-types.ts'
import { addToSlip, type SlipBet } from '#domain/bet/slip.ts'
import { warmUp } from '#tests/testing/bets/bet-host.ts'
import { openBetPage } from '#tests/testing/bets/sent-bet.ts'
import { createSlipLines } from './slip-lines.ts'
import { createSlipRunner } from './slip-runner.ts'

beforeAll(warmUp)

const game = {
  _id: 'g1',
  gameName: 'Konkan Day',
  openTime: '00:01',
  closeTime: '23:59',
  isActive: true,
  result: '',
}
const digit = (number: string, amount: number | null = 50): SlipBet => ({
  gameId: 'g1',
  session: 'close',
  number,
  amount,
})

/** A slip of single digits on an open screen, of a player with ₹1,000. */
function openSlip(...bets: readonly SlipBet[]) {
  const { time, host, page } = openBetPage()
  page.queryClient.setQueryData(keyOf('listGames', {}), [game])
  page.queryClient.setQueryData(keyOf('getUserProfile', {}), { balance: 1000 })
  let stored = { lines: '' }
  const draft = {
    latest: () => stored,
    change: (next: typeof stored) => void (stored = next),
    clear: () => void (stored = { lines: '' }),
  }
  // Noon of the day on which the game is open.
  const clock = { now: () => new Date(2026, 10, 19, 12).getTime(), subscribe: () => () => {} }
  const lines = createSlipLines(betTypes.single, draft, { clock, queryClient: page.queryClient })
  const limit = vi.fn<ReturnType<typeof openBetPage>['page']['safePlay']['problem']>(() => null)
  const runner = createSlipRunner({ action: page.action, lines, safePlay: { problem: limit } })
  for (const bet of bets) lines.write(addToSlip(lines.read(), bet) ?? [])
  const leave = runner.open()
  const onEnd = vi.fn()
  return {
    time,
    host,
    runner,
    lines,
    limit,
    leave,
    onEnd,
    send: (balance: number | null = 1000, each: number | null = null) =>
      runner.send(balance, each, onEnd),
    /** '6 placed' for each line. */
    states: () => lines.read().map(({ number, state }) => `${number} ${state}`),
    sent: () => host.state.ledger.map(({ row }) => `${row['betNumber']} ₹${row['betAmount']}`),
    problem: () => runner.store.getState().problem,
  }
}

test('line after line, each with its own amount or the form’s, and then the end', async () => {
  const slip = openSlip(digit('6'), digit('7', null))
  slip.send(1000, 20)
  expect(slip.runner.store.getState()).toMatchObject({
    running: true,
    going: { count: 2, sum: 70 },
  })
  await slip.time.pass(10)
  expect(slip.states()).toEqual(['6 started', '7 unsent'])
  await slip.time.pass(2000)
  expect(slip.sent()).toEqual(['6 ₹50', '7 ₹20'])
  expect(slip.states()).toEqual(['6 placed', '7 placed'])
  expect(slip.onEnd).toHaveBeenCalledExactlyOnceWith(true)
  expect(slip.runner.store.getState()).toMatchObject({ running: false, isOver: true })
})

test('a second press while it’s under way sends nothing, and nothing can be changed', async () => {
  const slip = openSlip(digit('6'), digit('7'))
  slip.send()
  slip.send()
  slip.runner.edit(() => [])
  await slip.time.pass(10)
  expect(slip.states()).toEqual(['6 started', '7 unsent'])
  expect(slip.runner.store.getState()).toMatchObject({ running: true, problem: null })
  await slip.time.pass(2000)
  expect(slip.sent()).toEqual(['6 ₹50', '7 ₹50'])
  slip.send()
  await slip.time.pass(2000)
  expect(slip.host.state.posts).toBe(2)
})

test('a refusal of one bet is no reason to stop', async () => {
  const slip = openSlip(digit('6'), digit('7'))
  slip.host.state.outcome = 'refused'
  slip.send()
  await slip.time.pass(50)
  slip.host.state.outcome = 'taken'
  await slip.time.pass(2000)
  expect(slip.states()).toEqual(['6 refused', '7 placed'])
  expect(slip.onEnd).toHaveBeenCalledExactlyOnceWith(false)
})

describe('the rest waits, and it’s said why', () => {
  test.each(['lost before', 'html'] as const)('after no clear answer (%s)', async (outcome) => {
    const slip = openSlip(digit('6'), digit('7'))
    slip.host.state.outcome = outcome
    slip.send()
    await slip.time.pass(1000)
    expect(slip.host.state.posts).toBe(1)
    expect(slip.states()[1]).toBe('7 unsent')
    expect(slip.problem()).toBe(
      'One bet got no reply, so we stopped. The bets still waiting weren’t sent.',
    )
    expect(slip.onEnd).not.toHaveBeenCalled()
  })

  test('after a refusal that is true of all of them', async () => {
    const slip = openSlip(digit('6'), digit('7'))
    const body = { message: 'Insufficient balance' }
    slip.host.state.dealt = { times: 0, gives: () => Response.json(body, { status: 400 }) }
    slip.send()
    await slip.time.pass(2000)
    expect(slip.states()).toEqual(['6 refused', '7 unsent'])
    expect(slip.lines.read()[0]?.reasons).toEqual(['Insufficient balance'])
    expect(slip.problem()).toBe('We stopped here. The bets still waiting weren’t sent.')
  })

  test('without a connection', async () => {
    const slip = openSlip(digit('6'), digit('7'))
    slip.send()
    slip.runner.setOnline(false)
    await slip.time.pass(2000)
    expect(slip.states()).toEqual(['6 placed', '7 unsent'])
    expect(slip.problem()).toBe('You’re offline. The bets still waiting weren’t sent.')
  })

  test('once the player was in another app, even if only for a moment', async () => {
    const slip = openSlip(digit('6'), digit('7'))
    slip.send()
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    seen.mockRestore()
    await slip.time.pass(2000)
    expect(slip.states()).toEqual(['6 placed', '7 unsent'])
    expect(slip.problem()).toContain('You left the app, so we stopped.')
  })
})

test('leaving the screen sends nothing more; the next one takes up what was handed over', async () => {
  const slip = openSlip(digit('6'), digit('7'))
  slip.host.state.outcome = 'slow'
  slip.send()
  await slip.time.pass(1000)
  slip.leave()
  await slip.time.pass(30_000)
  expect(slip.states()).toEqual(['6 started', '7 unsent'])
  expect(slip.host.state.posts).toBe(1)
  expect(slip.onEnd).not.toHaveBeenCalled()
  slip.runner.open()
  // It was placed while nobody was there to note it.
  expect(slip.states()).toEqual(['6 lost', '7 unsent'])
})

test('more than the balance isn’t sent at all', async () => {
  const slip = openSlip(digit('6'), digit('7'))
  slip.send(60)
  await slip.time.pass(2000)
  expect(slip.host.state.posts).toBe(0)
  expect(slip.problem()).toBe('Insufficient balance')
  expect(slip.runner.store.getState().isLimited).toBe(false)
})

test('more than the player’s own limit isn’t sent at all', async () => {
  const slip = openSlip(digit('6'), digit('7'))
  const limit = { kind: 'stake', span: 'day', left: 20, amount: 500, until: 0 } as const
  slip.limit.mockReturnValue({ code: 'over', ...limit })
  slip.send()
  await slip.time.pass(2000)
  expect(slip.limit).toHaveBeenCalledWith({ kind: 'stake', rupees: 100 })
  expect(slip.host.state.posts).toBe(0)
  expect(slip.runner.store.getState().isLimited).toBe(true)
  // Another problem isn’t the limit’s.
  slip.runner.say('6 is already in your slip.')
  expect(slip.runner.store.getState().isLimited).toBe(false)
})

test('a line that can’t be placed now isn’t sent', async () => {
  const slip = openSlip({ ...digit('6'), gameId: 'gone' }, digit('7'))
  slip.send()
  await slip.time.pass(2000)
  expect(slip.host.state.posts).toBe(0)
  expect(slip.states()).toEqual(['6 refused', '7 unsent'])
})
