import type { Clock } from '#domain/time/clock.ts'
import { addDays, isSunday, startOfDay } from '#domain/time/dates.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { createBackend } from '#mocks/backend.ts'
import { players } from '#mocks/seed/players.ts'
import type { Persona, Scenario, Stage } from './define.ts'
import { createStageClock, type StageClock } from './stage-clock.ts'

/**
 * The moment at which a scenario starts (epoch ms): its time of day on the latest suitable day, not
 * after `today`. Only one that says so is on a Sunday, when withdrawals are closed.
 */
export function momentOf({ time, sunday = false }: Scenario['clock'], today: number): number {
  let day = startOfDay(today)
  while (isSunday(day) !== sunday) day = addDays(day, -1)
  return momentAt(day, parseTimeOfDay(time) ?? 0)
}

export interface StageOptions {
  /** What passes while the scenario's clock runs. */
  device: Clock
  /** The clock that is to be the scenario's, if there is one already; it runs with the device. */
  clock?: StageClock
  /** A moment on the day the story starts (epoch ms); by default, the device's today. */
  today?: number
  /** The start (epoch ms), if it isn't the scenario's own. */
  start?: number
  /** True stops the clock; for tests. */
  held?: boolean
}

/**
 * The world of a scenario: a backend with its rows, faults and latency, and its clock. Demo, hosts
 * over TCP and tests all begin here; they differ only by clock, and by how calls reach the backend.
 * Nothing global.
 */
export function setStage(
  scenario: Scenario,
  {
    device,
    today = device.now(),
    start = momentOf(scenario.clock, today),
    held = false,
    clock = createStageClock(start, device),
  }: StageOptions,
): Stage {
  if (held) clock.hold()
  clock.set(start)
  const backend = createBackend({ clock, seed: scenario.seed(start) })
  for (const fault of scenario.faults ?? []) backend.faults.add(fault)
  if (scenario.latency) backend.faults.setLatency(scenario.latency)
  return { backend, clock }
}

/** Signs a persona in and returns the token, as a login would. */
export const tokenFor = ({ backend }: Stage, persona: Persona): string =>
  backend.write({ signIn: players[persona].id }) as string
