import { describe, expect, test } from 'vitest'
import { actionOf, host, input, memory } from '#tests/support/money-host.ts'

describe('two tabs of one browser', () => {
  /** Two actions that share what a browser shares: the storage and the locks. */
  function twoTabs() {
    const { state, fetch } = host()
    const storage = memory()
    let last: Promise<unknown> = Promise.resolve()
    const oneTabAtATime = <T>(_name: string, job: () => Promise<T>): Promise<T> => {
      const turn = last.then(job)
      last = turn.catch(() => undefined)
      return turn
    }
    const tab = () => actionOf(fetch, storage, false, oneTabAtATime).action
    return { state, first: tab(), second: tab() }
  }

  test('one that opens during a send waits for its answer before it asks the host', async () => {
    const { state, first, second } = twoTabs()
    let answer = () => {}
    state.held = new Promise((resolve) => (answer = resolve))
    const sending = first.send(input)
    await expect.poll(() => state.posts).toBe(1)
    expect(second.pending()).toEqual(input)
    const asking = second.reconcile()
    let asked = false
    void asking.then(() => (asked = true))
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(asked).toBe(false)
    expect(second.pending()).toEqual(input)
    answer()
    await expect(sending).resolves.toMatchObject({ status: 'done' })
    await expect(asking).resolves.toBeNull()
    expect(state.posts).toBe(1)
  })

  test('a bet of one is not taken for the lost one of the other', async () => {
    const { state, first, second } = twoTabs()
    await second.prepare()
    await first.send(input)
    state.answer = 'lost-before'
    await expect(second.send(input)).resolves.toMatchObject({ status: 'failed' })
    expect(state.bets).toHaveLength(1)
  })

  test('nothing is sent by one while a send of the other is of unknown outcome', async () => {
    const { state, first, second } = twoTabs()
    await second.prepare()
    state.historyDown = true
    state.answer = 'lost-after'
    await expect(first.send(input)).resolves.toMatchObject({ status: 'unknown' })
    state.answer = 'ok'
    await expect(second.send(input)).resolves.toEqual({ status: 'busy' })
    expect(second.pending()).toEqual(input)
    expect(state.posts).toBe(1)
  })
})
