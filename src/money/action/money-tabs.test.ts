import { beforeAll, describe, expect, test } from 'vitest'
import { warmUp } from '#tests/testing/bets/bet-host.ts'
import { sent } from '#tests/testing/bets/sent-bet.ts'

beforeAll(warmUp)

describe('two tabs', () => {
  test('one that opens during a send waits for its answer, and claims nothing', async () => {
    const { time, host, page, open } = await sent('slow')
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
    const { time, page, open } = await sent('taken late', 1000)
    const other = open()
    await time.pass(120_000)
    expect([page.told, other.told]).toEqual([['unknown', 'found'], ['found']])
    expect(other.pending.get()).toEqual([])
  })

  test('one doesn’t send the same bet while the other’s outcome is unknown', async () => {
    const { time, host, open } = await sent('lost before')
    const sending = open().send('second')
    await time.pass(500)
    await expect(sending).resolves.toMatchObject({ status: 'blocked' })
    expect(host.state.posts).toBe(1)
  })
})
