import { isCommandName, type CommandName } from '#mocks/commands.ts'
import { pathOnScreen } from '#platform/links/address.ts'
import type { ClientScreen } from './client-screen.ts'
import { describeError } from './describe-error.ts'
import { createMoves } from './moves.ts'
import { createSituation, type ControllerOptions } from './situation.ts'
import { createSteps } from './steps.ts'

/** Moves the demo and its client together. Reports errors, never throws. */
export type DemoController = ReturnType<typeof createDemoController>

/** The least milliseconds between two refreshes while the clock is fast: it ticks every second. */
const pauseBetweenRefreshes = 4000

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Plays one scenario after another in one session. */
export function createDemoController(given: ControllerOptions) {
  const options = { wait: delay, ...given }
  const { scenarioSession, recorder, session, refresh, settled, wait } = options
  const situation = createSituation(options)
  const { course, state, update, subscribe, scenario, report, lastStep, place } = situation
  const { runSteps, runAll, leaveStep } = createSteps(situation, options)
  const { showPlace, ...moves } = createMoves(situation, options, leaveStep)

  recorder.subscribe(() => update(situation.readRecorder()))
  session.subscribe(() => {
    if (!course.isReplacing) recorder.settle()
  })
  // What the client itself changed needs no refresh here: it reads that again as with any host.
  scenarioSession.backend.subscribe((cause) => {
    const fromOutside = isCommandName(cause) || cause === 'edit'
    if (!course.isChangingByItself && !recorder.isReplaying() && fromOutside) refresh('stale')
  })
  let refreshedAt = 0
  scenarioSession.clock.subscribe(() => {
    const since = performance.now() - refreshedAt
    if (
      course.isChangingByItself ||
      (scenarioSession.clock.speed() > 1 && since < pauseBetweenRefreshes)
    )
      return
    refreshedAt = performance.now()
    refresh('stale')
  })

  return {
    scenarioSession,
    recorder,
    wait,
    settled,
    state,
    subscribe,
    scenario,
    report,
    place,
    ...moves,
    /** From now on, steps are shown on this screen, and players act on it. */
    attachScreen(screen: ClientScreen): void {
      course.screen = screen
      const step = lastStep()
      if (step && pathOnScreen() === place()) void screen.show(step.view)
    },
    /** Carries out the next step. */
    next: () => runSteps(1),
    /** Carries out the next so many steps, and shows what came of the last one. */
    async play(count: number): Promise<void> {
      await runSteps(count, false)
      await showPlace()
    },
    /** Does one step every few seconds, until the last one or `pause`. */
    runAll,
    pause: () => update({ running: false }),
    /** Acts as staff. */
    async command(name: CommandName, args: unknown): Promise<void> {
      try {
        report(await scenarioSession.backend.run(name, args))
      } catch (error) {
        report(describeError(error), true)
      }
    },
  }
}
