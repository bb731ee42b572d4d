import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { manualClock } from '#domain/clock.ts'
import { createClient } from './client.ts'
import { createMoneyAction, type MoneyActionDeps } from './money-action.ts'
import { createQueryClient } from './queries.ts'
import type { KeyValueStore } from './session.ts'

const input = {
  body: {
    gameId: 'g1',
    betType: 'single',
    session: 'open',
    betNumber: '6',
    betAmount: 50,
    gameDate: '2026-11-19T18:30:00.000Z',
  },
} as const

const record = (id: string) => ({
  _id: id,
  betType: 'single',
  gameId: 'g1',
  gameName: 'Konkan Day',
  session: 'open',
  betNumber: '6',
  betAmount: 50,
  status: 'pending',
  betDate: '2026-11-20T08:00:00.000Z',
})

function memory(): KeyValueStore {
  const map = new Map<string, string>()
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
}

type Answer = 'ok' | 'refused' | 'lost-after' | 'lost-before' | 'failed-after' | 'unreadable-after'

/** A host with a list of bets; what it does with the next bet and the next reading is set by hand. */
function host(before: string[] = []) {
  const state = {
    bets: before.map(record),
    posts: 0,
    answer: 'ok' as Answer,
    historyDown: false,
    /** What the next answer of a send waits for. */
    held: Promise.resolve(),
  }
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    await Promise.resolve()
    if (init?.method === 'GET') {
      if (state.historyDown) throw new TypeError('Failed to fetch')
      return Response.json({ bets: state.bets, url: String(url) })
    }
    state.posts += 1
    if (state.answer === 'lost-before') throw new TypeError('Failed to fetch')
    if (state.answer === 'refused') return Response.json({ message: 'No' }, { status: 400 })
    const { answer, held } = state
    await held
    state.bets = [...state.bets, record(`new-${state.posts}`)]
    if (answer === 'lost-after') throw new TypeError('Failed to fetch')
    if (answer === 'failed-after') return new Response('oops', { status: 502 })
    if (answer === 'unreadable-after') return new Response('<html>')
    return Response.json({ newBalance: 950 })
  }
  return { state, fetch }
}

function actionOf(
  fetch: ReturnType<typeof host>['fetch'],
  storage = memory(),
  unique = false,
  oneTabAtATime?: MoneyActionDeps['oneTabAtATime'],
) {
  const client = createClient({ host: '', token: () => 't', fetch })
  const action = createMoneyAction(
    {
      operation: 'placeBet',
      history: 'listMyBets',
      idOf: (row) => row._id,
      matches: (row, { body }) => row.betNumber === body.betNumber && row.gameId === body.gameId,
      unique,
    },
    {
      client,
      queryClient: createQueryClient({ retryDelayMs: 0 }),
      storage,
      clock: manualClock(0),
      wait: () => Promise.resolve(),
      ...(oneTabAtATime && { oneTabAtATime }),
    },
  )
  return { action, storage }
}

describe('one send', () => {
  test('the host says yes', async () => {
    const { state, fetch } = host()
    const { action } = actionOf(fetch)
    await expect(action.send(input)).resolves.toEqual({
      status: 'done',
      answer: { newBalance: 950 },
    })
    expect(state.posts).toBe(1)
    expect(action.pending()).toBeNull()
    await expect(action.confirm(input)).resolves.toMatchObject({ _id: 'new-1' })
  })

  test('the host says no', async () => {
    const { state, fetch } = host()
    state.answer = 'refused'
    const { action } = actionOf(fetch)
    await expect(action.send(input)).resolves.toMatchObject({ status: 'failed' })
    expect(action.pending()).toBeNull()
  })

  test.each(['lost-after', 'failed-after', 'unreadable-after'] as const)(
    'recorded although the answer was %s, also beside an older bet like it',
    async (answer) => {
      const { state, fetch } = host(['old'])
      state.answer = answer
      const { action } = actionOf(fetch)
      await expect(action.send(input)).resolves.toMatchObject({
        status: 'recorded',
        row: { _id: 'new-1' },
      })
      expect(state.posts).toBe(1)
    },
  )

  test('never arrived: an older bet like it is not taken for it', async () => {
    const { state, fetch } = host(['old'])
    state.answer = 'lost-before'
    const { action } = actionOf(fetch)
    await expect(action.send(input)).resolves.toMatchObject({ status: 'failed' })
  })

  test('a second send while the first runs sends nothing', async () => {
    const { state, fetch } = host()
    const { action } = actionOf(fetch)
    const both = await Promise.all([action.send(input), action.send(input)])
    expect(both.map((outcome) => outcome.status)).toEqual(['done', 'busy'])
    expect(state.posts).toBe(1)
  })
})

