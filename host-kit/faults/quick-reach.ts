import { manualClock } from '#domain/time/clock.ts'
import { localMidnightIso } from '#domain/time/dates.ts'
import { createBackend } from '#mocks/backend.ts'
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { players } from '#mocks/seed/players.ts'
import type { Reach } from '../torture/trial.ts'
import { secondsOf } from '../verify/invariants/ends/at-time.ts'
import { NotSetUp } from '../verify/states-url.ts'
import type { HostFault } from './fault.ts'
import { faultyHost, type States } from './faulty-host.ts'

const noon = new Date(2026, 10, 20, 12, 0).getTime()
const token = 'token-of-a'

/** A regular day, a Friday, or its Sunday, with few rows, so that a sequence begins in milliseconds. */
function quickDay(): States {
  const { id, mobileNumber, password } = players.sample
  const gift = { accountId: id, kind: 'adjustment' as const, amount: 3000, at: noon, id: 'gift-a' }
  const seed = mergeSeeds(baseSeed(noon, { chartDays: 1, history: false }), {
    token: [{ id: token, accountId: id, createdAt: 0 }],
    ledgerEntry: [gift],
  })
  const clock = manualClock(noon)
  const backend = createBackend({ clock, rows: seed })
  // A regular day's player can be paid by every method.
  backend.db.account.change(id, { paytm: mobileNumber, googlePay: mobileNumber })
  const start = backend.snapshot()
  const games = { gameId: 'konkan-day', starlineGameId: 'starline-14' }
  const values = { token, mobileNumber, password, ...games, today: localMidnightIso(noon) }
  return async (name, { time }) => {
    const seconds = secondsOf(String(time ?? '12:00:00'))
    const days = name === 'sunday' ? 2 : 0
    clock.set(noon + (days * 24 * 3600 + seconds - 12 * 3600) * 1000)
    backend.restore(start)
    backend.log.clear()
    return { backend, values: name === 'sunday' ? { token } : values }
  }
}

/** The mock host with some faults, or none, as torture reaches it: without TCP. */
export function quickReach(...faults: readonly HostFault[]): Omit<Reach, 'tally'> {
  const { fetch, setUp, runStaffAction } = faultyHost(faults, quickDay())
  return {
    host: 'http://ank.test',
    statesUrl: 'http://ank.test/states',
    fetch,
    setUp,
    async runStaffAction(name, params) {
      try {
        await runStaffAction(name, params)
      } catch (error) {
        throw new NotSetUp((error as Error).message)
      }
    },
  }
}
