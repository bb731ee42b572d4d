import { baseSeed } from '#mocks/seed/base.ts'
import { checkScenario } from './check.ts'
import type { Scenario } from './define.ts'

/** What a scenario has if it doesn't say: the base seed at 1:42 PM, and its player signed in. */
const usual = {
  clock: { time: '13:42' },
  signedInAs: 'sample',
  seed: (now) => baseSeed(now),
} as const satisfies Partial<Scenario>

/**
 * Declares a scenario; its id becomes part of the closed union of `registry.ts`. Throws a
 * `ScenarioError` that names the file, the scenario, the field, what was given and what would do.
 */
export function defineScenario<const Id extends string>(
  scenario: Omit<Scenario, 'id' | keyof typeof usual> & { id: Id } & Partial<
      Pick<Scenario, keyof typeof usual>
    >,
): Scenario<Id> {
  const whole = { ...usual, ...scenario }
  checkScenario(whole)
  return whole
}
