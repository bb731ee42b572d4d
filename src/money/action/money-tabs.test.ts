import { beforeAll, describe, expect, test } from 'vitest'
import { otherInput, warmUp, type HostOutcome } from '#tests/testing/bets/bet-host.ts'
import { sendBet } from '#tests/testing/bets/sent-bet.ts'
import type { StoredIntent } from '../storage/pending.ts'
import { storedMoneyKey } from '../storage/stored-money.ts'

beforeAll(warmUp)

describe('two tabs', () => {
  test('one that opens during a send waits for its answer, and claims nothing', async () => {
    const { time, host, page, open } = await sendBet('slow')
    const other = open()
    await time.pass(5000)
    expect(other.told).toEqual([])
    expect(other.pending.get()).toHaveLength(1)
    await time.pass(10_000)
    expect([page.told, other.told]).toEqual([['accepted'], []])
    other.pending.reload()
    expect(other.pending.get()).toEqual([])
    expect(host.state.posts).toBe(1)
  })

  test('what one finds out, both say', async () => {
    const { time, page, open } = await sendBet('taken late', 1000)
    const other = open()
    await time.pass(120_000)
    expect([page.told, other.told]).toEqual([['unknown', 'found'], ['found']])
    expect(other.pending.get()).toEqual([])
  })

  test('one of an earlier release calls the host’s sentences `said`, and is understood', async () => {
    const { browser, page } = await sendBet('taken late', 20_000)
    const stored = JSON.parse(browser.storage.get(storedMoneyKey('placeBet', '5876543210')) ?? '[]')
    expect(stored).toMatchObject([{ said: [] }])
    const heard: StoredIntent<'placeBet'>[] = []
    page.action.onOutcome((_, intent) => heard.push(intent))
    browser.otherTabsOf({}).broadcast('ank.money.placeBet', {
      owner: '5876543210',
      balance: null,
      ended: {
        outcome: { status: 'failed', error: null },
        intent: { ...stored[0], said: ['The market is closed'] },
      },
    })
    expect(heard).toMatchObject([{ serverMessages: ['The market is closed'] }])
  })

  test('what one sends the others, one of an earlier release can read', async () => {
    const { browser, time } = await sendBet('taken late', 1000)
    const heard: unknown[] = []
    browser.otherTabsOf({}).listen('ank.money.placeBet', (message) => heard.push(message))
    await time.pass(120_000)
    expect(heard).toContainEqual(
      expect.objectContaining({
        ended: expect.objectContaining({ intent: expect.objectContaining({ said: [] }) }),
      }),
    )
  })

  test('one doesn’t send the same bet while the other’s outcome is unknown', async () => {
    const { time, host, open } = await sendBet('lost before')
    const sending = open().send('second')
    await time.pass(500)
    await expect(sending).resolves.toMatchObject({ status: 'blocked' })
    expect(host.state.posts).toBe(1)
  })

  test('both bet against one limit: what one sends is counted before the other’s', async () => {
    const { time, host, page, open } = await sendBet('slow', 0)
    await page.safePlay.setLimit('stake', 'day', 90)
    const other = open()
    const second = other.send('second', otherInput)
    await time.pass(20_000)
    await expect(second).resolves.toMatchObject({
      status: 'limited',
      problem: { code: 'over', span: 'day', left: 40, amount: 90 },
    })
    expect(host.state.posts).toBe(1)
  })
})

describe('the phone’s limit', () => {
  const counted = (page: Awaited<ReturnType<typeof sendBet>>['page']) =>
    Object.values(page.safePlay.store.getState().spent.stake)

  test.each<[HostOutcome, number]>([
    ['taken', 50],
    ['lost after', 50],
    ['taken late', 50],
    ['refused', 0],
    ['lost before', 0],
  ])('%s: ₹%i of ₹50 count in the end', async (outcome, rupees) => {
    const { time, page } = await sendBet(outcome)
    await time.pass(120_000)
    expect(counted(page)).toEqual([rupees])
  })

  test('an unknown bet counts until it’s known, also when given up', async () => {
    const { time, page } = await sendBet('lost before')
    expect(counted(page)).toEqual([50])
    page.action.giveUp(page.action.unknown()[0]?.id ?? '')
    await time.pass(120_000)
    expect(counted(page)).toEqual([50])
  })

  test('a time-out lets nothing out', async () => {
    const { time, host, page } = await sendBet('taken')
    await page.safePlay.timeOut(1)
    const second = page.send('second', otherInput)
    await time.pass(5000)
    await expect(second).resolves.toMatchObject({ problem: { code: 'time-out' } })
    expect(host.state.posts).toBe(1)
  })
})
