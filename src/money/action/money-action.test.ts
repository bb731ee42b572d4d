import { QueryObserver } from '@tanstack/react-query'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  input,
  otherInput,
  warmUp,
  type History,
  type HostOutcome,
} from '#tests/testing/bets/bet-host.ts'
import { openBetPage, sendBet } from '#tests/testing/bets/sent-bet.ts'

beforeAll(warmUp)

describe('one send', () => {
  test.each<[HostOutcome, string[], number]>([
    ['taken', ['accepted'], 1],
    ['refused', ['refused'], 0],
    ['lost after', ['unknown', 'found'], 1],
    ['html', ['unknown', 'found'], 1],
    ['taken late', ['unknown', 'found'], 1],
    ['gateway', ['unknown', 'found'], 1],
    ['slow', ['accepted'], 1],
    ['lost before', ['unknown', 'failed'], 0],
    ['broken', ['refused'], 0],
    ['kept, but a 500', ['found'], 1],
  ])('%s: it ends as %j', async (outcome, told, bets) => {
    const { time, host, page } = await sendBet(outcome)
    await time.pass(120_000)
    expect(page.told).toEqual(told)
    expect(host.state.ledger).toHaveLength(bets)
    expect(host.state.posts).toBe(1)
    expect(page.pending.get()).toEqual([])
  })

  test('nothing is called failed while the request can still be on its way', async () => {
    const { time, page } = await sendBet('lost before')
    await time.pass(89_000)
    expect(page.told).toEqual(['unknown'])
    await time.pass(2000)
    expect(page.told).toEqual(['unknown', 'failed'])
  })

  test('a bet whose code couldn’t be fetched was never sent: it fails at once and blocks nothing', async () => {
    const { time, host, page } = openBetPage()
    host.state.codeMissing = true
    void page.send('first')
    await time.pass(100)
    expect(page.told).toEqual(['failed'])
    expect(page.pending.get()).toEqual([])
    host.state.codeMissing = false
    void page.send('second')
    await time.pass(1000)
    expect(page.told).toEqual(['failed', 'accepted'])
    expect(host.state.ledger.map(({ of }) => of)).toEqual(['second'])
  })

  test('a second tap while the first is on its way sends nothing', async () => {
    const { host, page } = await sendBet('slow')
    await expect(page.send('second')).resolves.toEqual({ status: 'busy' })
    expect(host.state.posts).toBe(1)
  })

  test('a 500 in JSON whose history can’t be read stays unknown, with the host’s sentence, until it can', async () => {
    const { time, host, page } = await sendBet('broken', 0)
    host.state.history = 'down'
    await time.pass(5000)
    expect(page.told).toEqual(['unknown'])
    expect(page.pending.get()).toMatchObject([{ serverMessages: ['The ledger is locked'] }])
    host.state.history = 'readable'
    await time.pass(10_000)
    expect(page.told).toEqual(['unknown', 'failed'])
  })

  test('another page doesn’t take such a 500 for the last word: what it proves by is older than the answer', async () => {
    const { time, host, page, open } = await sendBet('broken', 0)
    host.state.history = 'down'
    await time.pass(5000)
    page.close()
    const next = open()
    host.state.history = 'readable'
    await time.pass(60_000)
    expect(next.told).toEqual([])
    await time.pass(60_000)
    expect(next.told).toEqual(['failed'])
  })

  test.each([true, false])(
    'a recorded bet that got a 500 isn’t called failed because the balance rose meanwhile (after a reload: %s)',
    async (isReloaded) => {
      const { time, host, page, open } = openBetPage()
      host.state.history = 'down'
      host.state.outcome = 'kept, but a 500'
      page.queryClient.setQueryData(['getUserProfile', {}], { balance: 1000 })
      void page.send('first')
      await time.pass(10_000)
      if (isReloaded) page.close()
      const last = isReloaded ? open() : page
      // A win, or a deposit that was approved.
      host.state.balance += 500
      host.state.history = 'readable'
      await time.pass(300_000)
      expect(last.told).not.toContain('failed')
      expect(last.pending.get()).toHaveLength(1)
    },
  )

  test('a history that doesn’t answer delays the send by 1.5 s', async () => {
    const { time, host, page } = openBetPage()
    host.state.history = 'down'
    void page.send('first')
    await time.pass(2000)
    expect(host.state.ledger).toHaveLength(1)
  })
})

test('what the history shows counts at once, however long other reads take', async () => {
  const { time, page } = await sendBet('lost after', 0)
  const reading = new QueryObserver(page.queryClient, {
    queryKey: ['getUserProfile', {}],
    queryFn: () => new Promise<never>(() => {}),
  })
  const stop = reading.subscribe(() => {})
  await time.pass(10_000)
  stop()
  expect(page.told).toEqual(['unknown', 'found'])
})

test.each<HostOutcome>(['refused', 'broken'])(
  '%s: what it speaks of is read again',
  async (outcome) => {
    const { time, page } = await sendBet(outcome, 0)
    const keys = [
      ['getUserProfile', {}],
      ['listGames', {}],
      ['listMyBets', {}],
    ]
    for (const key of keys) page.queryClient.setQueryData(key, [])
    await time.pass(120_000)
    const isStale = (key: readonly unknown[]) => page.queryClient.getQueryState(key)?.isInvalidated
    expect(keys.map(isStale)).toEqual([true, true, true])
  },
)

