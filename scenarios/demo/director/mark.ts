import type { LatencyProfile, PlannedFault } from '#mocks/http/faults.ts'
import type { Snapshot } from '#mocks/store/db.ts'
import { keptKey, moneyOperations } from '#money/storage/kept-money.ts'
import { orTabName } from '#platform/tabs/tab-name.ts'
import type { Stage } from '#scenarios/define.ts'
import type { ScenarioId } from '#scenarios/registry.ts'
import type { KeyValueStore } from '#session/session.ts'

/** The current story and how far it got. */
export interface StoryPosition {
  scenario: ScenarioId
  /** The local day on which the story starts, 'YYYY-MM-DD'. */
  day: string
  /** Steps that were carried out. */
  done: number
}

/** What the last action did, in one sentence. */
export interface Said {
  text: string
  failed: boolean
  /** Its result, in the host's words if it has any. */
  note?: string
}

export interface DirectorState extends StoryPosition {
  said: Said | null
  /** Every step is done by itself, one after another. */
  running: boolean
}

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
  if (!stage.backend.restore(mark.rows)) return false
  stage.clock.set(mark.now)
  setConditions(stage, mark)
  return true
}

/** Else a money form of the next story stays shut: sends of unknown outcome belong to the one left. */
export function forgetUnknownSends({ backend }: Stage, storage: KeyValueStore): void {
  const kept = orTabName(storage)
  for (const { mobileNumber } of backend.db.account.getAll()) {
    for (const operation of moneyOperations) kept.remove(keptKey(operation, mobileNumber))
  }
}
