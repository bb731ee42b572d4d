import type { LatencyProfile, PlannedFault } from '#mocks/faults.ts'
import type { Snapshot } from '#mocks/db.ts'
import type { Stage } from '../define.ts'

/** How fast the clock goes, and what is wrong with the network. */
export interface Weather {
  runs: boolean
  speed: number
  faults: readonly PlannedFault[]
  latency: LatencyProfile
}

/** A whole situation, to come back to: rows, clock, faults and who is signed in. */
export interface Mark extends Weather {
  rows: Snapshot
  /** Epoch ms of the demo's clock. */
  now: number
  token: string | null
}

/** What the stage's clock and faults are like now. */
export function weatherOf({ backend, clock }: Stage): Weather {
  return {
    runs: clock.runs(),
    speed: clock.speed(),
    faults: backend.faults.list().map(({ operation, fault, left }) => ({
      operation,
      fault,
      ...(left !== null && { times: left }),
    })),
    latency: backend.faults.latency(),
  }
}

/** Makes clock and faults like that. */
export function setWeather({ backend, clock }: Stage, weather: Weather): void {
  if (weather.runs) clock.run(weather.speed)
  else clock.hold()
  backend.faults.clear()
  for (const fault of weather.faults) backend.faults.add(fault)
  backend.faults.setLatency(weather.latency)
}

/** Keeps the situation of a stage. */
export const markOf = (stage: Stage, token: string | null): Mark => ({
  ...weatherOf(stage),
  rows: stage.backend.snapshot(),
  now: stage.clock.now(),
  token,
})

/** Brings a stage back to a situation. False, and nothing moved, when its rows cannot be taken. */
export function restoreMark(stage: Stage, mark: Mark): boolean {
  if (!stage.backend.restore(mark.rows)) return false
  stage.clock.set(mark.now)
  setWeather(stage, mark)
  return true
}
