import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { manualClock } from '#domain/time/clock.ts'
import { localMidnightIso } from '#domain/time/dates.ts'
import { CommandError } from '#mocks/commands/command.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { playerOf } from '#scenarios/gestures.ts'
import { scenarioById, scenarios, type ScenarioId } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { digestSnapshot, packRecording, unpackRecording } from './portable.ts'
import { createRecorder } from './recorder.ts'
import { startOf } from './recording.ts'

const day = '2026-11-20'

/** A recorder without a client, on a device whose time passes whenever somebody looks at it. */
function record(scenario: ScenarioId) {
  const start = startOf({ scenario, day })
  const device = manualClock(start)
  const looked = {
    ...device,
    now() {
      device.advance(1)
      return device.now()
    },
  }
  const scenarioSession = startScenario(scenarioById(scenario), { device: looked, start })
  let token: string | null = null
  const recorder = createRecorder({ scenarioSession, scenario, day, token: () => token })
  const hash = () =>
    digestSnapshot(scenarioSession.backend.snapshot(), startOf(recorder.recording()))
  const signIn = (next: string | null) => (token = next)
  signIn(recorder.take(recorder.recording()).token)
  return { ...scenarioSession, recorder, device, hash, signIn }
}

/** Ordinary failures: what is asked for may not be possible at that moment. */
async function tried(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ApiError)) throw error
  }
}

const accountId = 'sample-player'
const digit = fc.nat(9).map(String)

const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ step: fc.constant(true) }) },
  { weight: 4, arbitrary: fc.record({ bet: digit, rupees: fc.integer({ min: 10, max: 400 }) }) },
  fc.record({ starline: digit, rupees: fc.integer({ min: 10, max: 90 }) }),
  fc.record({
    deposit: fc.integer({ min: 500, max: 9000 }),
    utr: fc.integer({ min: 1e11, max: 9e11 }),
  }),
  fc.record({ withdraw: fc.integer({ min: 500, max: 3000 }) }),
  fc.record({ approve: fc.boolean() }),
  fc.record({ balance: fc.nat(20_000) }),
  fc.record({ declare: fc.constantFrom('128', '236', '345', '579') }),
  fc.record({ password: fc.constantFrom('secret9', 'secret8') }),
  fc.record({ signOut: fc.constant(true) }),
  fc.record({ minutes: fc.integer({ min: -60, max: 240 }) }),
  fc.record({ hold: fc.boolean() }),
  fc.record({ fault: fc.constantFrom('lost-answer', 'network', 'slow') }),
  fc.record({ name: fc.string({ minLength: 1, maxLength: 20 }) }),
  fc.record({ remove: fc.nat(3) }),
  fc.record({ back: fc.nat(20) }),
)

type Done = typeof event extends fc.Arbitrary<infer Each> ? Each : never
type Recorded = ReturnType<typeof record>

