import { manualClock } from '#domain/time/clock.ts'
import { mergeSeeds } from '#mocks/seed/base.ts'
import type { Seed } from '#mocks/store/models.ts'
import { friday } from '#mocks/testing/test-backend.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { defaultScenarioId, scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'

export interface HeldScenarioOptions {
  /** By default, a regular day. */
  scenario?: ScenarioId
  /** Epoch ms; by default, the scenario's own time of day on Friday, 20 November 2026 or before. */
  now?: number
  /** Rows in addition to the scenario's. */
  extra?: Seed
}

/** A scenario set up for a test: its clock is stopped until it's moved. */
export function heldScenario({
  scenario = defaultScenarioId,
  now,
  extra = {},
}: HeldScenarioOptions = {}): ScenarioSession {
  const definition = scenarioById(scenario)
  return startScenario(
    { ...definition, seed: (moment) => mergeSeeds(definition.seed(moment), extra) },
    { device: manualClock(friday), held: true, ...(now !== undefined && { start: now }) },
  )
}
