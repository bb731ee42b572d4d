import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actionOf, type Answer, host, input, memory, record } from '#tests/support/money-host.ts'

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
