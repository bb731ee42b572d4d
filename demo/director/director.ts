import { ApiError } from '#api/api-error.ts'
import { createSignal } from '#lib/store.ts'
import { isCommandName, type CommandName } from '#mocks/commands.ts'
import { CommandError } from '#mocks/commands/command.ts'
import { keptKey, moneyOperations } from '#money/storage/kept-money.ts'
import { orTabName } from '#platform/tabs/tab-name.ts'
import type { Scenario, Stage, Step } from '#scenarios/define.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { tokenFor } from '#scenarios/stage.ts'
import { tokenKey, type KeyValueStore, type Session } from '#session/session.ts'
import type { Recorder } from '../recording/recorder.ts'
import { stepsUntil, type Recording } from '../recording/recording.ts'
import { sentence } from './sentence.ts'

/** What the last action did, in one sentence. */
export interface Said {
  text: string
  failed: boolean
  /** Its result, in the host's words if it has any. */
  note?: string
}

/** What was recorded, and how far the script got. */
export interface DirectorState extends Pick<Recording, 'scenario' | 'day' | 'acts' | 'moment'> {
  /** Steps that were carried out. */
  done: number
  said: Said | null
  /** Every step is done by itself, one after another. */
  running: boolean
}

export interface DirectorOptions {
  stage: Stage
  recorder: Recorder
  session: Pick<Session, 'token' | 'state' | 'start' | 'follow' | 'subscribe'>
  /** Where the client keeps its token. */
  storage: KeyValueStore
  /** Reads again what's on screen; `anew` forgets it first. May tell when it's been read. */
  refresh(how: 'stale' | 'anew'): void | Promise<void>
  /** Lets milliseconds pass; tests need not wait. */
  wait?: (ms: number) => Promise<void>
}

/** Moves the demo and its client together. Reports errors, never throws. */
export type Director = ReturnType<typeof createDirector>

/** Milliseconds in which an audience finds its way on a screen before something happens on it. */
const lookFirst = 1000

/** Milliseconds between two steps that are done by themselves. */
const perStep = 3000

/** Milliseconds between two looks while the clock is fast: it reports itself every second. */
const pauseBetweenLooks = 4000

const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Else a money form of the next story stays shut: sends of unknown outcome belong to the one left. */
function forgetUnknownSends({ backend }: Stage, storage: KeyValueStore): void {
  const kept = orTabName(storage)
  for (const { mobileNumber } of backend.db.account.getAll()) {
    for (const operation of moneyOperations) kept.remove(keptKey(operation, mobileNumber))
  }
}

