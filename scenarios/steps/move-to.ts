import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import type { StageClock } from '../stage-clock.ts'

/** Moves the clock forward to 'HH:MM' of its day; where that has passed it stays. */
export function moveTo(clock: StageClock, time: string): void {
  const moment = momentAt(clock.now(), parseTimeOfDay(time) ?? 0)
  if (moment > clock.now()) clock.set(moment)
}
