import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  betHost,
  betPageOf,
  warmUp,
  type History,
  type HostOutcome,
} from '#tests/testing/bets/bet-host.ts'
import { browserOf } from '#tests/testing/bets/test-browser.ts'
import { virtualTime } from '#tests/testing/time/virtual-time.ts'

beforeAll(warmUp)

type Step =
  | { do: 'bet'; tab: number; outcome: HostOutcome }
  | { do: 'pass'; ms: number }
  | { do: 'history'; is: History }
  | { do: 'reload'; tab: number }
  | { do: 'check'; tab: number }
  | { do: 'give up'; tab: number }
  | { do: 'sign'; as: string | null }
  | { do: 'clock'; ms: number }

const outcomes: HostOutcome[] = [
  ...(['taken', 'refused', 'lost before', 'lost after', 'taken late'] as const),
  ...(['gateway', 'html', 'broken', 'slow'] as const),
]
const histories: History[] = [
  ...(['readable', 'down', 'unreadable row', 'late', 'in another form'] as const),
  ...(['renamed', 'ten a page', 'twelve a page'] as const),
]
const tab = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('bet'), tab, outcome: fc.constantFrom(...outcomes) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      ms: fc.constantFrom(10, 30, 700, 1600, 9000, 30_000, 95_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('history'),
      is: fc.constantFrom<History>(...histories),
    }),
  },
  fc.record({ do: fc.constant('reload'), tab }),
  fc.record({ do: fc.constant('check'), tab }),
  fc.record({ do: fc.constant('give up'), tab }),
  fc.record({ do: fc.constant('sign'), as: fc.constantFrom(null, '5876543210') }),
  fc.record({ do: fc.constant('clock'), ms: fc.integer({ min: -86_400_000, max: 86_400_000 }) }),
)

/** Runs the steps with one bet repeatedly; returns what was reported for each tap. */
async function play(steps: readonly Step[]) {
  const time = virtualTime()
  const host = betHost(time)
  const browser = browserOf()
  const reported: { tap: string; status: string; balance: number | null; shown: number }[] = []
  const open = () => {
    const page = betPageOf(host, time, browser)
    page.action.onOutcome((outcome, intent) => {
      if (page.isClosed()) return
      const balance = outcome.status === 'found' ? outcome.balance : null
      reported.push({
        tap: intent.note.game ?? '',
        status: outcome.status,
        balance,
        shown: host.state.balance,
      })
    })
    return page
  }
  const pages = [open(), open()]
  let taps = 0
  for (const each of steps) {
    switch (each.do) {
      case 'bet':
        host.state.outcome = each.outcome
        taps += 1
        void pages[each.tab]?.send(`tap ${taps}`)
        // The outcome is that of the request that arrives next.
        await time.pass(60)
        break
      case 'pass':
        await time.pass(each.ms)
        break
      case 'history':
        host.state.history = each.is
        break
      case 'reload':
        pages[each.tab]?.close()
        await time.settle()
        pages[each.tab] = open()
        break
      case 'check':
        void pages[each.tab]?.action.check()
        break
      case 'give up':
        pages[each.tab]?.action.giveUp(pages[each.tab]?.action.unknown()[0]?.id ?? '')
        break
      case 'sign':
        browser.signIn(each.as)
        break
      case 'clock':
        vi.setSystemTime((vi.getMockedSystemTime()?.getTime() ?? 0) + each.ms)
    }
    await time.settle()
  }
  // In the end everything can be read, and everything late has arrived.
  browser.signIn('5876543210')
  host.state.history = 'readable'
  await time.pass(400_000)
  return { told: reported, host, taps, pages }
}

test('whatever happens in whatever order, the app says nothing untrue', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const { told, host, taps } = await play(steps)
        const taken = host.state.ledger.map(({ of }) => of)
        // The ledger never has more than the player confirmed.
        expect(host.state.posts).toBeLessThanOrEqual(taps)
        expect(new Set(taken).size).toBe(taken.length)
        for (const { tap, status } of told) {
          if (status === 'failed' || status === 'refused') expect(taken).not.toContain(tap)
          if (status === 'accepted' || status === 'found') expect(taken).toContain(tap)
        }
        // Any reported balance is the host's.
        for (const { balance, shown } of told) if (balance !== null) expect(balance).toBe(shown)
      }),
      { numRuns: Number(process.env['ANK_INTERLEAVINGS'] ?? 60) },
    )
  } finally {
    vi.useRealTimers()
  }
}, 60_000)
