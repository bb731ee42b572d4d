import { ApiError } from '#api/api-error.ts'
import { CommandError } from '#mocks/commands/command.ts'
import type { Gesture, Step } from '#scenarios/define.ts'
import { describeError } from './describe-error.ts'
import type { ControllerOptions, Situation } from './situation.ts'

/** Milliseconds in which an audience finds its way on a screen before something happens on it. */
const pauseBeforeStep = 1000

/** Milliseconds between two steps that are done by themselves. */
const pauseBetweenSteps = 3000

/** The most milliseconds that a move waits for a step's calls. */
const longestWait = 4000

/** Carries out the steps of the scenario's script, in the client if it has a screen. */
export function createSteps(
  { course, client, readRecorder, state, update, scenario, report }: Situation,
  options: ControllerOptions & Required<Pick<ControllerOptions, 'wait'>>,
) {
  const { scenarioSession, recorder, refresh, wait } = options
  let runningStep: Promise<unknown> = Promise.resolve()

  /** The screen of a step comes into view before anything happens on it. */
  async function showBefore({ at = scenario().start, view: [what] }: Step): Promise<void> {
    if (!course.screen?.open(at)) return
    // What will change, if it's on the screen already.
    await Promise.race([course.screen.show([what]), wait(pauseBeforeStep)])
    await wait(pauseBeforeStep)
  }

  const countCalls = () => {
    const { events, moment } = recorder.recording()
    return events[moment - 1]?.did?.length ?? 0
  }

  /** Lets the player make these gestures in the client. Returns what's wrong if that fails. */
  async function performInClient(gestures: readonly Gesture[]): Promise<string | void> {
    const startedIn = course.generation
    try {
      await course.screen?.perform(gestures, scenarioSession, () => startedIn === course.generation)
    } catch (error) {
      return describeError(error)
    }
  }

  async function runStep(isShown = true): Promise<boolean> {
    const next = scenario().script[state().done]
    if (!next || course.isStepRunning) return false
    const index = state().done
    const startedIn = course.generation
    course.isStepRunning = true
    const end = (text: string, note?: string | void, failed = false) => {
      recorder.end()
      course.isStepRunning = false
      update({ ...readRecorder(), said: { text, failed, ...(note && { note }) } })
      return true
    }
    try {
      if (course.screen && isShown)
        course.places.set(recorder.recording().moment, course.screen.place())
      recorder.begin(index)
      const run = (async () => {
        client.signInFor(scenario())
        course.screen?.clear()
        report(`${next.title}…`)
        const gestures = isShown && course.screen ? next.gestures : undefined
        const problem = gestures && (await performInClient(gestures))
        // If a call was made, the step must not run a second time.
        if (gestures && (problem === undefined || countCalls() > 0)) return problem
        if (isShown && !gestures) await showBefore(next)
        if (startedIn !== course.generation) return
        course.isChangingByItself = true
        return (await next.run(scenarioSession)) ?? problem
      })()
      runningStep = run
      const note = await run
      course.isChangingByItself = false
      if (startedIn !== course.generation) return false
      refresh('stale')
      client.retryConnection()
      let unseen: string | null = null
      if (isShown && course.screen) {
        course.screen.open(next.at ?? scenario().start)
        unseen = await course.screen.show(next.view)
      }
      if (startedIn !== course.generation) return false
      if (unseen !== null) return end(`Done at the host: ${next.title}`, unseen, true)
      return end(`Done: ${next.title}`, note)
    } catch (error) {
      if (startedIn !== course.generation) return false
      // A step that was done by hand, or can't be done any more, doesn't stop the scenario.
      if (error instanceof CommandError) return end(`Already done: ${next.title}`, error.message)
      if (error instanceof ApiError && error.kind === 'refused') {
        return end(`Skipped: ${next.title}`, describeError(error))
      }
      course.isStepRunning = false
      recorder.cancel()
      report(`${next.title}: ${describeError(error)}`, true)
      return false
    } finally {
      course.isChangingByItself = false
      refresh('stale')
    }
  }

  /** Leaves the step under way; waits for the calls it has made, for a few seconds at most. */
  async function leaveStep(): Promise<void> {
    if (!course.isStepRunning) return
    course.generation += 1
    const longest = new Promise((resolve) => setTimeout(resolve, longestWait))
    await Promise.race([runningStep.catch(() => {}), longest])
  }

  async function runSteps(count: number, isShown = true): Promise<void> {
    for (let i = 0; i < count; i += 1) if (!(await runStep(isShown))) return
  }

  /** Counts the runs: one that was paused doesn't go on beside the next. */
  let runs = 0

  async function runAll(): Promise<void> {
    if (state().running) return
    update({ running: true })
    const thisRun = ++runs
    const goesOn = () => thisRun === runs && state().running
    while (goesOn() && (await runStep()) && scenario().script[state().done])
      await wait(pauseBetweenSteps)
    if (goesOn()) update({ running: false })
  }

  return { runSteps, runAll, leaveStep }
}