async function carryOut({ recorder, backend, clock, signIn }: Recorded, done: Done): Promise<void> {
  const scenarioSession: ScenarioSession = { backend, clock }
  const player = () => playerOf(scenarioSession, 'sample')
  const gameDate = localMidnightIso(clock.now())
  if ('step' in done) {
    const { events, moment, scenario } = recorder.recording()
    const index = events.slice(0, moment).filter(({ step }) => step !== undefined).length
    const step = scenarioById(scenario).script[index]
    if (!step) return
    recorder.begin(index)
    await tried(() => step.run(scenarioSession))
    recorder.end()
  } else if ('bet' in done) {
    const bet = { gameId: 'vindhya-evening', betType: 'single', session: 'close' } as const
    const body = { ...bet, betNumber: done.bet, betAmount: done.rupees, gameDate }
    await tried(() => player().call('placeBet', { body }))
  } else if ('starline' in done) {
    const body = {
      gameId: 'starline-20',
      betType: 'singleDigit',
      betNumber: done.starline,
    } as const
    await tried(() =>
      player().call('placeStarlineBet', { body: { ...body, betAmount: done.rupees } }),
    )
  } else if ('deposit' in done) {
    const body = {
      amount: done.deposit,
      transactionId: String(done.utr),
      paymentMethod: 'UPI',
    } as const
    await tried(() => player().call('createFundRequest', { body }))
  } else if ('withdraw' in done) {
    const body = { amount: done.withdraw, method: 'bank' } as const
    await tried(() => player().call('requestWithdrawal', { body }))
  } else if ('approve' in done) {
    const row = backend.db.withdrawal.findFirst({ where: { status: { equals: 'pending' } } })
    const name = done.approve ? 'approveWithdrawal' : 'rejectWithdrawal'
    await tried(() => backend.run(name, { withdrawalId: row?.id ?? '' }))
  } else if ('balance' in done) await tried(() => backend.run('setBalance', { accountId, ...done }))
  else if ('declare' in done) {
    const draw = { gameId: 'konkan-day', session: 'open', pana: done.declare }
    await tried(() => backend.run('declareResult', draw))
  } else if ('password' in done) {
    const body = { mobileNumber: '5876543210', newPassword: done.password }
    await tried(() => player().call('changePassword', { body }))
  } else if ('signOut' in done) signIn(null)
  else if ('minutes' in done) clock.advance(done.minutes * 60_000)
  else if ('hold' in done) (done.hold ? clock.hold : clock.run)()
  else if ('fault' in done) {
    const fault = done.fault === 'slow' ? ({ kind: 'slow', ms: 1 } as const) : { kind: done.fault }
    backend.faults.next('placeBet', fault)
  } else if ('name' in done) {
    await backend.edit(({ account }) => void account.change(accountId, { name: done.name }))
  } else if ('remove' in done) {
    await backend.edit(({ banner }) => {
      banner.remove(banner.getAll()[done.remove]?.id ?? '')
    })
  } else recorder.goTo(Math.min(done.back, recorder.recording().moment))
}

const shown = scenarios.map(({ id }) => id).filter((id) => id !== 'busy-history')

test('fifty random demos are replayed elsewhere to the same hash at every moment, in 5 kB', async () => {
  const sizes: number[] = []
  const every = 3
  const demos = fc.record({
    id: fc.constantFrom(...shown),
    events: fc.array(fc.record({ done: event, ms: fc.nat(90_000) }), {
      minLength: 10,
      maxLength: 60,
    }),
  })
  await fc.assert(
    fc.asyncProperty(demos, async ({ id, events }) => {
      const demo = record(id)
      const { recorder, hash } = demo
      // Nobody waits for a slow network here.
      demo.backend.faults.clear()
      const hashes = new Map<number, string>()
      for (const { done, ms } of events) {
        demo.device.advance(ms)
        await carryOut(demo, done)
        const { moment } = recorder.recording()
        if (moment % every === 0) hashes.set(moment, hash())
        // What follows is replaced.
        for (const later of hashes.keys()) if (later > moment) hashes.delete(later)
      }
      const { moment, events: recorded } = recorder.recording()
      const sent = await packRecording({ ...recorder.present(), rows: hash() })
      sizes.push(sent.length)

      const other = record('regular-day')
      other.recorder.take(await unpackRecording(sent))
      expect(other.hash()).toBe(hash())
      expect(other.recorder.recording().events).toEqual(recorded)
      // Back to the start event by event, and forwards in leaps.
      for (let each = moment; each >= 0; each -= 1) {
        other.recorder.goTo(each)
        if (hashes.has(each)) expect(other.hash()).toBe(hashes.get(each))
      }
      for (let each = 0; each <= moment; each += 3 * every) {
        other.recorder.goTo(each)
        recorder.goTo(each)
        expect(other.hash()).toBe(hash())
      }
    }),
    { numRuns: 50, seed: 29, endOnFailure: true },
  )
  expect(Math.max(...sizes)).toBeLessThan(5000)
}, 120_000)

test('a clock that was held comes back to the millisecond', () => {
  const { clock, recorder, backend } = record('regular-day')
  clock.hold()
  const held = clock.now()
  backend.commands.addPlayMoney({ accountId, amount: 5 })
  clock.run()
  recorder.goTo(1)
  expect([clock.runs(), clock.now()]).toEqual([false, held])
})

test('a full sangam that was written by hand is there again', async () => {
  const { backend, recorder, hash } = record('regular-day')
  await backend.edit(({ bet }) => {
    const sangam = bet.findFirst({ where: { betType: { equals: 'fullSangam' } }, strict: true })
    bet.create({ ...sangam, id: 'by-hand' })
  })
  const other = record('new-player')
  other.recorder.take(recorder.present())
  expect(other.hash()).toBe(hash())
})
