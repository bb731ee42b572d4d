import type { Clock } from '#domain/time/clock.ts'
import { addDays, isSunday, startOfDay } from '#domain/time/dates.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { createBackend } from '#mocks/backend.ts'
import { players } from '#mocks/seed/players.ts'
import type { BackendStore } from '#mocks/store/db.ts'
import type { Persona, Scenario, ScenarioSession } from './define.ts'
import { createScenarioClock, type ScenarioClock } from './scenario-clock.ts'

/**
 * The moment at which a scenario starts (epoch ms): its time of day on the latest suitable day, not
 * after `today`. Only one that says so is on a Sunday, when withdrawals are closed.
 */
export function momentOf({ time, sunday = false }: Scenario['clock'], today: number): number {
  let day = startOfDay(today)
  while (isSunday(day) !== sunday) day = addDays(day, -1)
  return momentAt(day, parseTimeOfDay(time) ?? 0)
}

export interface ScenarioSessionOptions {
  /** What passes while the scenario's clock runs. */
  device: Clock
  /** The clock that is to be the scenario's, if there is one already; it runs with the device. */
  clock?: ScenarioClock
  /** A moment on the day the story starts (epoch ms); by default, the device's today. */
  today?: number
  /** The start (epoch ms), if it isn't the scenario's own. */
  start?: number
  /** The scenario's rows at its start, if they are stored already. */
  store?: BackendStore
  /** True stops the clock; for tests. */
  held?: boolean
}

/**
 * What a scenario runs on: a backend with its rows, faults and latency, and its clock. Demo, hosts
 * over TCP and tests all begin here; they differ only by clock, and by how calls reach the backend.
 * Nothing global.
 */
export function startScenario(
  scenario: Scenario,
  {
    device,
    today = device.now(),
    start = momentOf(scenario.clock, today),
    store,
    held = false,
    clock = createScenarioClock(start, device),
  }: ScenarioSessionOptions,
): ScenarioSession {
  if (held) clock.hold()
  clock.set(start)
  const backend = createBackend({ clock, rows: store ?? scenario.seed(start) })
  for (const fault of scenario.faults ?? []) backend.faults.add(fault)
  if (scenario.latency) backend.faults.setLatency(scenario.latency)
  return { backend, clock }
}

/** Signs a persona in and returns the token, as a login would. */
export const tokenFor = ({ backend }: ScenarioSession, persona: Persona): string =>
  backend.write({ signIn: players[persona].id }) as string
