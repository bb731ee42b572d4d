import { deviceClock } from '#domain/time/clock.ts'
import { dayKey, localMidnightIso } from '#domain/time/dates.ts'
import { momentAt } from '#domain/time/time-of-day.ts'
import { players } from '#mocks/seed/players.ts'
import type { Row } from '#mocks/store/models.ts'
import type { Persona, Stage } from '#scenarios/define.ts'
import { bets, playerOf } from '#scenarios/gestures.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { setStage, tokenFor } from '#scenarios/stage.ts'
import { newest } from '#scenarios/steps.ts'
import { states, type StateName, type StateParams } from '../cases/states.ts'

/** A Friday, at which the mock host's clock stops while it's verified. */
const friday = new Date(2026, 10, 20).getTime()

const gameId = 'konkan-day'
const starlineGameId = 'starline-14'
const minutesOf = (hours: number, minutes: number) => hours * 60 + minutes

/** What to do after the state's scenario has been set up, and for which player. */
interface Arrangement {
  /** Left out: the player of the scenario. */
  persona?: Persona
  arrange?: (stage: Stage, params: StateParams) => void | Promise<void>
}

/**
 * What the player does, then what the staff do. A state that isn't here is its
 * unchanged scenario.
 */
const arrangements: Readonly<Partial<Record<StateName, Arrangement>>> = {
  regularDay: {
    async arrange(stage, { night }) {
      const client = playerOf(stage, 'sample')
      if (night === true) stage.clock.set(momentAt(stage.clock.now(), 30))
      for (const body of [{ paytm: '5876543210' }, { googlePay: '5876543210' }] as const) {
        await client.call('updatePaymentDetails', { body })
      }
    },
  },
  notActive: {
    arrange({ backend: { commands } }, { selfExcluded }) {
      if (selfExcluded !== true) return
      commands.activateUser({ accountId: players.inactive.id })
      commands.selfExcludeUser({ accountId: players.inactive.id })
    },
  },
  oneBet: {
    persona: 'new',
    async arrange(stage, { status }) {
      await bets('new', gameId, 'single', 'open', '1', 200).run(stage)
      if (status === 'pending') return
      stage.clock.set(momentAt(stage.clock.now(), minutesOf(15, 11)))
      stage.backend.commands.declareResult({ gameId, session: 'open', pana: '128' })
    },
  },
  oneStarlineBet: {
    persona: 'new',
    async arrange(stage, { status }) {
      stage.clock.set(momentAt(stage.clock.now(), minutesOf(13, 42)))
      const { starlineResult } = stage.backend.db
      const today = dayKey(stage.clock.now())
      for (const { id } of starlineResult.findMany({
        where: { gameId: { equals: starlineGameId }, date: { equals: today } },
      })) {
        starlineResult.remove(id)
      }
      await playerOf(stage, 'new').call('placeStarlineBet', {
        body: {
          gameId: starlineGameId,
          betType: 'singleDigit',
          betNumber: '1',
          betAmount: 20,
        },
      })
      if (status === 'pending') return
      stage.clock.set(momentAt(stage.clock.now(), minutesOf(14, 5)))
      stage.backend.commands.declareStarline({ gameId: starlineGameId, pana: '128' })
    },
  },
  oneFundRequest: {
    persona: 'new',
    async arrange(stage, { status }) {
      await playerOf(stage, 'new').call('createFundRequest', {
        body: { amount: 500, transactionId: '1763626320000123', paymentMethod: 'UPI' },
      })
      const requestId = newest(stage, 'fundRequest', 'new')
      if (status === 'rejected') stage.backend.commands.rejectFundRequest({ requestId })
    },
  },
  oneWithdrawal: {
    persona: 'new',
    async arrange(stage, { status }) {
      const client = playerOf(stage, 'new')
      await client.call('updatePaymentDetails', { body: { phonepe: '5876543213' } })
      await client.call('requestWithdrawal', { body: { amount: 1000, method: 'phonepe' } })
      const withdrawalId = newest(stage, 'withdrawal', 'new')
      const { commands } = stage.backend
      if (status === 'rejected') commands.rejectWithdrawal({ withdrawalId })
      if (status !== 'completed') return
      commands.approveWithdrawal({ withdrawalId })
      commands.completeWithdrawal({ withdrawalId, transactionId: 'NEFT-2201' })
    },
  },
  oneEnquiry: {
    persona: 'new',
    async arrange(stage, { status }) {
      const body = { message: 'When is my deposit approved?' }
      await playerOf(stage, 'new').call('sendEnquiryMessage', { body })
      if (status === 'open') return
      stage.backend.commands.closeEnquiry({ enquiryId: newest(stage, 'enquiry', 'new') })
    },
  },
  emptySite: {
    arrange({ backend: { db } }, { games }) {
      for (const model of ['banner', 'rate', 'result', 'starlineResult'] as const) {
        for (const { id } of db[model].getAll()) db[model].remove(id)
      }
      const isKept = (row: Row<'market'> | Row<'starlineGame'>) =>
        games === true && [gameId, starlineGameId].includes(row.id)
      for (const row of db.market.getAll()) if (!isKept(row)) db.market.remove(row.id)
      for (const row of db.starlineGame.getAll()) if (!isKept(row)) db.starlineGame.remove(row.id)
    },
  },
}

/** What the setup of a state answers with, of which a state takes the names it declares. */
function valuesOf(stage: Stage, name: StateName, persona: Persona): Record<string, string> {
  const now = stage.clock.now()
  const known: Record<string, string> = {
    token: name === 'nobodySignedIn' ? 'token-that-ended' : tokenFor(stage, persona),
    mobileNumber: players[persona].mobileNumber,
    password: players[persona].password,
    gameId,
    starlineGameId,
    today: localMidnightIso(now),
    day: dayKey(now),
  }
  const wanted = Object.keys(states[name].values)
  return Object.fromEntries(wanted.map((key) => [key, known[key] ?? '']))
}

/** Puts a mock host into a state; returns its stage and what the setup returns. */
export async function arrange(name: StateName, params: StateParams = {}) {
  const scenario = scenarioById(states[name].scenario)
  const stage = setStage(scenario, { device: deviceClock, today: friday, held: true })
  const { persona = scenario.signedInAs ?? 'sample', arrange: finish } = arrangements[name] ?? {}
  await finish?.(stage, params)
  return { stage, values: valuesOf(stage, name, persona) }
}
