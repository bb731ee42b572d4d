import type { LatencyProfile, PlannedFault } from '#mocks/http/faults.ts'
import type { Snapshot } from '#mocks/store/db.ts'
import type { Stage } from '#scenarios/define.ts'

/** How fast the clock goes, and what is wrong with the network. */
export interface Conditions {
  runs: boolean
  speed: number
  faults: readonly PlannedFault[]
  latency: LatencyProfile
}

/** A whole situation, to come back to: rows, clock, faults and who is signed in. */
export interface Mark extends Conditions {
  rows: Snapshot
  /** Epoch ms of the demo's clock. */
  now: number
  token: string | null
}

/** The current state of the stage's clock and faults. */
export function conditionsOf({ backend, clock }: Stage): Conditions {
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
export function setConditions({ backend, clock }: Stage, conditions: Conditions): void {
  if (conditions.runs) clock.run(conditions.speed)
  else clock.hold()
  backend.faults.clear()
  for (const fault of conditions.faults) backend.faults.add(fault)
  backend.faults.setLatency(conditions.latency)
}

/** Keeps the situation of a stage. */
export const markOf = (stage: Stage, token: string | null): Mark => ({
  ...conditionsOf(stage),
  rows: stage.backend.snapshot(),
  now: stage.clock.now(),
  token,
})

/** Restores a stage to a situation. False, without changes, if its rows can't be used. */
export function restoreMark(stage: Stage, mark: Mark): boolean {
  if (!stage.backend.restore(mark.rows, { anew: true })) return false
  stage.clock.set(mark.now)
  setConditions(stage, mark)
  return true
}