/** The engine of the demo: one stage on which one scenario after the other is played. */
export function createDirector(options: DirectorOptions) {
  const { stage, recorder, session, storage, refresh, wait = pass } = options
  let quiet = false
  /** A step is under way: on a slow network that takes a while. */
  let working = false
  const recorded = () => {
    const { scenario, day, acts, moment } = recorder.recording()
    const done = stepsUntil(recorder.recording()) - (working ? 1 : 0)
    return { scenario, day, acts, moment, done }
  }
  let state: DirectorState = { ...recorded(), said: null, running: false }
  let underWay: Promise<unknown> = Promise.resolve()
  /** Counts how often the situation was replaced: a step under way then belongs to nothing. */
  let story = 0
  let read: void | Promise<void>
  let open = (_path: string) => false
  const { subscribe, emit } = createSignal()

  function become(change: Partial<DirectorState>): void {
    state = { ...state, ...change }
    emit()
  }
  const scenario = () => scenarioById(state.scenario)
  const say = (text: string, failed = false) => become({ said: { text, failed } })

  /** Another situation takes this one's place; then one look at the outcome. */
  function replace(how: 'stale' | 'anew', work: () => void): void {
    quiet = true
    try {
      work()
      story += 1
      working = false
      become({ ...recorded(), said: null, running: false })
    } finally {
      quiet = false
      read = refresh(how)
    }
  }

  function signIn(token: string | null, anew: boolean): void {
    if (token === null) storage.remove(tokenKey)
    else storage.set(tokenKey, token)
    if (token !== session.token()) session.follow()
    else if (token !== null && (anew || session.state().status !== 'signed-in')) {
      void session.start()
    }
  }

  /** Most steps need somebody who is signed in, and whoever shows the demo may not be. */
  function signInFor({ signedInAs }: Scenario<ScenarioId>): void {
    if (signedInAs && session.token() === null) signIn(tokenFor(stage, signedInAs), false)
  }

  /** The screen of a step comes into view before anything happens on it. */
  async function bringIntoView({ title, at = scenario().start }: Step): Promise<void> {
    const moved = open(at)
    say(`${title}…`)
    if (moved) await wait(lookFirst)
  }

  async function step(shown = true): Promise<boolean> {
    const next = scenario().script[state.done]
    if (!next || working) return false
    const index = state.done
    const mine = story
    working = true
    const end = (text: string, note?: string | void) => {
      recorder.end()
      working = false
      become({ ...recorded(), said: { text, failed: false, ...(note && { note }) } })
      return true
    }
    try {
      recorder.begin(index)
      const run = (async () => {
        signInFor(scenario())
        if (shown) await bringIntoView(next)
        if (mine !== story) return
        quiet = true
        return next.run(stage)
      })()
      underWay = run
      const note = await run
      if (mine !== story) return false
      return end(`Done: ${next.title}`, note)
    } catch (error) {
      if (mine !== story) return false
      // A step that was done by hand, or can't be done any more, doesn't stop the story.
      if (error instanceof CommandError) return end(`Already done: ${next.title}`, error.message)
      if (error instanceof ApiError && error.kind === 'refused') {
        return end(`Skipped: ${next.title}`, sentence(error))
      }
      working = false
      recorder.cancel()
      say(`${next.title}: ${sentence(error)}`, true)
      return false
    } finally {
      quiet = false
      refresh('stale')
      askAgain()
    }
  }

  /** Waits for a step's calls, which the next story would meet. Doesn't wait for ever. */
  async function stepEnded(): Promise<void> {
    if (!working) return
    const longest = new Promise((done) => setTimeout(done, pauseBetweenLooks))
    await Promise.race([underWay.catch(() => {}), longest])
  }

  /** When the network is better, nobody should have to press Retry. */
  function askAgain(): void {
    if (session.state().status === 'unreachable') void session.start()
  }

  async function steps(count: number, shown = true): Promise<void> {
    for (let i = 0; i < count; i += 1) if (!(await step(shown))) return
  }

  async function runAll(): Promise<void> {
    if (state.running) return
    become({ running: true })
    while (state.running && (await step()) && scenario().script[state.done]) await wait(perStep)
    if (state.running) become({ running: false })
  }

  async function show(moment: number, now?: number): Promise<void> {
    await stepEnded()
    replace('stale', () => signIn(recorder.goTo(moment, now).token, false))
  }

  recorder.subscribe(() => become(recorded()))
  session.subscribe(() => recorder.settle())
  // The client reads again by itself what it changed, as with any host.
  stage.backend.subscribe((cause) => {
    const fromOutside = isCommandName(cause) || cause === 'edit'
    if (!quiet && !recorder.isReplaying() && fromOutside) refresh('stale')
  })
  let looked = 0
  stage.clock.subscribe(() => {
    const since = performance.now() - looked
    if (quiet || (stage.clock.speed() > 1 && since < pauseBetweenLooks)) return
    looked = performance.now()
    refresh('stale')
  })

  return {
    stage,
    recorder,
    state: () => state,
    subscribe,
    scenario,
    say,
    /** Opens addresses of the app with the router. `next` says whether it wasn't on screen already. */
    navigateWith(next: (path: string) => boolean): void {
      open = next
    },
    /** Starts a scenario on the day of the one before. */
    async choose(id: ScenarioId): Promise<void> {
      await stepEnded()
      replace('anew', () => {
        const { token } = recorder.start(id, state.day)
        forgetUnknownSends(stage, storage)
        signIn(token, true)
      })
      open(scenario().start)
    },
    /** Carries out the next step. */
    next: () => steps(1),
    /** Carries out the next so many steps, without showing their screens. */
    play: (count: number) => steps(count, false),
    /** Does one step every few seconds, until the last one or `pause`. */
    runAll,
    pause: () => become({ running: false }),
    /** Rewinds to the moment before the last step, whatever happened since. */
    async undo(): Promise<void> {
      await stepEnded()
      const { acts, moment } = state
      const last = acts.slice(0, moment).findLastIndex((act) => act.step !== undefined)
      const { step: index, at } = acts[last] ?? {}
      if (index === undefined) return
      await show(last, at)
      const { title = '', at: screen = scenario().start } = scenario().script[index] ?? {}
      open(screen)
      say(`Undone: ${title}`)
    },
    /** Goes to any moment of the recording, forwards or back; on screen `at`, ends once it's read. */
    async goTo(moment: number, at?: string): Promise<void> {
      if (at !== undefined) open(at)
      await show(moment)
      if (at !== undefined) await read
    },
    /** Acts as staff. */
    async command(name: CommandName, args: unknown): Promise<void> {
      try {
        say(await stage.backend.run(name, args))
      } catch (error) {
        say(sentence(error), true)
      }
    },
    /** Takes over a recording from elsewhere. Throws `RecordingError`. */
    take(recording: Recording, how: 'stale' | 'anew' = 'anew'): void {
      replace(how, () => signIn(recorder.take(recording).token, how === 'anew'))
    },
    /** Another tab moved on. Throws `RecordingError`. */
    follow(recording: Recording): void {
      replace('stale', () => recorder.take(recording))
    },
  }
}
