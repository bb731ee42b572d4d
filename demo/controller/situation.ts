import { createStore } from 'zustand/vanilla'
import type { ScenarioSession, Step } from '#scenarios/define.ts'
import { scenarioById } from '#scenarios/registry.ts'
import type { KeyValueStore, LoginSession } from '#session/session.ts'
import type { Recorder } from '../recording/recorder.ts'
import { stepsUntil, type Recording } from '../recording/recording.ts'
import type { ClientScreen, Place } from './client-screen.ts'
import { createClientSession, type ClientSession } from './client-session.ts'

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

/** What steps and moves know of each other while they are under way. */
interface Course {
  /** The demo changes something, and refreshes the client itself. */
  isChangingByItself: boolean
  /** The player is signed out and in again: who is signed in is known only afterwards. */
  isReplacing: boolean
  /** A step is under way: on a slow network that takes a while. */
  isStepRunning: boolean
  /** Counts how often the situation was replaced: a step that began before one must change nothing. */
  generation: number
  /** Where the player was before each step, by its place among the events. */
  places: Map<number, Place>
  /** The client's screen, once there is one: steps are shown on it, and players act on it. */
  screen: ClientScreen | null
}

export type Situation = ReturnType<typeof createSituation>

/** What is recorded and shown, and what steps and moves share. */
export function createSituation(options: ControllerOptions) {
  const { recorder } = options
  const course: Course = {
    isChangingByItself: false,
    isReplacing: false,
    isStepRunning: false,
    generation: 0,
    places: new Map(),
    screen: null,
  }
  const readRecorder = () => {
    const { scenario, day, events, moment } = recorder.recording()
    const done = stepsUntil(recorder.recording()) - (course.isStepRunning ? 1 : 0)
    return { scenario, day, events, moment, done }
  }
  const {
    getState: state,
    setState: update,
    subscribe,
  } = createStore<ControllerState>(() => ({ ...readRecorder(), said: null, running: false }))
  const scenario = () => scenarioById(state().scenario)
  /** The step that was done last, in the moment that is shown. */
  function lastStep(): Step | undefined {
    const { events, moment } = state()
    const last = events.slice(0, moment).findLast((event) => event.step !== undefined)
    return scenario().script[last?.step ?? -1]
  }
  return {
    course,
    client: createClientSession(options),
    readRecorder,
    state,
    update,
    subscribe,
    scenario,
    report: (text: string, failed = false) => update({ said: { text, failed } }),
    lastStep,
    /** The address of that step's screen, or the scenario's start. */
    place: () => lastStep()?.at ?? scenario().start,
  }
}
