import { createStore } from 'zustand/vanilla'
import { ApiError } from '#api/api-error.ts'
import { isCommandName, type CommandName } from '#mocks/commands.ts'
import { CommandError } from '#mocks/commands/command.ts'
import { pathOnScreen } from '#platform/links/address.ts'
import type { Gesture, ScenarioSession, Step } from '#scenarios/define.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import type { KeyValueStore, LoginSession } from '#session/session.ts'
import type { Recorder } from '../recording/recorder.ts'
import { stepsUntil, type Conditions, type Recording } from '../recording/recording.ts'
import type { ClientScreen, Place } from './client-screen.ts'
import { createClientSession, type ClientSession } from './client-session.ts'
import { describeError } from './describe-error.ts'

/** What the last action did, in one sentence. */
export interface ActionReport {
  text: string
  failed: boolean
  /** Its result, in the host's words if it has any. */
  note?: string
}

/** The recording, and how far the scenario's script has got. */
export interface ControllerState extends Pick<Recording, 'scenario' | 'day' | 'events' | 'moment'> {
  /** Steps that were carried out. */
  done: number
  said: ActionReport | null
  /** The steps run by themselves, one after another. */
  running: boolean
}

export interface ControllerOptions {
  scenarioSession: ScenarioSession
  recorder: Recorder
  session: ClientSession & Pick<LoginSession, 'subscribe'>
  /** Where the client keeps its token. */
  storage: KeyValueStore
  /** Reads again what's on screen; `anew` clears it first. */
  refresh(how: 'stale' | 'anew'): void
  /** Makes the client forget all that it knows, as a fresh page would. */
  beginVisit(): void
  /** Resolves when the client waits for no answer any more. */
  settled(): Promise<void>
  /** Lets milliseconds pass; tests need not wait. */
  wait?: (ms: number) => Promise<void>
}

/** Moves the demo and its client together. Reports errors, never throws. */
export type DemoController = ReturnType<typeof createDemoController>

/** Milliseconds in which an audience finds its way on a screen before something happens on it. */
const pauseBeforeStep = 1000

/** Milliseconds between two steps that are done by themselves. */
const pauseBetweenSteps = 3000