describe('an outcome that stays unknown', () => {
  test('is kept over a reload and found later', async () => {
    const { state, fetch } = host()
    const { action, storage } = actionOf(fetch)
    await action.prepare()
    state.answer = 'lost-after'
    state.historyDown = true
    await expect(action.send(input)).resolves.toMatchObject({ status: 'unknown' })

    state.historyDown = false
    const reloaded = actionOf(fetch, storage).action
    expect(reloaded.pending()).toEqual(input)
    await expect(reloaded.reconcile()).resolves.toMatchObject({
      status: 'recorded',
      row: { _id: 'new-1' },
    })
    expect(reloaded.pending()).toBeNull()
    expect(state.posts).toBe(1)
  })

  test('stays unknown when no list from before tells two equal bets apart', async () => {
    const { state, fetch } = host(['old'])
    const { action } = actionOf(fetch)
    state.historyDown = true
    state.answer = 'lost-before'
    const sending = action.send(input)
    await Promise.resolve()
    await sending
    state.historyDown = false
    await expect(action.reconcile()).resolves.toMatchObject({ status: 'unknown' })
  })

  test('is given up when the player says that he has looked', async () => {
    const { state, fetch } = host()
    const { action } = actionOf(fetch)
    state.historyDown = true
    state.answer = 'lost-before'
    await action.send(input)
    action.forget()
    expect(action.pending()).toBeNull()
    await expect(action.reconcile()).resolves.toBeNull()
  })

  test('with nothing pending there is nothing to reconcile', async () => {
    await expect(actionOf(host().fetch).action.reconcile()).resolves.toBeNull()
  })
})

describe('a request that carries an id of its own', () => {
  const uniqueAction = (fetch: ReturnType<typeof host>['fetch']) =>
    actionOf(fetch, memory(), true).action

  test('is not sent again once the history holds it', async () => {
    const { state, fetch } = host(['earlier-try'])
    await expect(uniqueAction(fetch).send(input)).resolves.toMatchObject({
      status: 'recorded',
      row: { _id: 'earlier-try' },
    })
    expect(state.posts).toBe(0)
  })

  test('refused because an earlier try arrived late: it is recorded', async () => {
    const { state, fetch } = host()
    const action = uniqueAction(fetch)
    await action.prepare()
    state.answer = 'refused'
    state.bets = [record('earlier-try')]
    await expect(action.send(input)).resolves.toMatchObject({
      status: 'recorded',
      row: { _id: 'earlier-try' },
    })
    expect(action.pending()).toBeNull()
  })

  test('refused for another reason: it failed', async () => {
    const { state, fetch } = host()
    state.answer = 'refused'
    await expect(uniqueAction(fetch).send(input)).resolves.toMatchObject({ status: 'failed' })
  })

  test('is recognised without a list from before', async () => {
    const { state, fetch } = host()
    const action = uniqueAction(fetch)
    state.historyDown = true
    state.answer = 'lost-after'
    await expect(action.send(input)).resolves.toMatchObject({ status: 'unknown' })
    state.historyDown = false
    await expect(action.reconcile()).resolves.toMatchObject({ status: 'recorded' })
  })
})

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
    await new Promise((resolve) => setTimeout(resolve, 20))
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

test('whatever happens to the answers, the outcome agrees with what the host recorded', async () => {
  const answers: Answer[] = [
    'ok',
    'refused',
    'lost-after',
    'lost-before',
    'failed-after',
    'unreadable-after',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ answer: fc.constantFrom(...answers), down: fc.boolean() }), {
        maxLength: 8,
      }),
      async (steps) => {
        const { state, fetch } = host(['old'])
        const { action } = actionOf(fetch)
        await action.prepare()
        for (const { answer, down } of steps) {
          const before = state.bets.length
          state.answer = answer
          state.historyDown = false
          await action.prepare()
          state.historyDown = down
          const outcome = await action.send(input)
          const recorded = state.bets.length - before
          if (outcome.status === 'done' || outcome.status === 'recorded') expect(recorded).toBe(1)
          else if (outcome.status === 'failed') expect(recorded).toBe(0)
          else expect(down).toBe(true)
          state.historyDown = false
          await action.reconcile()
        }
      },
    ),
    { numRuns: 60 },
  )
})
