import { players } from '#mocks/seed/players.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { startOf, type Conditions, type Recording } from './recording.ts'

/** The present clock, faults and player. */
export function conditionsOf(
  { backend: { faults }, clock }: ScenarioSession,
  token: string | null,
): Conditions {
  return {
    token,
    now: clock.now(),
    runs: clock.runs(),
    speed: clock.speed(),
    latency: faults.latency(),
    faults: faults.list().map(({ operation, fault, left }) => ({
      operation,
      fault,
      ...(left !== null && { times: left }),
    })),
  }
}

/** Signs the scenario's player in at its very start, and returns the rows and conditions then. */
export function openingOf(
  scenarioSession: ScenarioSession,
  { scenario, day }: Pick<Recording, 'scenario' | 'day'>,
) {
  const now = startOf({ scenario, day })
  const { signedInAs } = scenarioById(scenario)
  const signIn = signedInAs && { signIn: players[signedInAs].id }
  const token = signIn && (scenarioSession.backend.write(signIn, now) as string)
  return {
    rows: scenarioSession.backend.snapshot(),
    conditions: { ...conditionsOf(scenarioSession, token), now },
  }
}
