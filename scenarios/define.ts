import type { Backend } from '#mocks/backend.ts'
import type { LatencyProfile, PlannedFault } from '#mocks/http/faults.ts'
import type { players } from '#mocks/seed/players.ts'
import type { Seed } from '#mocks/store/models.ts'
import type { audiences } from './audiences.ts'
import type { ScenarioClock } from './scenario-clock.ts'

/** One thing a player does in the client, or waits for. */
export type Gesture =
  /** Goes to an address of the app. */
  | { open: string }
  /** A button, link, tab or choice by its name. */
  | { press: string }
  /** A field by its label. */
  | { fill: string; text: string }
  /** A sentence that must be on screen. */
  | { see: string }
  /** What staff do meanwhile. */
  | { staff: (scenarioSession: ScenarioSession) => unknown }

/** Who can be signed in when a scenario starts. */
export type Persona = keyof typeof players

/** Everything a step of a script may move. */
export interface ScenarioSession {
  backend: Backend
  clock: ScenarioClock
}

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Hour = `0${Digit}` | `1${Digit}` | `2${0 | 1 | 2 | 3}`
/** A time of day, 'HH:MM'. */
export type Time = `${Hour}:${0 | 1 | 2 | 3 | 4 | 5}${Digit}`

/** Texts of the client: meant is the smallest thing on the screen in which they all stand. */
export type View = readonly [string, ...string[]]

/** One named step of a script: usually one command. */
export interface Step {
  /** As on the button: 'Declare open result 120-3'. */
  title: string
  /** What the presenter can say with it, in one sentence. */
  say: string
  /** The path that shows its effect, if not the scenario's start. */
  at?: string
  /** What must be in view there once it's done. */
  view: View
  /** Nothing changes on the player's screen: it's only told. */
  hasNoEffectOnScreen?: true
  /** What the player does for it in the client. */
  gestures?: readonly Gesture[]
  /**
   * Does it without a client, such as in a test, or where the client can't. May give a sentence about
   * what came of it.
   */
  run(scenarioSession: ScenarioSession): string | void | Promise<string | void>
}

/** A situation of the product: data, clock, faults, who is signed in, and what happens. */
export interface Scenario<Id extends string = string> {
  id: Id
  title: string
  /** One line: what it shows. */
  effect: string
  audience: keyof typeof audiences
  /** Other words people might search for. */
  also?: string
  clock: {
    /** Local. */
    time: Time
    /** The latest Sunday; left out: today, or the Saturday before when today is a Sunday. */
    sunday?: boolean
  }
  signedInAs: Persona | null
  /** Own path that is opened. */
  start: string
  /** The rows at the scenario's moment (epoch ms). */
  seed(now: number): Seed
  faults?: readonly PlannedFault[]
  latency?: LatencyProfile
  script: readonly [Step, ...Step[]]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/**
 * How long it takes to show, in minutes: what is said at 130 words a minute, a look at each step, and
 * half a minute to begin.
 */
export function minutesOf({ script }: Pick<Scenario, 'script'>): number {
  const words = sum(script.map(({ say }) => say.split(' ').length))
  return Math.max(1, Math.round(words / 130 + script.length / 4 + 0.5))
}