describe('while the outcome is unknown', () => {
  test.each([
    ['on another number', { betNumber: '7' }],
    ['on the other session', { session: 'close' }],
  ] as const)('the same bet has to wait, one %s can be placed', async (_, part) => {
    const { time, host, page } = await sendBet('lost before')
    host.state.outcome = 'taken'
    const again = page.send('second')
    await time.pass(500)
    await expect(again).resolves.toMatchObject({ status: 'blocked' })
    const other = page.send('other', { body: { ...input.body, ...part } })
    await time.pass(500)
    await expect(other).resolves.toMatchObject({ status: 'accepted' })
    expect(host.state.ledger.map(({ of }) => of)).toEqual(['other'])
    // What the other bet took is not taken for the first one's.
    await time.pass(120_000)
    expect(page.told).toEqual(['unknown', 'accepted', 'failed'])
  })

  test('a reload after 0.7 s forgets nothing: it’s found', async () => {
    const { time, host, page, open } = await sendBet('slow', 700)
    page.close()
    await time.pass(100)
    const next = open()
    expect(next.pending.get()).toMatchObject([{ input, phase: 'unknown' }])
    await time.pass(30_000)
    expect(next.told).toEqual(['found'])
    expect(host.state.posts).toBe(1)
  })

  test('successive pages add up how long they watched; two tabs don’t', async () => {
    const { time, page, open } = await sendBet('lost before')
    await time.pass(40_000)
    page.close()
    const [second, third] = [open(), open()]
    await time.pass(40_000)
    expect([second.told, third.told]).toEqual([[], []])
    await time.pass(30_000)
    expect([second.told, third.told]).toEqual([['failed'], ['failed']])
  })

  test('an unreadable row doesn’t prove that the record is missing', async () => {
    const { time, host, page } = await sendBet('taken')
    host.state.outcome = 'lost before'
    host.state.history = 'readable'
    void page.send('second')
    await time.pass(500)
    host.state.history = 'unreadable row'
    await time.pass(300_000)
    expect(page.told).toEqual(['accepted', 'unknown'])
    host.state.history = 'readable'
    await time.pass(60_000)
    expect(page.told).toEqual(['accepted', 'unknown', 'failed'])
  })

  test('a history that stays away is asked for about once a minute in the end', async () => {
    const { time, host, page } = await sendBet('lost before')
    host.state.history = 'down'
    await time.pass(300_000)
    host.state.reads = 0
    await time.pass(600_000)
    // Each of the ten times is a handful of requests.
    expect(host.state.reads).toBeLessThan(70)
    expect(page.told).toEqual(['unknown'])
  })

  test('a record written differently is found', async () => {
    const { time, host, page } = await sendBet('lost after')
    host.state.history = 'in another form'
    await time.pass(10_000)
    expect(page.told).toEqual(['unknown', 'found'])
  })

  test('an older twin that couldn’t be read before the send isn’t taken for its record', async () => {
    const { time, host, page } = openBetPage()
    const twin = { ...input.body, _id: 'old', status: 'pending', betDate: '2025-11-20T00:00:00Z' }
    host.state.ledger.push({ id: 'old', of: 'an older tap', at: 0, row: twin })
    Object.assign(host.state, { history: 'unreadable row', outcome: 'lost before' })
    void page.send('first')
    await time.pass(1000)
    host.state.history = 'readable'
    await time.pass(300_000)
    expect(page.told).toEqual(['unknown'])
  })

  test.each<History>(['renamed', 'ten a page', 'twelve a page'])(
    'a history that is %s: never failed',
    async (history) => {
      const { time, host, page } = openBetPage()
      page.queryClient.setQueryData(['getUserProfile', {}], { balance: 1000 })
      for (let day = 1; day <= 12; day += 1) {
        const betDate = `2025-11-${String(day).padStart(2, '0')}T08:00:00Z`
        const row = { ...otherInput.body, _id: `old-${day}`, status: 'lost', betDate }
        host.state.ledger.push({ id: row._id, of: row._id, at: 0, row })
      }
      Object.assign(host.state, { history, outcome: 'lost after' })
      void page.send('first')
      await time.pass(400_000)
      expect(page.told).toEqual(['unknown'])
      expect(page.pending.get()).toHaveLength(1)
    },
  )

  test('a replica eight seconds behind: found once it shows it', async () => {
    const { time, host, page } = await sendBet('lost after')
    host.state.history = 'late'
    await time.pass(30_000)
    expect(page.told).toEqual(['unknown', 'found'])
  })

  test('the player signs out and in again: it’s still watched', async () => {
    const { time, page, browser } = await sendBet('taken late')
    browser.signIn(null)
    await time.pass(20_000)
    expect(page.pending.get()).toEqual([])
    browser.signIn('5000000000')
    await time.pass(20_000)
    expect([page.told, page.pending.get()]).toEqual([['unknown'], []])
    browser.signIn('5876543210')
    await time.pass(20_000)
    expect(page.told).toEqual(['unknown', 'found'])
  })

  test('given up: the same bet can be placed, and a late record isn’t taken for it', async () => {
    const { time, host, page } = await sendBet('gateway')
    page.action.giveUp(page.pending.get()[0]?.id ?? '')
    host.state.outcome = 'lost before'
    void page.send('second')
    await time.pass(300_000)
    // The first one's record may be the second's: it can't be told.
    expect(page.told).toEqual(['unknown', 'unknown'])
    expect(host.state.ledger.map(({ of }) => of)).toEqual(['first'])
  })
})
