import { describe, expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { scenarios } from '#scenarios/registry.ts'
import { tokenKey } from '#session/session.ts'
import { startController } from '#tests/testing/demo-controller.ts'
import { toSend } from '../recording/link.ts'
import { parseRecording, recordingText } from '../recording/portable.ts'

test.each(scenarios)(
  '$title: each step is taken back to the moment before it',
  async ({ id, script }) => {
    const { controller, situation, backend } = startController(id)
    const before: ReturnType<typeof situation>[] = []
    for (const { title } of script) {
      before.push(situation())
      await controller.next()
      expect(controller.state().said).toMatchObject({ text: `Done: ${title}`, failed: false })
    }
    const balances = backend.db.account.getAll().map((each) => balanceOf(backend.db, each.id))
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(0)
    for (const expected of before.toReversed()) {
      await controller.undo()
      expect(situation()).toEqual(expected)
    }
    expect(controller.state().done).toBe(0)
  },
)

describe('a step', () => {
  test('whose effect the phone can’t show is done at the host, and isn’t said to be seen', async () => {
    const { controller, unseen, balance } = startController('regular-day')
    unseen.sentence = 'The phone can’t show it without a network.'
    await controller.next()
    expect(balance()).toBe(12_250)
    expect(controller.state()).toMatchObject({
      done: 1,
      said: {
        text: 'Done at the host: Player bets ₹200 on open digit 1',
        note: 'The phone can’t show it without a network.',
        failed: true,
      },
    })
  })

  test('is undone along with everything that happened since', async () => {
    const { controller, backend, balance } = startController('regular-day')
    await controller.next()
    backend.commands.addPlayMoney({ accountId: 'sample-player', amount: 5 })
    await controller.undo()
    expect(balance()).toBe(12_450)
  })

  test('is done once however often it’s asked for', async () => {
    const { controller, backend, balance } = startController('regular-day')
    backend.faults.setLatency('4g')
    await Promise.all([controller.next(), controller.next(), controller.next()])
    expect([controller.state().done, balance()]).toEqual([1, 12_250])
  })

  test('of the staff has its screen in view before they act; a player’s, once they have', async () => {
    const { controller, backend, opened } = startController('regular-day')
    await controller.next()
    expect(opened).toEqual(['/bidding-history'])
    await controller.next()
    let seenOn: string | undefined
    backend.subscribe(() => (seenOn ??= opened.at(-1)))
    await controller.next()
    expect(seenOn).toBe('/winning-history')
  })

  test('that a jump ends on is the one that is shown', async () => {
    const { controller, opened, shown } = startController('regular-day')
    await controller.play(3)
    const [, , third] = controller.scenario().script
    expect([opened.at(-1), shown]).toEqual(['/winning-history', [third?.view.join()]])
    await controller.goTo(1)
    expect([opened.at(-1), shown.length]).toEqual(['/bidding-history', 2])
    await controller.goTo(0)
    expect([opened.at(-1), shown.length]).toEqual(['/dashboard', 2])
  })

  test('that’s still under way doesn’t move a scenario that’s chosen meanwhile', async () => {
    const { controller, backend, balance } = startController('regular-day')
    backend.faults.setLatency('4g')
    const slow = controller.next()
    await controller.choose('low-balance')
    await slow
    expect(controller.state()).toMatchObject({ scenario: 'low-balance', done: 0 })
    expect(balance()).toBe(640)
  })

  test.each([
    ['another scenario is chosen', 'choose'],
    ['it’s undone', 'undo'],
    ['another moment is gone to', 'goTo'],
  ] as const)('that’s still under way when %s presses nothing afterwards', async (_, move) => {
    const { controller, opened, balance } = startController('regular-day')
    const pressed: string[] = []
    controller.attachScreen({
      open: (path) => opened.push(path) > 0,
      clear() {},
      scrollToTop() {},
      place: () => ({ path: '/dashboard', top: 0 }),
      restore: async () => {},
      show: async () => null,
      async perform(gestures, _session, isWanted) {
        void moves[move]()
        for (const gesture of gestures) {
          await Promise.resolve()
          if (isWanted()) pressed.push(JSON.stringify(gesture))
        }
      },
    })
    const moves = {
      choose: () => controller.choose('regular-day'),
      undo: () => controller.undo(),
      goTo: () => controller.goTo(0),
    }
    await controller.next()
    await expect.poll(() => controller.state().done).toBe(0)
    expect([pressed, balance()]).toEqual([[], 12_450])
    // The next step isn't held up by the one that was left.
    await controller.play(1)
    expect([controller.state().done, balance()]).toEqual([1, 12_250])
  })

  test('during which the page is reloaded hasn’t been done, unless it has made a call', async () => {
    const { controller, backend } = startController('regular-day')
    const stored = () => controller.recorder.present().events.map(({ step }) => step)
    const seen: unknown[] = []
    controller.attachScreen({
      open: () => true,
      clear() {},
      scrollToTop() {},
      place: () => ({ path: '/dashboard', top: 0 }),
      restore: async () => {},
      show: async () => null,
      async perform() {
        seen.push(stored())
        backend.commands.addPlayMoney({ accountId: 'sample-player', amount: 5 })
        seen.push(stored())
      },
    })
    await controller.next()
    expect(seen).toEqual([[], [0]])
    expect(stored()).toEqual([0])
  })

  test('that only looks is stored once it’s over', async () => {
    const { controller } = startController('declared-results')
    await controller.play(2)
    let stored = 0
    const stop = controller.recorder.subscribe(() => {
      stored = controller.recorder.present().events.length
    })
    await controller.next()
    stop()
    expect(stored).toBe(3)
  })

  test('that can’t run any more is skipped, and the host says why', async () => {
    const { controller, clock } = startController('regular-day')
    clock.set(new Date(2026, 10, 20, 15, 5).getTime())
    await controller.next()
    expect(controller.state()).toMatchObject({
      done: 1,
      said: {
        text: 'Skipped: Player bets ₹200 on open digit 1',
        note: 'Open session betting has closed',
      },
    })
  })

  test('that was done by hand is passed over', async () => {
    const { controller, backend } = startController('admin-approvals')
    await controller.next()
    const [request] = backend.db.fundRequest.getAll().slice(-1)
    backend.commands.approveFundRequest({ requestId: request?.id ?? '' })
    await controller.next()
    expect(controller.state()).toMatchObject({
      done: 2,
      said: {
        text: 'Already done: Approve deposit of ₹2,000',
        note: 'Sample Player has no pending deposit.',
      },
    })
  })

  test('that gets no answer leaves everything as it was, and says so', async () => {
    const { controller, backend, situation } = startController('regular-day')
    backend.faults.add({ operation: 'placeBet', fault: { kind: 'network' } })
    const before = situation()
    await controller.next()
    expect(situation()).toEqual(before)
    expect(controller.state()).toMatchObject({ done: 0, said: { failed: true } })
  })

  test('signs its player in if nobody is', async () => {
    const { controller, storage } = startController('regular-day')
    storage.remove(tokenKey)
    await controller.next()
    expect([controller.state().done, storage.get(tokenKey) === null]).toEqual([1, false])
  })
})

test('a scenario runs by itself to its end, and goes back to its start', async () => {
  const { controller, balance } = startController('regular-day')
  await controller.runAll()
  expect(controller.state()).toMatchObject({ done: 6, running: false })
  await controller.choose('regular-day')
  expect([controller.state().done, balance()]).toEqual([0, 12_450])
})

test('a scenario that is paused and goes on before its next step was due isn’t played twice as fast', async () => {
  const pauses: (() => void)[] = []
  const { controller } = startController('regular-day', (ms) =>
    ms === 3000 ? new Promise((resolve) => pauses.push(resolve)) : Promise.resolve(),
  )
  void controller.runAll()
  await expect.poll(() => pauses.length).toBe(1)
  controller.pause()
  void controller.runAll()
  await expect.poll(() => pauses.length).toBe(2)
  pauses[0]?.()
  // More than a step takes, which waits for nothing else here.
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
  expect(controller.state().done).toBe(2)
  pauses[1]?.()
  await expect.poll(() => controller.state().done).toBe(3)
})

test('a file that isn’t a demo file, or is from another version, is refused in words', () => {
  const { controller } = startController('regular-day')
  const imported = (text: string) => () => controller.load(parseRecording(text))
  expect(imported('{"a":1}')).toThrow('This is not a demo recording.')
  const text = recordingText(toSend(controller.recorder))
  for (const other of [
    text.replace(/"demo":"\w+"/, '"demo":"old"'),
    text.replace(/"rows":"\w+"/, '"rows":"1"'),
  ]) {
    expect(imported(other)).toThrow('This recording comes from another version of the demo.')
  }
})