/** The least milliseconds between two refreshes while the clock is fast: it ticks every second. */
const pauseBetweenRefreshes = 4000

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Plays one scenario after another in one session. */
export function createDemoController(options: ControllerOptions) {
  const { scenarioSession, recorder, session, storage, refresh, beginVisit, settled } = options
  const { wait = delay } = options
  let isChangingByItself = false
  /** The player is signed out and in again: who is signed in is known only afterwards. */
  let isReplacing = false
  /** Where the player was before each step, by its place among the events. */
  let places = new Map<number, Place>()
  /** A step is under way: on a slow network that takes a while. */
  let isStepRunning = false
  const readRecorder = () => {
    const { scenario, day, events, moment } = recorder.recording()
    const done = stepsUntil(recorder.recording()) - (isStepRunning ? 1 : 0)
    return { scenario, day, events, moment, done }
  }
  const {
    getState: state,
    setState: update,
    subscribe,
  } = createStore<ControllerState>(() => ({ ...readRecorder(), said: null, running: false }))
  let runningStep: Promise<unknown> = Promise.resolve()
  /** Counts how often the situation was replaced: a step that began before one must change nothing. */
  let generation = 0
  let screen: ClientScreen | null = null
  const client = createClientSession({ scenarioSession, session, storage })

  const scenario = () => scenarioById(state().scenario)
  const report = (text: string, failed = false) => update({ said: { text, failed } })

  /** Goes over to another situation, then refreshes the client once. */
  function change(how: 'stale' | 'anew', work: () => void): void {
    isChangingByItself = true
    try {
      work()
      generation += 1
      isStepRunning = false
      update({ ...readRecorder(), said: null, running: false })
    } finally {
      isChangingByItself = false
      refresh(how)
    }
  }

  /**
   * Replaces the situation by the one that `bring` brings back, in which the client begins a visit of
   * its own: whatever it knows, shows or has in its forms is of another moment.
   */
  function replace(bring: () => Conditions): void {
    isReplacing = true
    try {
      change('anew', () => {
        const { token } = bring()
        beginVisit()
        client.signIn(token, true)
      })
    } finally {
      isReplacing = false
    }
  }

  /** The step that was done last, in the moment that is shown. */
  function lastStep(): Step | undefined {
    const { events, moment } = state()
    const last = events.slice(0, moment).findLast((event) => event.step !== undefined)
    return scenario().script[last?.step ?? -1]
  }
  /** The address of that step's screen, or the scenario's start. */
  const place = () => lastStep()?.at ?? scenario().start

  /** After a jump: shows the screen of the step that was done last, scrolled to what it changed. */
  async function showPlace(before?: Place): Promise<void> {
    const startedIn = generation
    const step = lastStep()
    screen?.clear()
    if (before) return screen?.restore(before)
    screen?.open(place())
    if (!step) screen?.scrollToTop()
    else if (startedIn === generation) await screen?.show(step.view)
  }

  /** The screen of a step comes into view before anything happens on it. */
  async function showBefore({ at = scenario().start, view: [what] }: Step): Promise<void> {
    if (!screen?.open(at)) return
    // What will change, if it's on the screen already.
    await Promise.race([screen.show([what]), wait(pauseBeforeStep)])
    await wait(pauseBeforeStep)
  }

  const countCalls = () => {
    const { events, moment } = recorder.recording()
    return events[moment - 1]?.did?.length ?? 0
  }

  /** Lets the player make these gestures in the client. Returns what's wrong if that fails. */
  async function performInClient(gestures: readonly Gesture[]): Promise<string | void> {
    try {
      await screen?.perform(gestures, scenarioSession)
    } catch (error) {
      return describeError(error)
    }
  }

  async function step(isShown = true): Promise<boolean> {
    const next = scenario().script[state().done]
    if (!next || isStepRunning) return false
    const index = state().done
    const startedIn = generation
    isStepRunning = true
    const end = (text: string, note?: string | void, failed = false) => {
      recorder.end()
      isStepRunning = false
      update({ ...readRecorder(), said: { text, failed, ...(note && { note }) } })
      return true
    }
    try {
      if (screen && isShown) places.set(recorder.recording().moment, screen.place())
      recorder.begin(index)
      const run = (async () => {
        client.signInFor(scenario())
        screen?.clear()
        report(`${next.title}…`)
        const gestures = isShown && screen ? next.gestures : undefined
        const problem = gestures && (await performInClient(gestures))
        // If a call was made, the step must not run a second time.
        if (gestures && (problem === undefined || countCalls() > 0)) return problem
        if (isShown && !gestures) await showBefore(next)
        if (startedIn !== generation) return
        isChangingByItself = true
        return (await next.run(scenarioSession)) ?? problem
      })()
      runningStep = run
      const note = await run
      isChangingByItself = false
      if (startedIn !== generation) return false
      refresh('stale')
      client.retryConnection()
      let unseen: string | null = null
      if (isShown && screen) {
        screen.open(next.at ?? scenario().start)
        unseen = await screen.show(next.view)
      }
      if (startedIn !== generation) return false
      if (unseen !== null) return end(`Done at the host: ${next.title}`, unseen, true)
      return end(`Done: ${next.title}`, note)
    } catch (error) {
      if (startedIn !== generation) return false
      // A step that was done by hand, or can't be done any more, doesn't stop the scenario.
      if (error instanceof CommandError) return end(`Already done: ${next.title}`, error.message)
      if (error instanceof ApiError && error.kind === 'refused') {
        return end(`Skipped: ${next.title}`, describeError(error))
      }
      isStepRunning = false
      recorder.cancel()
      report(`${next.title}: ${describeError(error)}`, true)
      return false
    } finally {
      isChangingByItself = false
      refresh('stale')
    }
  }

  /** Waits for the calls of the step under way, for a few seconds at most. */
  async function waitForStep(): Promise<void> {
    if (!isStepRunning) return
    const longest = new Promise((resolve) => setTimeout(resolve, pauseBetweenRefreshes))
    await Promise.race([runningStep.catch(() => {}), longest])
  }

  async function steps(count: number, isShown = true): Promise<void> {
    for (let i = 0; i < count; i += 1) if (!(await step(isShown))) return
  }

  async function runAll(): Promise<void> {
    if (state().running) return
    update({ running: true })
    while (state().running && (await step()) && scenario().script[state().done])
      await wait(pauseBetweenSteps)
    if (state().running) update({ running: false })
  }

  async function show(moment: number, now?: number, before?: Place): Promise<void> {
    await waitForStep()
    replace(() => recorder.goTo(moment, now))
    await showPlace(before)
  }

  recorder.subscribe(() => update(readRecorder()))
  session.subscribe(() => {
    if (!isReplacing) recorder.settle()
  })
  // What the client itself changed needs no refresh here: it reads that again as with any host.
  scenarioSession.backend.subscribe((cause) => {
    const fromOutside = isCommandName(cause) || cause === 'edit'
    if (!isChangingByItself && !recorder.isReplaying() && fromOutside) refresh('stale')
  })
  let refreshedAt = 0
  scenarioSession.clock.subscribe(() => {
    const since = performance.now() - refreshedAt
    if (isChangingByItself || (scenarioSession.clock.speed() > 1 && since < pauseBetweenRefreshes))
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
    /** From now on, steps are shown on this screen, and players act on it. */
    attachScreen(clientScreen: ClientScreen): void {
      screen = clientScreen
      const step = lastStep()
      if (step && pathOnScreen() === place()) void screen.show(step.view)
    },
    /** Starts a scenario on the day of the one before. */
    async choose(id: ScenarioId): Promise<void> {
      await waitForStep()
      replace(() => recorder.start(id, state().day))
      places = new Map()
      await showPlace()
    },
    /** Carries out the next step. */
    next: () => steps(1),
    /** Carries out the next so many steps, and shows what came of the last one. */
    async play(count: number): Promise<void> {
      await steps(count, false)
      await showPlace()
    },
    /** Does one step every few seconds, until the last one or `pause`. */
    runAll,
    pause: () => update({ running: false }),
    /** Rewinds to the moment before the last step, even if other events followed it. */
    async undo(): Promise<void> {
      await waitForStep()
      const { events, moment } = state()
      const last = events.slice(0, moment).findLastIndex((event) => event.step !== undefined)
      const { step: index, at } = events[last] ?? {}
      if (index === undefined) return
      await show(last, at, places.get(last))
      report(`Undone: ${scenario().script[index]?.title ?? ''}`)
    },
    /** Goes to any moment of the recording, forwards or back. */
    goTo: (moment: number) => show(moment),
    /** Acts as staff. */
    async command(name: CommandName, args: unknown): Promise<void> {
      try {
        report(await scenarioSession.backend.run(name, args))
      } catch (error) {
        report(describeError(error), true)
      }
    },
    /** Replaces the situation with a recording from a file. Throws `RecordingError`. */
    load(recording: Recording): void {
      replace(() => recorder.take(recording))
      places = new Map()
      void showPlace()
    },
    /** Goes on from the recording of another tab. Throws `RecordingError`. */
    follow(recording: Recording): void {
      change('stale', () => recorder.take(recording))
    },
  }
}
