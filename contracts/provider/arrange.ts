import { deviceClock } from '#domain/time/clock.ts'
import { dayKey, localMidnightIso } from '#domain/time/dates.ts'
import { momentAt } from '#domain/time/time-of-day.ts'
import { players } from '#mocks/seed/players.ts'
import type { StoredRow } from '#mocks/store/models.ts'
import type { Persona, ScenarioSession } from '#scenarios/define.ts'
import { placeBetAs, playerOf } from '#scenarios/gestures.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { startScenario, tokenFor } from '#scenarios/scenario-session.ts'
import { newest } from '#scenarios/steps.ts'
import { states, type StateName, type StateParams } from '../cases/states.ts'

/** The day on which the mock host's clock is stopped while it's verified: a Friday. */
const friday = new Date(2026, 10, 20).getTime()

const gameId = 'konkan-day'
const starlineGameId = 'starline-14'
const minutesOf = (hours: number, minutes: number) => hours * 60 + minutes

/** What is done after the scenario of a provider state has started, and for which player. */
interface Arrangement {
  /** By default, the player of the scenario. */
  persona?: Persona
  arrange?: (scenarioSession: ScenarioSession, params: StateParams) => void | Promise<void>
}

/**
 * What the player does, then what the staff do. A state that isn't listed is its scenario,
 * unchanged.
 */
const arrangements: Readonly<Partial<Record<StateName, Arrangement>>> = {
  regularDay: {
    async arrange(scenarioSession) {
      const client = playerOf(scenarioSession, 'sample')
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
    async arrange(scenarioSession, { status }) {
      await placeBetAs('new', gameId, 'single', 'open', '1', 200).run(scenarioSession)
      if (status === 'pending') return
      scenarioSession.clock.set(momentAt(scenarioSession.clock.now(), minutesOf(15, 11)))
      scenarioSession.backend.commands.declareResult({ gameId, session: 'open', pana: '128' })
    },
  },
  oneStarlineBet: {
    persona: 'new',
    async arrange(scenarioSession, { status }) {
      scenarioSession.clock.set(momentAt(scenarioSession.clock.now(), minutesOf(13, 42)))
      const { starlineResult } = scenarioSession.backend.db
      const today = dayKey(scenarioSession.clock.now())
      for (const { id } of starlineResult.findMany({
        where: { gameId: { equals: starlineGameId }, date: { equals: today } },
      })) {
        starlineResult.remove(id)
      }
      await playerOf(scenarioSession, 'new').call('placeStarlineBet', {
        body: {
          gameId: starlineGameId,
          betType: 'singleDigit',
          betNumber: '1',
          betAmount: 20,
        },
      })
      if (status === 'pending') return
      scenarioSession.clock.set(momentAt(scenarioSession.clock.now(), minutesOf(14, 5)))
      scenarioSession.backend.commands.declareStarline({ gameId: starlineGameId, pana: '128' })
    },
  },
  oneFundRequest: {
    persona: 'new',
    async arrange(scenarioSession, { status }) {
      await playerOf(scenarioSession, 'new').call('createFundRequest', {
        body: { amount: 500, transactionId: '1763626320000123', paymentMethod: 'UPI' },
      })
      const requestId = newest(scenarioSession, 'fundRequest', 'new')
      if (status === 'rejected') scenarioSession.backend.commands.rejectFundRequest({ requestId })
    },
  },
  oneWithdrawal: {
    persona: 'new',
    async arrange(scenarioSession, { status }) {
      const client = playerOf(scenarioSession, 'new')
      await client.call('updatePaymentDetails', { body: { phonepe: '5876543213' } })
      await client.call('requestWithdrawal', { body: { amount: 1000, method: 'phonepe' } })
      const withdrawalId = newest(scenarioSession, 'withdrawal', 'new')
      const { commands } = scenarioSession.backend
      if (status === 'rejected') commands.rejectWithdrawal({ withdrawalId })
      if (status !== 'completed') return
      commands.approveWithdrawal({ withdrawalId })
      commands.completeWithdrawal({ withdrawalId, transactionId: 'NEFT-2201' })
    },
  },
  oneEnquiry: {
    persona: 'new',
    async arrange(scenarioSession, { status }) {
      const body = { message: 'When is my deposit approved?' }
      await playerOf(scenarioSession, 'new').call('sendEnquiryMessage', { body })
      if (status === 'open') return
      scenarioSession.backend.commands.closeEnquiry({
        enquiryId: newest(scenarioSession, 'enquiry', 'new'),
      })
    },
  },
  emptySite: {
    arrange({ backend: { db } }, { games }) {
      for (const model of ['banner', 'rate', 'result', 'starlineResult'] as const) {
        for (const { id } of db[model].getAll()) db[model].remove(id)
      }
      const isKept = (row: StoredRow<'market'> | StoredRow<'starlineGame'>) =>
        games === true && [gameId, starlineGameId].includes(row.id)
      for (const row of db.market.getAll()) if (!isKept(row)) db.market.remove(row.id)
      for (const row of db.starlineGame.getAll()) if (!isKept(row)) db.starlineGame.remove(row.id)
    },
  },
}

/** The values that the setup of a state returns: those that the state declares. */
function valuesOf(
  scenarioSession: ScenarioSession,
  name: StateName,
  persona: Persona,
): Record<string, string> {
  const now = scenarioSession.clock.now()
  const available: Record<string, string> = {
    token: name === 'nobodySignedIn' ? 'token-that-ended' : tokenFor(scenarioSession, persona),
    mobileNumber: players[persona].mobileNumber,
    password: players[persona].password,
    gameId,
    starlineGameId,
    today: localMidnightIso(now),
    day: dayKey(now),
  }
  const names = Object.keys(states[name].values)
  return Object.fromEntries(names.map((key) => [key, available[key] ?? '']))
}

/** Sets the clock to a time such as `00:30:00` on the state's day. */
export function setTime({ clock }: ScenarioSession, time: StateParams[string] | undefined): void {
  if (time === undefined) return
  const [hours = 0, minutes = 0, seconds = 0] = String(time).split(':').map(Number)
  clock.set(momentAt(clock.now(), minutesOf(hours, minutes)) + seconds * 1000)
}

/** Puts a mock host into a state; returns its session and what the setup returns. */
export async function arrange(name: StateName, params: StateParams = {}) {
  const scenario = scenarioById(states[name].scenario)
  const scenarioSession = startScenario(scenario, {
    device: deviceClock,
    today: friday,
    held: true,
  })
  const { persona = scenario.signedInAs ?? 'sample', arrange: finish } = arrangements[name] ?? {}
  await finish?.(scenarioSession, params)
  setTime(scenarioSession, params['time'])
  return { scenarioSession, values: valuesOf(scenarioSession, name, persona) }
}
